namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Enums of every size, with duplicates, composites, and names that differ in case only.</summary>
internal sealed class EnumMaker(Dice dice)
{
    private static readonly string[] Names =
        ["None", "A", "B", "C", "Read", "Write", "Execute", "ReadWrite", "All", "a", "b", "@class", "Été", "Last", "Other", "X1"];

    internal Piece Make(string name)
    {
        bool isFlags = dice.Chance(40);
        string storage = dice.Chance(70) ? "int" : dice.Pick("byte", "sbyte", "short", "ushort", "uint", "long", "ulong");
        var lines = new List<Piece>();
        var made = new List<string>();
        int count = dice.Chance(4) ? 0 : 1 + dice.Below(7);
        for (int i = 0; i < count; i++)
        {
            string field = dice.Pick(Names);
            if (made.Contains(field))
                continue;
            Piece attribute = dice.Chance(8)
                ? Piece.Optional(
                    $"[{Attributes.Space}JsonStringEnumMemberName(\"{dice.Pick("renamed", "Re named", "A", "é", "x-y")}{i}\")] ")
                : Piece.Empty;
            Piece value = Value(isFlags, storage, made, i) is { } text ? Piece.Optional(" = " + text) : Piece.Empty;
            lines.Add(Piece.Optional(attribute, field, value, ",\n"));
            made.Add(field);
        }

        return Piece.Optional(
            isFlags ? Piece.Optional("[global::System.Flags]\n") : Piece.Empty,
            dice.Chance(30) ? Converter(name) : Piece.Empty,
            $"public enum {name}",
            storage == "int" ? Piece.Empty : Piece.Optional(" : " + storage),
            "\n{\n", Piece.Lines(lines), "}\n");
    }

    private Piece Converter(string name) => Piece.Optional(dice.Below(5) switch
    {
        0 or 1 => Attributes.StringEnum + "\n",
        2 or 3 => $"[{Attributes.Space}JsonConverter(typeof({Attributes.Space}JsonStringEnumConverter<{name}>))]\n",
        _ => $"[{Attributes.Space}JsonConverter(typeof({Attributes.Space}JsonNumberEnumConverter<{name}>))]\n",
    });

    private string? Value(bool isFlags, string storage, List<string> made, int index)
    {
        if (made.Count > 0 && dice.Chance(15))
            return dice.PickFrom(made);
        if (isFlags && made.Count > 1 && dice.Chance(30))
            return string.Join(" | ", Enumerable.Range(0, 2).Select(_ => dice.PickFrom(made)).Distinct());
        if (isFlags && dice.Chance(85))
            return (1 << index % 7).ToString(System.Globalization.CultureInfo.InvariantCulture);
        return dice.Below(8) switch
        {
            0 => $"{storage}.MaxValue",
            1 => $"{storage}.MinValue",
            2 => "100",
            3 => "3",
            4 when storage is "int" or "long" or "short" or "sbyte" => "-9",
            _ => null,
        };
    }
}
