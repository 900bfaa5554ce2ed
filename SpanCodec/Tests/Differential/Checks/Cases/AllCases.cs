namespace SpanCodecs.Tests.Checks;

/// <summary>The documents made by hand, by theme.</summary>
internal static class AllCases
{
    internal static IReadOnlyList<Case> List { get; } =
    [
        .. new[] { CaseFile.All(), IndentationCases.All(), TextCases.All(), DepthCases.All() }
            .SelectMany(cases => cases).Where(made => AllSubjects.IsThere(made.Subject)),
    ];

    /// <summary>Those for subjects with more than the lane of bytes.</summary>
    internal static IReadOnlyList<Case> InEveryLane { get; } = [.. List.Where(made => AllSubjects.Named(made.Subject).HasLanes)];
}
