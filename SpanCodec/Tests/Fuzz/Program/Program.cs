using SpanCodecs.Tests.Fuzz;

return FuzzProgram.Run(args);
