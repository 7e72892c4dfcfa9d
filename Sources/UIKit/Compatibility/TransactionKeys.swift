// The keys under which `CATransaction.setValue(_:forKey:)` has the four properties.

/// How long actions without a duration of their own take, as a number of seconds.
public let kCATransactionAnimationDuration = "animationDuration"

/// Whether changes start no actions.
public let kCATransactionDisableActions = "disableActions"

/// How actions without a timing function of their own are paced.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"

/// What runs once all animations of the transaction have ended.
public let kCATransactionCompletionBlock = "completionBlock"
