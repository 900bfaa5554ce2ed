using SpanCodecs.Tests.TypeFuzz;

// How many types, the first seed, documents for each type, changed copies of each document, and 0 to leave findings as large as they are.
return FuzzProgram.Run(args);
