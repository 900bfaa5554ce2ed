namespace SpanCodecs.Generator.Parse;

/// <summary>Classes that a context may get beside those of its types.</summary>
internal static class GeneratedNames
{
    internal const string SharedOptions = "SharedJsonOptions";
    internal const string RuntimeType = "RuntimeTypeJson";
    internal const string Bridge = "ResolverJson";
}
