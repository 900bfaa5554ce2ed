namespace SpanCodecs.Generator.Parse;

/// <summary>What a context may get beside the classes of its types and the members that have its types' names.</summary>
internal static class GeneratedNames
{
    internal const string RuntimeType = "RuntimeTypeJson";
    internal const string Bridge = "ResolverJson";

    internal const string IsSupported = "IsSupportedBySpanCodec";

    internal static bool IsReserved(string name) =>
        name is "Serialize" or "SerializeAsync" or "SerializeToUtf8Bytes" or "SerializeToString"
            or Emit.Names.SharedOptions or RuntimeType or Bridge or IsSupported or BridgeParser.PropertyName;
}
