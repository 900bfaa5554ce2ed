using SpanCodecs.Generator.Emit;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>What a context may get beside the classes of its types and the members that have its types' names.</summary>
internal static class GeneratedNames
{
    internal const string RuntimeType = "RuntimeTypeJson";
    internal const string Bridge = "ResolverJson";

    internal const string IsSupported = "IsSupportedBySpanCodec";

    internal static bool IsReserved(string name) =>
        name is "Serialize" or "SerializeAsync" or "SerializeToUtf8Bytes" or "SerializeToString"
            or Names.SharedOptions or RuntimeType or Bridge or IsSupported or BridgeParser.PropertyName;

    /// <summary>Those that are no methods and no properties, as far as this context gets them.</summary>
    internal static IEnumerable<string> Of(ContextModel context)
    {
        if (context.Roots.Count > 0)
            yield return IsSupported;
        if (SharedOptionsEmitter.AreNeeded(context with { WritesNodes = SharedOptionsEmitter.WritesNodes(context) }))
            yield return Names.SharedOptions;
        if (RuntimeTypeEmitter.IsNeeded(context))
            yield return RuntimeType;
        if (context.Bridge is not null)
            yield return Bridge;
    }
}
