namespace SpanCodecs.Support;

/// <summary>
/// Marks what is public only because generated code calls it. Code of a user that names it gets an error of the compiler, SPAN0200;
/// generated files disable it.
/// </summary>
internal static class ForGeneratedCode
{
    internal const string Id = "SPAN0200";
    internal const string Why = "Only code that SpanCodec generates may use it. Another version may have it in another form.";
}
