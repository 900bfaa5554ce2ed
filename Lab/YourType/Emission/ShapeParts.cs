using JsonAot.Lab.YourType.Finding;
using JsonAot.ListGenerator.Values;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>A shape as the code that copies and compares values sees it: the code that the suite's own payloads have.</summary>
internal sealed class ShapeParts
{
    private readonly Dictionary<Shape, Part> _known = [];

    private ShapeParts()
    {
    }

    internal static Part Of(Shape root) => new ShapeParts().PartOf(root);

    private Part PartOf(Shape shape)
    {
        if (_known.TryGetValue(shape, out Part? known))
            return known;
        if (shape is not ObjectShape type)
            return _known[shape] = OtherPartOf(shape);
        var part = new ObjectPart(shape.Code, shape.Type.IsValueType);
        _known[shape] = part;
        Dictionary<MemberShape, PartMember> members =
            type.Read.ToDictionary(one => one, one => new PartMember(one.Name, PartOf(one.Shape)));
        part.Members = [.. members.Values];
        part.Constructor = [.. type.Constructor.Select(one => members[one])];
        return part;
    }

    private Part OtherPartOf(Shape shape) => shape switch
    {
        ScalarShape => new SinglePart(shape.Code, shape.Type.ToDisplayString()),
        EnumShape => new SinglePart(shape.Code, type: null),
        NullableShape nullable => new OptionalPart(shape.Code, PartOf(nullable.Inner)),
        SequenceShape list => new ListPart(shape.Code, PartOf(list.Element), list.Type is IArrayTypeSymbol ? null : list.Maker),
        MapShape map => new MapPart(shape.Code, PartOf(map.Key), PartOf(map.Value)),
        _ => throw new InvalidOperationException($"{shape.Text} cannot be taken apart."),
    };
}
