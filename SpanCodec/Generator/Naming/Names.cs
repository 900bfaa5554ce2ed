namespace SpanCodecs.Generator.Naming;

/// <summary>
/// The names that generated code calls. The alias is used with ::, which looks at aliases only: no name of the user's can be taken for it.
/// </summary>
internal static class Names
{
    internal const string Alias = "using SpanCode = global::SpanCodecs.Support;";
    internal const string Read = "SpanCode::JsonRead";
    internal const string Write = "SpanCode::JsonWrite";
    internal const string Int32 = "SpanCode::JsonInt32";
    internal const string Fail = "SpanCode::JsonFail";
    internal const string Union = "SpanCode::JsonUnion";
    internal const string Output = "SpanCode::JsonOutput";
    internal const string Bytes = "global::System.ReadOnlySpan<byte>";
    internal const string ByteSpan = "global::System.Span<byte>";
    internal const string NumberHandling = "global::System.Text.Json.Serialization.JsonNumberHandling";
    internal const string Inline =
        "[global::System.Runtime.CompilerServices.MethodImpl("
        + "global::System.Runtime.CompilerServices.MethodImplOptions.AggressiveInlining)]";

    /// <summary>
    /// The attribute for large methods: a JIT inlines only so much into one method, and a method that is inlined itself leaves its caller
    /// nothing for the small routines that both call.
    /// </summary>
    internal const string NoInline =
        "[global::System.Runtime.CompilerServices.MethodImpl("
        + "global::System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]";
    internal const string SharedOptions = "SharedJsonOptions";

    /// <summary>The runtime's struct with the routines of a primitive.</summary>
    internal static string Routines(Model.PrimitiveModel primitive) => "SpanCode::" + primitive.Routines;
}
