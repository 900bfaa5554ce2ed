using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis.CSharp;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>Asks SpanCodec's generator about a type before anything is built with it.</summary>
internal static class SpanCodecCheck
{
    /// <returns>Why it refuses the type, in its own words; null where it takes it, or cannot be asked.</returns>
    internal static string? WhyNot(UserCode code, Subject subject)
    {
        if (!SourceGenerator.SpanCodec.IsThere)
            return null;
        string asking = $"using System.Text.Json.Serialization; {subject.Stated("SpanCodecs.SpanCodecOptions")}"
            + $"[SpanCodecs.SpanCodec(typeof({subject.Type.Root.Code}))] internal static partial class Asked__;";
        var parsing = (CSharpParseOptions)code.Compilation.SyntaxTrees[0].Options;
        CSharpCompilation asked = code.Compilation.AddSyntaxTrees(CSharpSyntaxTree.ParseText(asking, parsing));
        IReadOnlyList<string> refusals = SourceGenerator.SpanCodec.Run(asked).Errors;
        return refusals.Count == 0 ? null : string.Join("; ", refusals.Take(2));
    }
}
