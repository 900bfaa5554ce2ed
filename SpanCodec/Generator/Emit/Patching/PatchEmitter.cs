using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>What a root's codec has if documents change values that are there.</summary>
internal static class PatchEmitter
{
    private const string Begin = $"({Names.Bytes} json, int position, int depth, ref ";

    internal static void Emit(CodeWriter code, PatchModel patch, TypeModel type)
    {
        string reference = type.Name.IsValueType ? "ref " : "";
        bool isFilled = patch.Fill is not null, isMerged = patch.Merge is not null;
        code.Block($$"""
            {{When(isFilled)}}{{EmitFill}}
            {{When(isMerged)}}{{EmitMerge}}
            """);

        void EmitFill() => code.Block($$"""

            protected override int Fill{{Begin}}{{type.Name.Code}} value) =>
                {{patch.Fill}}Json.Fill(json, position, depth, {{reference}}value);
            """);

        void EmitMerge() => code.Block($$"""

            protected override int Merge{{Begin}}{{EmitScope.Variable(type)}} value) =>
                {{patch.Merge}}Json.Merge(json, position, depth, ref value);
            """);
    }
}
