import Glibc
import RingdownApp

exit(RingdownProgram.run(arguments: Array(CommandLine.arguments.dropFirst())))
