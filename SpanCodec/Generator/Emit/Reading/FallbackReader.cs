using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// Emits the reading of an object whose discriminator no derived type has: the fallback's extension data keeps it, with what else is not
/// known. So it is read from the first member on, as if nothing had been looked at.
/// </summary>
internal static class FallbackReader
{
    /// <summary>Emits the call, in the reader of the base.</summary>
    internal static void EmitCall(CodeWriter code, TypeModel fallback) => code.Block($$"""
        position = {{Names.Read}}.FirstMember(json, position + 1, out _);
        position = {{EmitScope.Class(fallback)}}.ReadMembers(json, position, depth, true, out {{EmitScope.Variable(fallback)}} fallback);
        value = fallback;
        return position;
        """);

    /// <summary>Emits the beginning of the fallback's own reader.</summary>
    internal static void EmitBegun(CodeWriter code, EmitScope scope) => code.Block($$"""
        {{CodeWriter.When(!scope.Options.AllowOutOfOrderMetadata)}}int discriminator = position;
        if (begun)
            goto AnyName;
        """);

    /// <summary>
    /// Emits the refusal of other metadata than the discriminator, and of its name in another case: extension data that looks for names
    /// in any case would hold one of the two. Where a discriminator may be anywhere, the base has looked for a second one already, and for
    /// names with $.
    /// </summary>
    internal static void EmitMisplaced(CodeWriter code, EmitScope scope, string name)
    {
        bool isMarked = name.StartsWith("$", StringComparison.Ordinal);
        bool isAnywhere = scope.Options.AllowOutOfOrderMetadata;
        if (isAnywhere && isMarked)
            return;
        string literal = Utf8Literal.Of(name);
        string anyCase = $"global::System.Text.Ascii.EqualsIgnoreCase(name, {literal})";
        string misplaced = isAnywhere ? $"{anyCase} && !global::System.MemoryExtensions.SequenceEqual(name, {literal})"
            : "start != discriminator && " + (isMarked ? IsMarked : $"({IsMarked} || {anyCase})");
        code.Block($$"""
            if (begun && {{misplaced}})
                throw {{Names.Fail}}.Message(start, "{{PolymorphicReader.Misplaced}}");
            """);
    }

    private const string IsMarked = "name.Length > 0 && name[0] == (byte)'$'";
}
