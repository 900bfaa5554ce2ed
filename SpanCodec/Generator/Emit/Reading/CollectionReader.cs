using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// Emits the reading of an array into a collection. What needs its length first (arrays, lists) keeps two elements in variables, and
/// collects more of them into a buffer that begins on the stack; the rest is filled as the elements come.
/// </summary>
internal sealed class CollectionReader(CodeWriter code, EmitScope scope, CollectionModel type)
{
    private const string Immutable = "global::System.Collections.Immutable.";
    private const string AsImmutableArray = "global::System.Runtime.InteropServices.ImmutableCollectionsMarshal.AsImmutableArray";

    private readonly TypeModel _element = scope[type.Element];

    private bool IsFilled => type.Kind is CollectionKind.Addable or CollectionKind.Queue or CollectionKind.Stack;

    private bool IsFew => type.Kind is not (CollectionKind.WriteOnly or CollectionKind.Immutable) && !IsFilled && !IsGathered;

    internal void Emit()
    {
        code.Block($$"""
            internal static int Read({{Names.Bytes}} json, int position, int depth, out {{EmitScope.Variable(type)}} value)
            {
                {{() => ContainerBegin.Emit(code, scope, type, '[', NullOf())}}
                {{EmitBody}}
            }
            """);
        if (IsFew)
            EmitMany();
        bool isPopulated = scope.IsPopulated;
        if (isPopulated)
            ContainerBegin.EmitFill(code, scope, type, '[', EmitRefusalOfFilled, "FillElements");
        if (IsFilled || isPopulated)
            EmitFillElements(isPopulated ? type.Name.Code : type.Creation);
    }

    private void EmitBody()
    {
        if (type.Kind == CollectionKind.WriteOnly)
        {
            code.Block($"throw {Names.Fail}.NotSupported(position, {Utf8Literal.Quoted(ContainerBegin.NotConstructible(type))});");
        }
        else if (IsFilled)
        {
            code.Block($$"""
                {{type.Creation}} result = new {{type.Creation}}();
                {{When(type.MayBeReadOnly)}}{{EmitRefusalOfReadOnly}}
                value = result;
                return FillElements(json, position, depth, result);
                """);
        }
        else if (IsGathered)
        {
            code.Block($$"""
                {{ListOfElements}} items = new {{ListOfElements}}();
                {{() => EmitLoop("items.Add(item);")}}
                value = {{Result()}};
                return position;
                """);
        }
        else if (type.Kind == CollectionKind.Immutable)
        {
            code.Block($$"""
                SpanCode::ItemBuffer<{{type.ElementCode}}> items = default;
                {{() => EmitLoop("items.Add(item);")}}
                value = {{Result()}};
                items.Release();
                return position;
                """);
        }
        else
        {
            EmitFew();
        }
    }

    /// <summary>
    /// Most short arrays are pairs: of two elements the result is made at once, without the buffer, which has to be cleared and copied.
    /// </summary>
    private void EmitFew() => code.Block($$"""
        {{EmitScope.Variable(_element)}} first = default;
        {{EmitScope.Variable(_element)}} second = default;
        int count = 0;
        {{Beginning}}
        while (!isEnd)
        {
            if (count == 2)
                return ReadMany(json, position, depth, blanks, first, second, out value);
            {{Element}}
            if (count == 0)
                first = item;
            else
                second = item;
            count++;
            {{EmitSeparator}}
        }

        {{EmitResultOfFew}}
        return position;
        """);

    private void EmitMany()
    {
        string parameters = $"{Names.Bytes} json, int position, int depth, int blanks";
        string elements = $"{EmitScope.Variable(_element)} first, {EmitScope.Variable(_element)} second";
        string buffer = $"SpanCode::ItemBuffer<{type.ElementCode}>";
        code.Block($$"""

            // From the third element on.
            {{Names.NoInline}}
            private static int ReadMany({{parameters}}, {{elements}}, out {{EmitScope.Variable(type)}} value)
            {
                {{buffer}} items = new {{buffer}}(first, second);
                bool isEnd = false;
                while (!isEnd)
                {
                    {{Element}}
                    items.Add(item);
                    {{EmitSeparator}}
                }

                value = {{Result()}};
                items.Release();
                return position;
            }
            """);
    }

    private void EmitResultOfFew()
    {
        if (type.Kind is CollectionKind.List or CollectionKind.ListInterface)
        {
            code.Block($$"""
                {{ListOfElements}} list = new {{ListOfElements}}(count);
                if (count > 0)
                    list.Add(first);
                if (count > 1)
                    list.Add(second);
                value = list;
                """);
            return;
        }

        string creation = $"new {type.ElementCode}[]";
        string array = $"count == 2 ? {creation} {{ first, second }} : count == 1 ? {creation} {{ first }} : " +
            $"global::System.Array.Empty<{type.ElementCode}>()";
        code.Block($"value = {(type.Kind == CollectionKind.ImmutableArray ? $"{AsImmutableArray}({array})" : array)};");
    }

    private string ListOfElements => $"global::System.Collections.Generic.List<{type.ElementCode}>";

    /// <summary>
    /// Large elements that contain such collections are not kept on the stack: the document decides how many of these are open at once.
    /// </summary>
    private bool IsGathered => scope.ChecksStack && _element.Name.IsValueType;

    private string Gathered => IsGathered ? "global::System.Runtime.InteropServices.CollectionsMarshal.AsSpan(items)" : "items.Items";

    /// <summary>Returns the code for null; null if it is refused.</summary>
    private string? NullOf() => type.Kind switch
    {
        CollectionKind.Memory => "value = default;",
        CollectionKind.ImmutableArray => null,
        _ => "value = null;",
    };

    private void EmitRefusalOfReadOnly() => ContainerBegin.EmitRefusalOfReadOnly(code, type, type.ElementCode);

    private void EmitRefusalOfFilled()
    {
        if (type.Kind is CollectionKind.ListInterface or CollectionKind.Addable or CollectionKind.WriteOnly)
            EmitRefusalOfReadOnly();
    }

    private void EmitFillElements(string target)
    {
        string add = type.Kind switch
        {
            CollectionKind.Queue => $"(({type.FilledAs})result).Enqueue(item);",
            CollectionKind.Stack => $"(({type.FilledAs})result).Push(item);",
            CollectionKind.Addable or CollectionKind.WriteOnly => $"(({type.FilledAs})result).Add(item);",
            _ => "result.Add(item);",
        };
        code.Block($$"""

            private static int FillElements({{Names.Bytes}} json, int position, int depth, {{target}} result)
            {
                {{() => EmitLoop(add)}}
                return position;
            }
            """);
    }

    private string[] Beginning =>
    [
        Indentation.Declaration,
        $"position = {Names.Read}.FirstElement(json, {Names.Read}.SkipLine(json, position + 1, blanks), out bool isEnd);",
    ];

    private string Element => ValueReading.Element(scope, _element, $"{EmitScope.Variable(_element)} item");

    /// <summary>Emits the loop from the bracket to behind the array's end.</summary>
    private void EmitLoop(string add) => code.Block($$"""
        {{Beginning}}
        while (!isEnd)
        {
            {{Element}}
            {{add}}
            {{EmitSeparator}}
        }

        """);

    /// <summary>The end of the loop over the elements: what comes behind one of them.</summary>
    private void EmitSeparator() => code.Block($$"""
        {{When(!scope.Options.AllowTrailingCommas)}}{{EmitComma}}
        if ({{Names.Read}}.At(json, position, (byte)']'))
        {
            position++;
            break;
        }

        {{Indentation.IfEnd(']')}}
        {
            {{Indentation.PassEnd}}
            break;
        }

        position = {{Names.Read}}.NextElement(json, position, {{scope.TrailingCommas}}, out isEnd);
        """);

    private void EmitComma() => code.Block($$"""
        if ({{Names.Read}}.At(json, position, (byte)','))
        {
            position++;
            if ({{Names.Read}}.IsBlank(json, position))
            {
                int line = position;
                position = {{Names.Read}}.PassLine(json, line, blanks);
                {{Indentation.Learn}}
            }

            continue;
        }

        """);

    private string Result() => type.Kind switch
    {
        CollectionKind.Array or CollectionKind.Memory => "items.ToArray()",
        CollectionKind.ImmutableArray => $"{AsImmutableArray}(items.ToArray())",
        CollectionKind.Immutable => $"{Immutable}{type.Creation}.Create<{type.ElementCode}>({Gathered})",
        _ => IsGathered ? "items" : "items.ToList()",
    };
}
