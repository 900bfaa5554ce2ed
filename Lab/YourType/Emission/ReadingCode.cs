using System.Text;
using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>
/// Writes methods that make a value of its document without a serializer, so that programs which must not contain a second one can have
/// a sample. A second one would count in the size of a native program, and keep members that the one to be judged would lose.
/// </summary>
internal sealed class ReadingCode(NamePolicy policy)
{
    private readonly List<Shape> _shapes = [];
    private readonly StringBuilder _code = new();

    /// <summary>Whether code can take apart everything, and make it anew.</summary>
    internal static bool CanWrite(Shape root)
    {
        var found = new List<Shape> { root };
        for (int i = 0; i < found.Count; i++)
            found.AddRange(found[i].Parts.Except(found));
        return found.TrueForAll(shape => shape.CanMake && shape is not OpaqueShape);
    }

    /// <returns>The members of a class: <c>Read0</c> is that of the root.</returns>
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
        string read = shape switch
        {
            ObjectShape type => ReadObject(type),
            SequenceShape sequence => ReadSequence(sequence),
            MapShape map => ReadMap(map),
            _ => throw new InvalidOperationException("Single values have no methods."),
        };
        string none = shape.Type.IsValueType ? "default" : "null";
        _code.Append($$"""

                private static {{shape.Code}} Read{{number}}(ref global::JsonAot.Codecs.TextScanner s)
                {
                    if (s.TryReadNull())
                        return {{none}};
            {{read}}    }

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

    private string ReadMap(MapShape map) => $$"""
                var map = new {{Dictionary(map)}}();
                s.EnterObject();
                while (s.MoveToMember(out var name))
                    map[{{Scalars.Key(map.Key, "name")}}] = {{Read(map.Value)}};
                return map;

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

    private int Number(Shape shape)
    {
        if (!_shapes.Contains(shape))
            _shapes.Add(shape);
        return _shapes.IndexOf(shape);
    }
}
