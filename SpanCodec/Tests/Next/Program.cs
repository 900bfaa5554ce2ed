using SpanCodecs.Tests.Checks;
using SpanCodecs.Tests.TypeFuzz;

// Usage: SpanCodecNext --types and the arguments of SpanCodecTypeFuzz, or the arguments of SpanCodecChecks.
return args is ["--types", .. var types] ? FuzzProgram.Run(types) : await ChecksProgram.Run(args);
