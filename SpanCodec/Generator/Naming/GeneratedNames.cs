using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Naming;

/// <summary>The members that a context may get beside the classes of its types and the members that have its types' names.</summary>
internal static class GeneratedNames
{
    /// <summary>The class that writes values held as object, in a file of its own.</summary>
    internal const string RuntimeType = "RuntimeTypeJson";
    internal const string RuntimeTypeFile = "RuntimeType";

    internal const string Bridge = "ResolverJson";

    /// <summary>The property with the codecs for JsonSerializer.</summary>
    internal const string Resolver = "Resolver";

    internal const string IsSupported = "IsSupportedBySpanCodec";

    internal static bool IsReserved(string name) =>
        name is Names.SharedOptions or RuntimeType or Bridge or IsSupported or Resolver;

    /// <summary>Lists what this context gets of them, without its properties.</summary>
    internal static IEnumerable<string> Of(ContextModel context)
    {
        if (context.Roots.Count > 0)
            yield return IsSupported;
        if (context.HasNodes || context.HasConverters)
            yield return Names.SharedOptions;
        if (context.HoldsObjects)
            yield return RuntimeType;
        if (context.Bridge is not null)
            yield return Bridge;
    }
}
