using JsonAot.Errors;

namespace JsonAot.Turns;

/// <summary>Which call of a contender on a payload is timed: "read utf8 canonical" on a command line.</summary>
/// <param name="Form">One of <see cref="DocumentForm"/>, or an error scenario: then the call fails, and its exception is caught.</param>
public sealed record TimedCall(Directions Direction, Lanes Lane, string Form)
{
    private static readonly (string Name, Lanes Lane)[] Named =
        [("utf8", Lanes.Utf8), ("text", Lanes.Text), ("buffer", Lanes.Buffer), ("stream", Lanes.Stream)];

    /// <summary>Reading and writing arrays of bytes, with the document as it is.</summary>
    public static IReadOnlyList<TimedCall> Usual { get; } =
        [new(Directions.Deserialize, Lanes.Utf8, DocumentForm.Canonical), new(Directions.Serialize, Lanes.Utf8, DocumentForm.Canonical)];

    public string LaneName => Named.First(one => one.Lane == Lane).Name;

    /// <summary>As result files have it.</summary>
    public string DirectionName => Direction == Directions.Serialize ? "serialize" : "deserialize";

    public static IReadOnlyList<string> LaneNames { get; } = [.. Named.Select(one => one.Name)];

    public override string ToString() => $"{(Direction == Directions.Serialize ? "write" : "read")} {LaneName} {Form}";

    /// <exception cref="ArgumentException">It is no such call.</exception>
    public static TimedCall Parse(string text)
    {
        if (text.Split(' ') is not [("read" or "write") and var direction, var lane, var form] || !LaneNames.Contains(lane))
            throw new ArgumentException($"'{text}' is no call. One is 'read utf8 canonical'; lanes are {string.Join(", ", LaneNames)}.");
        if (!DocumentForm.All.Contains(form))
            _ = ErrorScenarios.Named(form);
        if (form != DocumentForm.Canonical && lane != "utf8")
            throw new ArgumentException($"'{text}': other forms of a document are read and written in UTF-8 alone.");
        return new TimedCall(
            direction == "write" ? Directions.Serialize : Directions.Deserialize, Named.First(one => one.Name == lane).Lane, form);
    }
}

/// <summary>The forms of a document that a reader is right about.</summary>
public static class DocumentForm
{
    public const string Canonical = "canonical";
    public const string Indented = "indented";
    public const string Reordered = "reordered";

    /// <summary>Members' names in lower case: who looks for exact names finds none.</summary>
    public const string LowerCaseNames = "lower-case-names";

    /// <summary>Other documents of the same shape, in turn.</summary>
    public const string Varied = "varied";

    public static IReadOnlyList<string> All { get; } = [Canonical, Indented, Reordered, LowerCaseNames, Varied];
}
