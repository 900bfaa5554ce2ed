using SpanCodecs.Tests.Checks;

// Usage: as SpanCodecChecks.
// Or: SpanCodecPublished --types <file>, which says what comes of documents for random types that were compiled in.
if (args is ["--types", var documents])
{
    RandomTypes.Run(documents);
    return 0;
}

return await ChecksProgram.Run(args);
