namespace SpanCodecs.Support;

/// <summary>
/// What generated code calls has to be public. Whoever names it by hand gets an error of the compiler, SPAN0200; generated files disable it.
/// </summary>
internal static class ForGeneratedCode
{
    internal const string Id = "SPAN0200";
    internal const string Why = "Only code that SpanCodec generates may use it. Another version may have it in another form.";
}
