using SpanCodecs.Tests.Checks;

// Usage: SpanCodecChecks [--reduced] [--small] [--odd-culture] [name of a check ...]
// Ends with 0 and "N checks passed", or with 1 and what failed.
// Or: SpanCodecChecks --sequence <bytes> [--lines | --inside], which reads and writes so much and says how much memory it took.
// Or: SpanCodecChecks --paths <bytes>, which prints what reading at a place costs: a sequence in a document of so many bytes, and values.
// Or: SpanCodecChecks --untyped [file ...], which prints what untyped parts cost beside System.Text.Json: in documents of its own, and the
// members of the given ones.
// Or: SpanCodecChecks --arrays, which prints what writing to a new array costs beside writing to a buffer.
return await ChecksProgram.Run(args);
