namespace JsonAot.Lab.Report.Model.Answer;

/// <summary>What to take for a need, what that gains, and what it costs.</summary>
internal sealed record Decision(string Need, string Take, string Gain, string Cost)
{
    internal static readonly IReadOnlyList<string> Heads = ["You need", "Take", "It gains", "It costs"];

    internal IReadOnlyList<string> Cells => [Need, Take, Gain, Cost];

    /// <summary>As a line of a terminal.</summary>
    public override string ToString() => $"{Words.Capital(Need)}: take {Take}. Gain: {Gain}.{(Cost.Length == 0 ? "" : $" Cost: {Cost}.")}";
}
