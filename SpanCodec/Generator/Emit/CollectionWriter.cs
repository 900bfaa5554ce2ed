using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>Emits the writing of a collection: over a span where it is one in memory, with foreach otherwise.</summary>
internal sealed class CollectionWriter(CodeWriter code, EmitScope scope, CollectionModel type)
{
    private const string List = "global::System.Collections.Generic.List";
    private const string AsSpan = "global::System.Runtime.InteropServices.CollectionsMarshal.AsSpan";

    private readonly TypeModel _element = scope[type.Element];

    internal void Emit()
    {
        code.Line();
        code.Open($"internal static int Write(ref {Names.Output} output, int at, int depth, {type.Name.Code} value)");
        ContainerBegin.EmitDepthCheck(code, scope);
        switch (type.Kind)
        {
            case CollectionKind.Array:
                code.Line("return WriteItems(ref output, at, depth, value);");
                break;
            case CollectionKind.List when IsPlain:
                code.Line($"return WriteItems(ref output, at, depth, {AsSpan}(value));");
                break;
            case CollectionKind.Memory:
                code.Line("return WriteItems(ref output, at, depth, value.Span);");
                break;
            case CollectionKind.ImmutableArray:
                code.Under(
                    "if (value.IsDefault)",
                    "throw new global::System.InvalidOperationException("
                    + "\"This operation cannot be performed on a default instance of ImmutableArray<T>.\");");
                code.Line("return WriteItems(ref output, at, depth, value.AsSpan());");
                break;
            case CollectionKind.ListInterface:
                EmitInterface();
                break;
            default:
                EmitLoop(type.DerivesFromList ? $"(({ListOfElements})value)" : "value", isIndexed: type.DerivesFromList);
                break;
        }

        code.Close();
        if (type.Kind is CollectionKind.Array or CollectionKind.Memory or CollectionKind.ImmutableArray or CollectionKind.ListInterface
            || (type.Kind == CollectionKind.List && IsPlain))
        {
            EmitItems();
        }

        if (type.Kind == CollectionKind.ListInterface && !IsPlain)
            EmitList();
    }

    private string ListOfElements => $"{List}<{type.ElementCode}>";

    /// <summary>
    /// Whether writing an element runs no code of the user's. Else that code may change the list: its length is looked at before each
    /// element, or its enumerator notices the change, whichever System.Text.Json does.
    /// </summary>
    private bool IsPlain => (_element is NullableModel nullable ? scope[nullable.Underlying] : _element) is PrimitiveModel or EnumModel;

    /// <summary>Most often it holds an array or a list, which need no enumerator to be made.</summary>
    private void EmitInterface()
    {
        code.Open($"if (value.GetType() == typeof({type.ElementCode}[]))");
        code.Line($"return WriteItems(ref output, at, depth, ({type.ElementCode}[])value);");
        code.Close();
        code.Line();
        code.Open($"if (value.GetType() == typeof({ListOfElements}))");
        code.Line(IsPlain
            ? $"return WriteItems(ref output, at, depth, {AsSpan}(({ListOfElements})value));"
            : $"return WriteList(ref output, at, depth, ({ListOfElements})value);");
        code.Close();
        code.Line();
        EmitLoop("value");
    }

    private void EmitList()
    {
        code.Line();
        code.Open($"private static int WriteList(ref {Names.Output} output, int at, int depth, {ListOfElements} value)");
        EmitLoop("value");
        code.Close();
    }

    private void EmitItems()
    {
        code.Line();
        code.Open($"private static int WriteItems(ref {Names.Output} output, int at, int depth, global::System.ReadOnlySpan<{type.ElementCode}> items)");
        EmitLoop("items", isIndexed: true);
        code.Close();
    }

    /// <param name="isIndexed">Whether the elements are taken by their index, while there are any.</param>
    private void EmitLoop(string items, bool isIndexed = false)
    {
        scope.BeginMethod();
        string? bound = ValueWriting.Bound(scope, _element);
        string taken = $"{type.ElementCode} item = {items}[i];";
        // A number would have to be kept in memory while room is made.
        bool isTakenLast = isIndexed && bound is not null && !scope.Options.WriteIndented && _element is PrimitiveModel;
        code.Line("bool any = false;");
        if (isIndexed)
        {
            // No foreach: over a span it wants C# 13, where the framework is newer than that.
            code.Open($"for (int i = 0; i < {items}.{(items == "items" ? "Length" : "Count")}; i++)");
            if (!isTakenLast)
                code.Line(taken);
        }
        else
        {
            string cast = type.EnumeratedAs is { } known ? $"({known})" : "";
            code.Open($"foreach ({type.ElementCode} item in {cast}{items})");
        }

        if (!type.IsWrittenDirectly || !ContainerBegin.IsOneValue(scope, _element))
            ContainerBegin.EmitDepthCheckOfItem(code, scope);
        const string Separator = "any ? (byte)',' : (byte)'['";
        if (scope.Options.WriteIndented)
        {
            code.Line($"at = output.Byte(at, {Separator});");
            code.Line("at = output.Indent(at, depth + 1);");
        }

        if (bound is not null)
        {
            if (scope.Options.WriteIndented)
            {
                ValueWriting.Alone(code, scope, _element, "item", bound);
            }
            else
            {
                code.Line($"at = output.Reserve(at, 1 + {bound});");
                code.Line($"{Names.ByteSpan} span = output.Span;");
                code.Line($"span[at++] = {Separator};");
                if (isTakenLast)
                    code.Line(taken);
                code.Line($"at = {ValueWriting.Bounded(scope, _element, "item")};");
            }
        }
        else if (_element is PrimitiveModel { IsString: true })
        {
            code.Line(scope.Options.WriteIndented ? "at = output.String(at, item);" : $"at = output.Item(at, {Separator}, item);");
        }
        else
        {
            if (!scope.Options.WriteIndented)
                code.Line($"at = output.Byte(at, {Separator});");
            ValueWriting.Unbounded(code, scope, _element, "item", "depth + 1");
        }

        code.Line("any = true;");
        code.Close();
        code.Line();
        if (scope.Options.WriteIndented)
            code.Under("if (any)", "at = output.Indent(at, depth);");
        code.Under("if (!any)", "at = output.Byte(at, (byte)'[');");
        code.Line("return output.Byte(at, (byte)']');");
    }
}
