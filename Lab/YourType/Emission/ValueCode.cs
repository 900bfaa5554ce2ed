using System.Text;
using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>
/// Writes methods that make a value of its document, copy it, and compare two of them: without a serializer, so that programs which must
/// not contain a second one can have a sample and verify what they read. A second one would count in the size of a native program, and keep
/// members that the one to be judged would lose.
/// </summary>
internal sealed class ValueCode(NamePolicy policy)
{
    private const string SameNull = "        if (a is null || b is null)\n            return a is null && b is null;\n";

    private const string CopyNull = "        if (v is null)\n            return null;\n";

    private readonly List<Shape> _shapes = [];
    private readonly StringBuilder _code = new();

    /// <summary>Whether code can take apart everything.</summary>
    internal static bool CanWrite(Shape root)
    {
        var found = new List<Shape> { root };
        for (int i = 0; i < found.Count; i++)
            found.AddRange(found[i].Parts.Except(found));
        return found.TrueForAll(shape => shape.CanMake && shape is not OpaqueShape);
    }

    /// <returns>The members of a class: <c>Read0</c>, <c>Same0</c> and <c>Copy0</c> are those of the root.</returns>
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
        (string read, string same, string copy) = shape switch
        {
            ObjectShape type => (ReadObject(type), SameObject(type), CopyObject(type)),
            SequenceShape sequence => (ReadSequence(sequence), SameSequence(sequence), CopySequence(sequence)),
            MapShape map => (ReadMap(map), SameMap(map), CopyMap(map)),
            _ => throw new InvalidOperationException("Single values have no methods."),
        };
        string none = shape.Type.IsValueType ? "default" : "null";
        _code.Append($$"""

                private static {{shape.Code}} Read{{number}}(ref global::JsonAot.Codecs.TextScanner s)
                {
                    if (s.TryReadNull())
                        return {{none}};
            {{read}}    }

                private static bool Same{{number}}({{shape.Code}} a, {{shape.Code}} b)
                {
            {{(shape.Type.IsValueType ? "" : SameNull)}}{{same}}    }

                private static {{shape.Code}} Copy{{number}}({{shape.Code}} v)
                {
            {{(shape.Type.IsValueType ? "" : CopyNull)}}{{copy}}    }

            """);
    }

    private string ReadObject(ObjectShape type)
    {
        MemberShape[] read = [.. type.Read];
        return $$"""
            {{Each((i, member) => $"        {member.Shape.Code} m{i} = {member.Default ?? "default"};\n        bool h{i} = false;\n")}}
                    s.EnterObject();
                    while (s.MoveToMember(out var name))
                    {
                        switch (name)
                        {
            {{Each((i, member) =>
                $"                case {CodeNames.Literal(member.JsonName(policy))}: m{i} = {Read(member.Shape)}; h{i} = true; break;\n")}}
                            default: s.SkipValue(); break;
                        }
                    }
                    var value = {{Make(type, member => $"m{Array.IndexOf(read, member)}")}};
            {{Each((i, member) => member.Assignment == Assignment.Later ? $"        if (h{i}) value.@{member.Name} = m{i};\n" : "")}}
                    return value;

            """;

        string Each(Func<int, MemberShape, string> line) => string.Concat(read.Select((member, i) => line(i, member)));
    }

    private string SameObject(ObjectShape type)
    {
        string[] parts = [.. type.Read.Select(member => Same(member.Shape, $"a.@{member.Name}", $"b.@{member.Name}"))];
        return $"        return {(parts.Length == 0 ? "true" : string.Join("\n            && ", parts))};\n";
    }

    private string CopyObject(ObjectShape type)
    {
        string later = string.Concat(type.Members.Where(member => member.Assignment == Assignment.Later)
            .Select(member => $"        value.@{member.Name} = {Copied(member)};\n"));
        return $"        var value = {Make(type, Copied)};\n{later}        return value;\n";

        string Copied(MemberShape member) => Copy(member.Shape, $"v.@{member.Name}");
    }

    private string CopySequence(SequenceShape sequence) => sequence.Type is IArrayTypeSymbol
        ? $$"""
                  var array = global::System.GC.AllocateUninitializedArray<{{sequence.Element.Code}}>(v.Length);
                  for (int i = 0; i < array.Length; i++)
                      array[i] = {{Copy(sequence.Element, "v[i]")}};
                  return array;

          """
        : $$"""
                  global::System.Linq.Enumerable.TryGetNonEnumeratedCount(v, out int count);
                  var list = new global::System.Collections.Generic.List<{{sequence.Element.Code}}>(count);
                  foreach (var e in v)
                      list.Add({{Copy(sequence.Element, "e")}});
                  return {{string.Format(sequence.Maker, "list")}};

          """;

    private string CopyMap(MapShape map) => $$"""
                var map = new {{Dictionary(map)}}(v.Count);
                foreach (var e in v)
                    map.Add(e.Key, {{Copy(map.Value, "e.Value")}});
                return map;

        """;

    private static string Make(ObjectShape type, Func<MemberShape, string> value)
    {
        IEnumerable<MemberShape> atOnce = type.Members.Where(member => member.Assignment == Assignment.AtOnce);
        string set = string.Join(", ", atOnce.Select(member => $"@{member.Name} = {value(member)}"));
        return $"new {type.Code}({string.Join(", ", type.Constructor.Select(value))}){(set.Length == 0 ? "" : $" {{ {set} }}")}";
    }

    private string ReadSequence(SequenceShape sequence) => $$"""
                var list = new global::System.Collections.Generic.List<{{sequence.Element.Code}}>();
                s.EnterArray();
                while (s.MoveToElement())
                    list.Add({{Read(sequence.Element)}});
                return {{string.Format(sequence.Maker, "list")}};

        """;

    private string SameSequence(SequenceShape sequence) => $$"""
                using var left = ((global::System.Collections.Generic.IEnumerable<{{sequence.Element.Code}}>)a).GetEnumerator();
                using var right = ((global::System.Collections.Generic.IEnumerable<{{sequence.Element.Code}}>)b).GetEnumerator();
                while (left.MoveNext())
                    if (!right.MoveNext() || !({{Same(sequence.Element, "left.Current", "right.Current")}}))
                        return false;
                return !right.MoveNext();

        """;

    private string ReadMap(MapShape map) => $$"""
                var map = new {{Dictionary(map)}}();
                s.EnterObject();
                while (s.MoveToMember(out var name))
                    map[{{Scalars.Key(map.Key, "name")}}] = {{Read(map.Value)}};
                return map;

        """;

    private string SameMap(MapShape map) => $$"""
                if (a.Count != b.Count)
                    return false;
                foreach (var e in a)
                    if (!b.TryGetValue(e.Key, out var other) || !({{Same(map.Value, "e.Value", "other")}}))
                        return false;
                return true;

        """;

    private static string Dictionary(MapShape map) =>
        $"global::System.Collections.Generic.Dictionary<{map.Key.Code}, {map.Value.Code}>";

    private string Read(Shape shape) => shape switch
    {
        ScalarShape scalar => Scalars.Read(scalar),
        EnumShape named => Scalars.ReadEnum(named),
        NullableShape nullable => $"s.TryReadNull() ? null : ({shape.Code})({Read(nullable.Inner)})",
        _ => $"Read{Number(shape)}(ref s)",
    };

    /// <summary>Single values are parts that are there already.</summary>
    private string Copy(Shape shape, string value) => shape switch
    {
        ScalarShape or EnumShape => value,
        NullableShape { Inner: ScalarShape or EnumShape } => value,
        NullableShape nullable => $"{value}.HasValue ? {Copy(nullable.Inner, $"{value}.Value")} : null",
        _ => $"Copy{Number(shape)}({value})",
    };

    private string Same(Shape shape, string left, string right) => shape switch
    {
        ScalarShape scalar => Scalars.Same(scalar, left, right),
        EnumShape => $"{left} == {right}",
        NullableShape nullable => $"({left}.HasValue == {right}.HasValue && "
            + $"(!{left}.HasValue || {Same(nullable.Inner, $"{left}.Value", $"{right}.Value")}))",
        _ => $"Same{Number(shape)}({left}, {right})",
    };

    private int Number(Shape shape)
    {
        if (!_shapes.Contains(shape))
            _shapes.Add(shape);
        return _shapes.IndexOf(shape);
    }
}
