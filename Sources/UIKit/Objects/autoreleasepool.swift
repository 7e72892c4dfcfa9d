/// Calls `body`: objects go when nothing holds them any more, with or without a pool.
///
/// - Parameter body: The block to call.
/// - Returns: What `body` answers.
/// - Throws: What `body` throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
