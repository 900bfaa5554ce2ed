using SpanCodecs.Generator.Model;

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

    internal void Emit()
    {
        code.Open($"internal static int Read({Names.Bytes} json, int position, int depth, out {EmitScope.Variable(type)} value)");
        ContainerBegin.Emit(code, scope, type, "Array", '[', NullOf());
        if (type.Kind == CollectionKind.WriteOnly)
        {
            code.Line($"throw {Names.Fail}.NotSupported(position, {Utf8Literal.Quoted(ContainerBegin.NotConstructible(type))});");
        }
        else if (IsFilled)
        {
            code.Line($"{type.Creation} result = new {type.Creation}();");
            if (type.MayBeReadOnly)
                ContainerBegin.EmitRefusalOfReadOnly(code, type, type.ElementCode);
            code.Line("value = result;");
            code.Line("return FillElements(json, position, depth, result);");
        }
        else if (IsGathered)
        {
            code.Line($"{ListOfElements} items = new {ListOfElements}();");
            EmitLoop("items.Add(item);");
            code.Line($"value = {Result()};");
            code.Line("return position;");
        }
        else if (type.Kind == CollectionKind.Immutable)
        {
            code.Line($"SpanCode::ItemBuffer<{type.ElementCode}> items = default;");
            EmitLoop("items.Add(item);");
            EmitCollected();
        }
        else
        {
            EmitFew();
        }

        code.Close();
        bool isPopulated = scope.IsPopulated;
        if (isPopulated)
            EmitFill();
        if (IsFilled || isPopulated)
            EmitFillElements(isPopulated ? type.Name.Code : type.Creation);
    }

    /// <summary>
    /// Most short arrays are pairs: of two elements the result is made at once, without the buffer, which has to be cleared and copied.
    /// </summary>
    private void EmitFew()
    {
        code.Line($"{EmitScope.Variable(_element)} first = default;");
        code.Line($"{EmitScope.Variable(_element)} second = default;");
        code.Line("int count = 0;");
        EmitBeginning();
        code.Open("while (!isEnd)");
        code.Under("if (count == 2)", "return ReadMany(json, position, depth, blanks, first, second, out value);");
        EmitElement();
        code.Under("if (count == 0)", "first = item;");
        code.Under("else", "second = item;");
        code.Line("count++;");
        EmitSeparator();
        code.Line();
        EmitResultOfFew();
        code.Line("return position;");
        code.Close();

        code.Line();
        code.Line("// From the third element on.");
        code.Line(Names.NoInline);
        string parameters = $"{Names.Bytes} json, int position, int depth, int blanks";
        string elements = $"{EmitScope.Variable(_element)} first, {EmitScope.Variable(_element)} second";
        code.Open($"private static int ReadMany({parameters}, {elements}, out {EmitScope.Variable(type)} value)");
        string buffer = $"SpanCode::ItemBuffer<{type.ElementCode}>";
        code.Line($"{buffer} items = new {buffer}(first, second);");
        code.Line("bool isEnd = false;");
        code.Open("while (!isEnd)");
        EmitElement();
        code.Line("items.Add(item);");
        EmitSeparator();
        code.Line();
        EmitCollected();
    }

    private void EmitResultOfFew()
    {
        if (type.Kind is CollectionKind.List or CollectionKind.ListInterface)
        {
            code.Line($"{ListOfElements} list = new {ListOfElements}(count);");
            code.Under("if (count > 0)", "list.Add(first);");
            code.Under("if (count > 1)", "list.Add(second);");
            code.Line("value = list;");
            return;
        }

        string creation = $"new {type.ElementCode}[]";
        string array = $"count == 2 ? {creation} {{ first, second }} : count == 1 ? {creation} {{ first }} : " +
            $"global::System.Array.Empty<{type.ElementCode}>()";
        code.Line($"value = {(type.Kind == CollectionKind.ImmutableArray ? $"{AsImmutableArray}({array})" : array)};");
    }

    private void EmitCollected()
    {
        code.Line($"value = {Result()};");
        code.Line("items.Release();");
        code.Line("return position;");
    }

    private string ListOfElements => $"global::System.Collections.Generic.List<{type.ElementCode}>";

    /// <summary>
    /// Large elements that contain such collections are not kept on the stack: the document decides how many of these are open at once.
    /// </summary>
    private bool IsGathered => scope.ChecksStack && _element.Name.IsValueType;

    private string Gathered => IsGathered ? "global::System.Runtime.InteropServices.CollectionsMarshal.AsSpan(items)" : "items.Items";

    private string? NullOf() => type.Kind switch
    {
        CollectionKind.Memory => "default",
        CollectionKind.ImmutableArray => null,
        _ => "null",
    };

    private void EmitFill()
    {
        code.Line();
        code.Open($"internal static int Fill({Names.Bytes} json, int position, int depth, {type.Name.Code} result)");
        code.Open($"if (!{Names.Read}.At(json, position, (byte)'['))");
        code.Line($"position = {Names.Read}.SeekArray(json, position, typeof({type.Name.Code}), out _);");
        code.Close();
        code.Line();
        ContainerBegin.EmitCheckOfDepth(code, scope);
        if (type.Kind is CollectionKind.ListInterface or CollectionKind.Addable or CollectionKind.WriteOnly)
            ContainerBegin.EmitRefusalOfReadOnly(code, type, type.ElementCode);
        code.Line("return FillElements(json, position, depth, result);");
        code.Close();
    }

    private void EmitFillElements(string target)
    {
        code.Line();
        code.Open($"private static int FillElements({Names.Bytes} json, int position, int depth, {target} result)");
        EmitLoop(type.Kind switch
        {
            CollectionKind.Queue => $"(({type.FilledAs})result).Enqueue(item);",
            CollectionKind.Stack => $"(({type.FilledAs})result).Push(item);",
            CollectionKind.Addable or CollectionKind.WriteOnly => $"(({type.FilledAs})result).Add(item);",
            _ => "result.Add(item);",
        });
        code.Line("return position;");
        code.Close();
    }

    /// <summary>From the bracket to behind the array's end.</summary>
    private void EmitLoop(string add)
    {
        EmitBeginning();
        code.Open("while (!isEnd)");
        EmitElement();
        code.Line(add);
        EmitSeparator();
        code.Line();
    }

    private void EmitBeginning()
    {
        code.Line(Indentation.Declaration);
        code.Line($"position = {Names.Read}.FirstElement(json, {Names.Read}.SkipLine(json, position + 1, blanks), out bool isEnd);");
    }

    private void EmitElement() =>
        code.Line(ValueReading.Element(scope, _element, $"{EmitScope.Variable(_element)} item"));

    /// <summary>The end of the loop over the elements: what comes behind one of them.</summary>
    private void EmitSeparator()
    {
        if (!scope.Options.AllowTrailingCommas)
        {
            code.Open($"if ({Names.Read}.At(json, position, (byte)','))");
            code.Line("position++;");
            code.Open($"if ({Names.Read}.IsBlank(json, position))");
            code.Line("int line = position;");
            code.Line($"position = {Names.Read}.PassLine(json, line, blanks);");
            code.Line(Indentation.Learn);
            code.Close();
            code.Line();
            code.Line("continue;");
            code.Close();
            code.Line();
        }

        code.Open($"if ({Names.Read}.At(json, position, (byte)']'))");
        code.Line("position++;");
        code.Line("break;");
        code.Close();
        code.Line();
        code.Open(Indentation.IfEnd(']'));
        code.Line(Indentation.PassEnd);
        code.Line("break;");
        code.Close();
        code.Line();

        code.Line($"position = {Names.Read}.NextElement(json, position, {scope.TrailingCommas}, out isEnd);");
        code.Close();
    }

    private string Result() => type.Kind switch
    {
        CollectionKind.Array or CollectionKind.Memory => "items.ToArray()",
        CollectionKind.ImmutableArray => $"{AsImmutableArray}(items.ToArray())",
        CollectionKind.Immutable => $"{Immutable}{type.Creation}.Create<{type.ElementCode}>({Gathered})",
        _ => IsGathered ? "items" : "items.ToList()",
    };
}
