using SpanCodecs.Tests.Checks;

// Usage: SpanCodecChecks [--reduced] [--small] [--odd-culture] [name of a check ...]
// Ends with 0 and "N checks passed", or with 1 and what failed.
// Or: SpanCodecChecks --sequence <bytes> [--lines], which reads and writes so much and says how much memory it took.
return await ChecksProgram.Run(args);
