namespace SpanCodecs.Tests.Checks;

/// <summary>The documents made by hand, by theme.</summary>
internal static class AllCases
{
    internal static IReadOnlyList<Case> List { get; } =
        [.. StructureCases.All(), .. NumberCases.All(), .. TextCases.All(), .. TimeCases.All(), .. MemberCases.All(), .. DepthCases.All()];
}
