namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What to take for a need, what that gains, and what it costs.</summary>
internal sealed record Decision(string Need, string Take, string Gain, string Cost)
{
    internal static readonly IReadOnlyList<string> Heads = ["You need", "Take", "It gains", "It costs"];

    /// <summary>Below the table, for who does not know its words.</summary>
    internal const string Key = "STJ is System.Text.Json. A figure such as 0.25 (0.24 to 0.26) of another's time means a quarter of it; in brackets is the 95 % interval.";

    internal IReadOnlyList<string> Cells => [Need, Take, Gain, Cost];

    /// <summary>As a line of a terminal.</summary>
    public override string ToString() => $"{Words.Capital(Need)}: take {Take}. Gain: {Gain}.{(Cost.Length == 0 ? "" : $" Cost: {Cost}.")}";
}
