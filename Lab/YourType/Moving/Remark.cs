using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Moving;

/// <summary>A sentence about what is not the same in every case.</summary>
/// <param name="Type">The type that has it; null where it is of all.</param>
/// <param name="Member">The subject of the sentence; null where the text is a whole one.</param>
internal sealed record Remark(INamedTypeSymbol? Type, string? Member, string Text)
{
    /// <summary>One sentence for all members that it holds for: generated models have dozens.</summary>
    internal static string Of(IReadOnlyList<Remark> same)
    {
        string[] members = [.. same.Select(one => one.Member).OfType<string>().Distinct()];
        return members.Length switch
        {
            0 => same[0].Text,
            1 => $"{members[0]} {same[0].Text}",
            _ => $"Each of {members.Length} members {same[0].Text} They are {string.Join(", ", members)}.",
        };
    }
}
