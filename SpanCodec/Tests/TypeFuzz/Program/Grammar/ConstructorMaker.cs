namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Constructors that take their members, and the parameters of records.</summary>
internal sealed class ConstructorMaker(Dice dice, TypeReferences types)
{
    private static readonly string[] Names = ["Alpha", "Beta", "Gamma", "delta", "Json", "Value", "Result", "Seen", "Position"];

    internal Piece Positional(string owner, HashSet<string> taken)
    {
        var parameters = new List<Piece>();
        (string Type, string Name, bool IsUpper)[] all = [.. Parameters(owner, taken)];
        foreach ((string type, string name, bool _) in all)
            parameters.Add(Piece.Of(
                parameters.Count == 0 ? "" : ", ", Target(), type, " ", name, Default(type, isLast: parameters.Count + 1 == all.Length)));
        return Piece.Of("(", Piece.Lines(parameters), ")");
    }

    /// <param name="needsMark">Nobody would choose it by itself.</param>
    internal Piece? Make(string owner, HashSet<string> taken, bool needsMark, bool isAbstract, bool isReadOnly)
    {
        (string Type, string Name, bool IsUpper)[] parameters = [.. Parameters(owner, taken)];
        if (parameters.Length == 0)
            return null;
        bool isMarked = needsMark || dice.Chance(30);
        string accessibility = isAbstract ? "protected" : isMarked && dice.Chance(25) ? dice.Pick("private", "internal") : "public";
        string list = string.Join(
            ", ", parameters.Select(parameter => $"{(dice.Chance(3) ? "in " : "")}{parameter.Type} {Lower(parameter.Name)}"));
        string body = string.Join(" ", parameters.Select(parameter => $"this.{parameter.Name} = {Lower(parameter.Name)};"));
        return Piece.Optional(
            Piece.Lines(parameters.Select(parameter => Piece.Of(
                dice.Chance(8) ? Piece.Optional($"[{Attributes.Space}JsonPropertyName(\"p{parameter.Name}\")] ") : Piece.Empty,
                $"public {parameter.Type} {parameter.Name} ",
                $"{{ get; {(isReadOnly ? "" : dice.Pick("", "set; ", "init; ", "private set; "))}}}\n"))),
            isMarked ? Piece.Optional($"[{Attributes.Space}JsonConstructor] ") : Piece.Empty,
            $"{accessibility} {owner}({list}) {{ {body} }}\n");
    }

    private IEnumerable<(string Type, string Name, bool IsUpper)> Parameters(string owner, HashSet<string> taken)
    {
        for (int i = 1 + dice.Below(4); i > 0; i--)
        {
            string name = dice.Pick(Names);
            if (name != owner && taken.Add(name))
                yield return (types.Text(1), name, char.IsUpper(name[0]));
        }
    }

    private Piece Target() => dice.Below(14) switch
    {
        0 => Piece.Optional($"[property: {Attributes.Space}JsonPropertyName(\"renamed{dice.Below(9)}\")] "),
        1 => Piece.Optional($"[property: {Attributes.Space}JsonIgnore] "),
        2 => Piece.Optional(
            $"[property: {Attributes.Space}JsonIgnore(Condition = {Attributes.Space}JsonIgnoreCondition.WhenWritingDefault)] "),
        _ => Piece.Empty,
    };

    private string Default(string type, bool isLast) => !isLast || !dice.Chance(40) ? "" : type switch
    {
        "int" or "long" or "double" or "decimal" => " = 5",
        "string" => " = \"given\"",
        _ => " = default",
    };

    private static string Lower(string name) => char.ToLowerInvariant(name[0]) + name[1..];
}
