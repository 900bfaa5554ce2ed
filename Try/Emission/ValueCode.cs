using System.Globalization;
using System.Text;
using JsonAot.Try.Finding;
using JsonAot.Try.Naming;

namespace JsonAot.Try.Emission;

/// <summary>
/// Writes methods that make a value of its document, build it anew of its parts, and compare two of them: without a serializer, so that
/// programs which must not contain a second one can have a sample and verify what they read.
/// </summary>
internal sealed class ValueCode(NamePolicy policy)
{
    private readonly List<Shape> _shapes = [];
    private readonly StringBuilder _code = new();

    /// <summary>What code cannot take apart, in words; null where it can take apart everything.</summary>
    internal static string? Obstacle(Shape root)
    {
        var done = new HashSet<Shape>();
        return Visit(root);

        string? Visit(Shape shape)
        {
            if (!done.Add(shape))
                return null;
            return shape switch
            {
                OpaqueShape opaque => opaque.Reason,
                NullableShape nullable => Visit(nullable.Inner),
                SequenceShape sequence => Visit(sequence.Element),
                MapShape map => Visit(map.Value),
                ObjectShape type => type.Members.Where(member => member.Assignment != Assignment.Never)
                    .Select(member => Visit(member.Shape)).FirstOrDefault(reason => reason is not null),
                _ => null,
            };
        }
    }

    /// <returns>The members of a class: <c>Read0</c>, <c>Copy0</c> and <c>Same0</c> are those of the root.</returns>
    internal string Write(Shape root)
    {
        Number(root);
        for (int i = 0; i < _shapes.Count; i++)
            Write(i);
        return _code.ToString();
    }

    private void Write(int number)
    {
        Shape shape = _shapes[number];
        (string read, string copy, string same) = shape switch
        {
            ObjectShape type => (ReadObject(type), CopyObject(type), SameObject(type)),
            SequenceShape sequence => (ReadSequence(sequence), CopySequence(sequence), SameSequence(sequence)),
            MapShape map => (ReadMap(map), CopyMap(map), SameMap(map)),
            _ => throw new InvalidOperationException("Single values have no methods."),
        };
        string none = shape.Type.IsValueType ? "default" : "null";
        _code.Append(CultureInfo.InvariantCulture, $$"""

                private static {{shape.Code}} Read{{number}}(ref global::JsonAot.Codecs.TextScanner s)
                {
                    if (s.TryReadNull())
                        return {{none}};
            {{read}}    }

                private static {{shape.Code}} Copy{{number}}({{shape.Code}} v)
                {
            {{(shape.Type.IsValueType ? "" : "        if (v is null)\n            return null;\n")}}{{copy}}    }

                private static bool Same{{number}}({{shape.Code}} a, {{shape.Code}} b)
                {
            {{(shape.Type.IsValueType ? "" : "        if (a is null || b is null)\n            return a is null && b is null;\n")}}{{same}}    }

            """);
    }

    private string ReadObject(ObjectShape type)
    {
        MemberShape[] read = [.. type.Members.Where(member => member.Assignment != Assignment.Never)];
        var code = new StringBuilder();
        foreach ((int i, MemberShape member) in read.Index())
            code.Append(CultureInfo.InvariantCulture, $"        {member.Shape.Code} m{i} = {member.Default ?? "default"}; bool h{i} = false;\n");
        code.Append("        s.EnterObject();\n        while (s.MoveToMember(out var name))\n        {\n            switch (name)\n            {\n");
        foreach ((int i, MemberShape member) in read.Index())
            code.Append(CultureInfo.InvariantCulture, $"                case {Text.Literal(member.JsonName(policy))}: m{i} = {Read(member.Shape)}; h{i} = true; break;\n");
        code.Append("                default: s.SkipValue(); break;\n            }\n        }\n");
        code.Append(CultureInfo.InvariantCulture, $"        var value = {Make(type, member => $"m{Array.IndexOf(read, member)}")};\n");
        foreach ((int i, MemberShape member) in read.Index().Where(one => one.Item.Assignment == Assignment.Later))
            code.Append(CultureInfo.InvariantCulture, $"        if (h{i})\n            value.@{member.Name} = m{i};\n");
        return code.Append("        return value;\n").ToString();
    }

    private string CopyObject(ObjectShape type)
    {
        var code = new StringBuilder();
        code.Append(CultureInfo.InvariantCulture, $"        var value = {Make(type, member => Copy(member.Shape, $"v.@{member.Name}"))};\n");
        foreach (MemberShape member in type.Members.Where(member => member.Assignment == Assignment.Later))
            code.Append(CultureInfo.InvariantCulture, $"        value.@{member.Name} = {Copy(member.Shape, $"v.@{member.Name}")};\n");
        return code.Append("        return value;\n").ToString();
    }

    private string SameObject(ObjectShape type)
    {
        string[] parts = [.. type.Members.Where(member => member.Assignment != Assignment.Never).Select(member => Same(member.Shape, $"a.@{member.Name}", $"b.@{member.Name}"))];
        return $"        return {(parts.Length == 0 ? "true" : string.Join("\n            && ", parts))};\n";
    }

    private static string Make(ObjectShape type, Func<MemberShape, string> value)
    {
        string[] atOnce = [.. type.Members.Where(member => member.Assignment == Assignment.AtOnce).Select(member => $"@{member.Name} = {value(member)}")];
        string initializer = atOnce.Length == 0 ? "" : $" {{ {string.Join(", ", atOnce)} }}";
        return $"new {type.Code}({string.Join(", ", type.Constructor.Select(value))}){initializer}";
    }

    private string ReadSequence(SequenceShape sequence) =>
        $"        var list = new global::System.Collections.Generic.List<{sequence.Element.Code}>();\n        s.EnterArray();\n        while (s.MoveToElement())\n"
        + $"            list.Add({Read(sequence.Element)});\n        return {string.Format(CultureInfo.InvariantCulture, sequence.Maker, "list")};\n";

    private string CopySequence(SequenceShape sequence)
    {
        string count = sequence.Type is Microsoft.CodeAnalysis.IArrayTypeSymbol ? "v.Length" : "global::System.Linq.Enumerable.Count(v)";
        // An array is made of its final length at once; a list too.
        if (sequence.Maker == "{0}.ToArray()")
            return $"        var array = new {ArrayOf(sequence.Element.Code, "v.Length")};\n        for (int i = 0; i < array.Length; i++)\n            "
                + $"array[i] = {Copy(sequence.Element, "v[i]")};\n        return array;\n";
        return $"        var list = new global::System.Collections.Generic.List<{sequence.Element.Code}>({count});\n        foreach (var e in v)\n            "
            + $"list.Add({Copy(sequence.Element, "e")});\n"
            + $"        return {string.Format(CultureInfo.InvariantCulture, sequence.Maker, "list")};\n";
    }

    // The length of an array of arrays stands in the first brackets.
    private static string ArrayOf(string element, string length)
    {
        int brackets = element.IndexOf("[]", StringComparison.Ordinal);
        return brackets < 0 || element.Contains('<', StringComparison.Ordinal) ? $"{element}[{length}]" : $"{element[..brackets]}[{length}]{element[brackets..]}";
    }

    private string SameSequence(SequenceShape sequence) =>
        "        using var left = ((global::System.Collections.Generic.IEnumerable<" + sequence.Element.Code + ">)a).GetEnumerator();\n"
        + "        using var right = ((global::System.Collections.Generic.IEnumerable<" + sequence.Element.Code + ">)b).GetEnumerator();\n"
        + "        while (left.MoveNext())\n        {\n            if (!right.MoveNext() || "
            + "!(" + Same(sequence.Element, "left.Current", "right.Current") + "))\n                return false;\n        }\n\n        return !right.MoveNext();\n";

    private string ReadMap(MapShape map) =>
        $"        var map = new {Dictionary(map)}();\n        s.EnterObject();\n        while (s.MoveToMember(out var name))\n        {{\n            var key = "
            + $"{Scalars.Key(map.Key, "name")};\n"
        + $"            map[key] = {Read(map.Value)};\n        }}\n\n        return map;\n";

    private string CopyMap(MapShape map) =>
        $"        var map = new {Dictionary(map)}();\n        foreach (var e in v)\n            "
            + $"map.Add({(map.Key.Type.SpecialType == Microsoft.CodeAnalysis.SpecialType.System_String ? "Text(e.Key)" : "e.Key")}, "
                + $"{Copy(map.Value, "e.Value")});\n        return map;\n";

    private string SameMap(MapShape map) =>
        "        if (a.Count != b.Count)\n            return false;\n        foreach (var e in a)\n        {\n            if (!b.TryGetValue(e.Key, out var "
            + "other) || !(" + Same(map.Value, "e.Value", "other") + "))\n                return false;\n        }\n\n        return true;\n";

    private static string Dictionary(MapShape map) => $"global::System.Collections.Generic.Dictionary<{map.Key.Code}, {map.Value.Code}>";

    private string Read(Shape shape) => shape switch
    {
        ScalarShape scalar => Scalars.Read(scalar),
        EnumShape named => Scalars.ReadEnum(named),
        NullableShape nullable => $"s.TryReadNull() ? null : ({shape.Code})({Read(nullable.Inner)})",
        _ => $"Read{Number(shape)}(ref s)",
    };

    private string Copy(Shape shape, string value) => shape switch
    {
        ScalarShape scalar => Scalars.Copy(scalar, value),
        EnumShape => value,
        NullableShape { Inner: EnumShape } => value,
        NullableShape { Inner: ScalarShape inner } when Scalars.Copy(inner, "x") == "x" => value,
        NullableShape nullable => $"{value} is null ? null : ({shape.Code})({Copy(nullable.Inner, $"{value}.Value")})",
        _ => $"Copy{Number(shape)}({value})",
    };

    private string Same(Shape shape, string left, string right) => shape switch
    {
        ScalarShape scalar => Scalars.Same(scalar, left, right),
        EnumShape => $"{left} == {right}",
        NullableShape nullable => $"({left}.HasValue == {right}.HasValue && (!{left}.HasValue || {Same(nullable.Inner, $"{left}.Value", $"{right}.Value")}))",
        _ => $"Same{Number(shape)}({left}, {right})",
    };

    private int Number(Shape shape)
    {
        int known = _shapes.IndexOf(shape);
        if (known >= 0)
            return known;
        _shapes.Add(shape);
        return _shapes.Count - 1;
    }
}
