using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>Emits the writing of a collection: over a span where it is one in memory, with foreach otherwise.</summary>
internal sealed class CollectionWriter(CodeWriter code, EmitScope scope, CollectionModel type)
{
    private const string List = "global::System.Collections.Generic.List";
    private const string AsSpan = "global::System.Runtime.InteropServices.CollectionsMarshal.AsSpan";

    private readonly TypeModel _element = scope[type.Element];

    // Of arrays and lists System.Text.Json writes plain elements without asking for the depth.
    private bool IsWrittenDirectly => type.Kind is CollectionKind.Array or CollectionKind.List
        && _element is PrimitiveModel { Handling: 0 } or EnumModel;

    internal void Emit()
    {
        code.Line();
        code.Open($"internal static void Write(ref {Names.Output} output, int depth, {type.Name.Code} value)");
        ContainerBegin.EmitDepthCheck(code, scope, type);
        switch (type.Kind)
        {
            case CollectionKind.Array:
                code.Line("WriteItems(ref output, depth, value);");
                break;
            case CollectionKind.List:
                code.Line($"WriteItems(ref output, depth, {AsSpan}(value));");
                break;
            case CollectionKind.Memory:
                code.Line("WriteItems(ref output, depth, value.Span);");
                break;
            case CollectionKind.ImmutableArray:
                code.Under("if (value.IsDefault)", "throw new global::System.InvalidOperationException(\"This operation cannot be performed on a default instance of ImmutableArray<T>.\");");
                code.Line("WriteItems(ref output, depth, value.AsSpan());");
                break;
            case CollectionKind.ListInterface:
                EmitInterface();
                break;
            default:
                EmitLoop("value");
                break;
        }

        code.Close();
        if (type.Kind is CollectionKind.Array or CollectionKind.List or CollectionKind.Memory or CollectionKind.ImmutableArray or CollectionKind.ListInterface)
            EmitItems();
    }

    /// <summary>Most often it holds an array or a list, which need no enumerator to be made.</summary>
    private void EmitInterface()
    {
        code.Open($"if (value.GetType() == typeof({type.ElementCode}[]))");
        code.Line($"WriteItems(ref output, depth, ({type.ElementCode}[])value);");
        code.Line("return;");
        code.Close();
        code.Line();
        code.Open($"if (value.GetType() == typeof({List}<{type.ElementCode}>))");
        code.Line($"WriteItems(ref output, depth, {AsSpan}(({List}<{type.ElementCode}>)value));");
        code.Line("return;");
        code.Close();
        code.Line();
        EmitLoop("value");
    }

    private void EmitItems()
    {
        code.Line();
        code.Open($"private static void WriteItems(ref {Names.Output} output, int depth, global::System.ReadOnlySpan<{type.ElementCode}> items)");
        EmitLoop("items");
        code.Close();
    }

    private void EmitLoop(string items)
    {
        scope.BeginMethod();
        string? bound = ValueWriting.Bound(scope, _element);
        code.Line("bool any = false;");
        if (items == "items")
        {
            // No foreach: over a span it wants C# 13, where the framework is newer than that.
            code.Open("for (int i = 0; i < items.Length; i++)");
            code.Line($"{type.ElementCode} item = items[i];");
        }
        else
        {
            code.Open($"foreach ({type.ElementCode} item in {items})");
        }

        if (!IsWrittenDirectly)
            ContainerBegin.EmitDepthCheckOfItem(code, scope, type);
        const string Separator = "any ? (byte)',' : (byte)'['";
        if (scope.Options.WriteIndented)
        {
            code.Line($"output.Byte({Separator});");
            code.Line("output.Indent(depth + 1);");
        }

        if (bound is not null)
        {
            int separator = scope.Options.WriteIndented ? 0 : 1;
            code.Line($"{Names.ByteSpan} span = output.Reserve({separator} + {bound});");
            if (separator == 1)
                code.Line($"span[0] = {Separator};");
            string at = separator.ToString(System.Globalization.CultureInfo.InvariantCulture);
            code.Line($"output.Advance({ValueWriting.Bounded(scope, _element, "item", at)});");
        }
        else if (_element is PrimitiveModel { Routine: "String" })
        {
            code.Line(scope.Options.WriteIndented ? "output.String(item);" : $"output.Item({Separator}, item);");
        }
        else
        {
            if (!scope.Options.WriteIndented)
                code.Line($"output.Byte({Separator});");
            ValueWriting.Unbounded(code, scope, _element, "item", "depth + 1");
        }

        code.Line("any = true;");
        code.Close();
        code.Line();
        if (scope.Options.WriteIndented)
            code.Under("if (any)", "output.Indent(depth);");
        code.Under("if (!any)", "output.Byte((byte)'[');");
        code.Line("output.Byte((byte)']');");
    }
}
