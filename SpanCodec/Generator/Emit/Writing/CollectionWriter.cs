using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>Emits the writing of a collection: over a span where it is one in memory, with foreach otherwise.</summary>
internal sealed class CollectionWriter(CodeWriter code, EmitScope scope, CollectionModel type)
{
    private const string List = "global::System.Collections.Generic.List";
    private const string DefaultArray = "This operation cannot be performed on a default instance of ImmutableArray<T>.";
    private const string Parameters = $"ref {Names.Output} output, int at, int depth";
    private const string AsSpan = "global::System.Runtime.InteropServices.CollectionsMarshal.AsSpan";

    private readonly TypeModel _element = scope[type.Element];

    private bool HasItems => type.Kind is CollectionKind.Array or CollectionKind.Memory or CollectionKind.ImmutableArray
        or CollectionKind.ListInterface || (type.Kind == CollectionKind.List && IsPlain);

    internal void Emit()
    {
        code.Block($$"""

            internal static int Write({{Parameters}}, {{type.Name.Code}} value)
            {
                {{() => ContainerBegin.EmitDepthCheck(code, scope)}}
                {{EmitBody}}
            }
            """);
        if (HasItems)
        {
            code.Block($$"""

                private static int WriteItems({{Parameters}}, global::System.ReadOnlySpan<{{type.ElementCode}}> items)
                {
                    {{() => EmitLoop("items", isIndexed: true)}}
                }
                """);
        }

        if (type.Kind == CollectionKind.ListInterface && !IsPlain)
        {
            code.Block($$"""

                private static int WriteList({{Parameters}}, {{ListOfElements}} value)
                {
                    {{() => EmitLoop("value")}}
                }
                """);
        }
    }

    private void EmitBody()
    {
        switch (type.Kind)
        {
            case CollectionKind.Array:
                code.Block("return WriteItems(ref output, at, depth, value);");
                break;
            case CollectionKind.List when IsPlain:
                code.Block($"return WriteItems(ref output, at, depth, {AsSpan}(value));");
                break;
            case CollectionKind.Memory:
                code.Block("return WriteItems(ref output, at, depth, value.Span);");
                break;
            case CollectionKind.ImmutableArray:
                code.Block($$"""
                    if (value.IsDefault)
                        throw new global::System.InvalidOperationException("{{DefaultArray}}");
                    return WriteItems(ref output, at, depth, value.AsSpan());
                    """);
                break;
            case CollectionKind.ListInterface:
                EmitInterface();
                break;
            default:
                EmitLoop(type.DerivesFromList ? $"(({ListOfElements})value)" : "value", isIndexed: type.DerivesFromList);
                break;
        }
    }

    private string ListOfElements => $"{List}<{type.ElementCode}>";

    /// <summary>
    /// Whether writing an element runs no code of the user's. Else that code may change the list: its length is looked at before each
    /// element, or its enumerator notices the change, whichever System.Text.Json does.
    /// </summary>
    private bool IsPlain => (_element is NullableModel nullable ? scope[nullable.Underlying] : _element) is PrimitiveModel or EnumModel;

    /// <summary>Most often it holds an array or a list, which need no enumerator to be made.</summary>
    private void EmitInterface() => code.Block($$"""
        if (value.GetType() == typeof({{type.ElementCode}}[]))
        {
            return WriteItems(ref output, at, depth, ({{type.ElementCode}}[])value);
        }

        if (value.GetType() == typeof({{ListOfElements}}))
        {
            {{When(IsPlain)}}return WriteItems(ref output, at, depth, {{AsSpan}}(({{ListOfElements}})value));
            {{When(!IsPlain)}}return WriteList(ref output, at, depth, ({{ListOfElements}})value);
        }

        {{() => EmitLoop("value")}}
        """);

    /// <param name="isIndexed">Whether the elements are taken by their index, while there are any.</param>
    private void EmitLoop(string items, bool isIndexed = false)
    {
        scope.BeginMethod();
        bool isIndented = scope.Options.WriteIndented;
        string? bound = ValueWriting.Bound(scope, _element);
        string taken = $"{type.ElementCode} item = {items}[i];";
        // A number would have to be kept in memory while room is made.
        bool isTakenLast = isIndexed && bound is not null && !isIndented && _element is PrimitiveModel;
        string cast = type.EnumeratedAs is { } known ? $"({known})" : "";
        // No foreach over a span: it wants C# 13, where the framework is newer than that.
        code.Block($$"""
            bool any = false;
            {{When(isIndexed)}}for (int i = 0; i < {{items}}.{{(items == "items" ? "Length" : "Count")}}; i++)
            {{When(!isIndexed)}}foreach ({{type.ElementCode}} item in {{cast}}{{items}})
            {
                {{When(isIndexed && !isTakenLast)}}{{taken}}
                {{() => ContainerBegin.EmitDepthCheckOfItem(code, scope, _element, type.IsWrittenDirectly)}}
                {{() => EmitItem(bound, isTakenLast ? taken : null)}}
                any = true;
            }

            {{When(isIndented)}}if (any)
            {{When(isIndented)}}    at = output.Indent(at, depth);
            if (!any)
                at = output.Byte(at, (byte)'[');
            return output.Byte(at, (byte)']');
            """);
    }

    /// <param name="taken">The statement that takes the element, where that was not done before.</param>
    private void EmitItem(string? bound, string? taken)
    {
        const string Separator = "any ? (byte)',' : (byte)'['";
        if (scope.Options.WriteIndented)
        {
            code.Block($$"""
                at = output.Byte(at, {{Separator}});
                at = output.Indent(at, depth + 1);
                {{() => ValueWriting.Emit(code, scope, _element, "item", "depth + 1")}}
                """);
        }
        else if (bound is not null)
        {
            code.Block($$"""
                at = output.Reserve(at, 1 + {{bound}});
                {{Names.ByteSpan}} span = output.Span;
                span[at++] = {{Separator}};
                {{When(taken is not null)}}{{taken}}
                at = {{ValueWriting.Bounded(scope, _element, "item")}};
                """);
        }
        else if (_element is PrimitiveModel { IsString: true })
        {
            code.Block($"at = output.Item(at, {Separator}, item);");
        }
        else
        {
            code.Block($$"""
                at = output.Byte(at, {{Separator}});
                {{() => ValueWriting.Unbounded(code, scope, _element, "item", "depth + 1")}}
                """);
        }
    }
}
