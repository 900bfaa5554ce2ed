namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>The attributes of a base type, which name types that are declared behind it.</summary>
internal sealed class Polymorphism(Dice dice, string name, bool isAbstract)
{
    private readonly List<string> _derived = isAbstract || dice.Chance(50) ? [] : [name];
    private readonly string _settings = dice.Below(6) switch
    {
        0 => $"TypeDiscriminatorPropertyName = \"{dice.Pick("kind", "kind", "sort", "$id")}\"",
        1 => $"UnknownDerivedTypeHandling = {Attributes.Space}JsonUnknownDerivedTypeHandling.FallBackToBaseType",
        2 => $"UnknownDerivedTypeHandling = {Attributes.Space}JsonUnknownDerivedTypeHandling.FallBackToNearestAncestor",
        3 => "IgnoreUnrecognizedTypeDiscriminators = true",
        _ => "",
    };

    internal void Add(string derived) => _derived.Add(derived);

    internal Piece ToPiece() => _derived.Count == 0 ? Piece.Empty : Piece.Of(
        _settings.Length == 0 ? Piece.Empty : Piece.Optional($"[{Attributes.Space}JsonPolymorphic({_settings})]\n"),
        Piece.Lines(_derived.Select(
            (derived, i) => Piece.Optional($"[{Attributes.Space}JsonDerivedType(typeof({derived}){Discriminator(i)})]\n"))));

    private string Discriminator(int index) => ((name.Length + index) % 5) switch
    {
        0 => $", {index}",
        1 => "",
        _ => $", \"type {index}\"",
    };
}
