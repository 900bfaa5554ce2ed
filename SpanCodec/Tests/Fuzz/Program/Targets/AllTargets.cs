using System.Text;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>All that is fuzzed, in a fixed order.</summary>
internal static class AllTargets
{
    internal static FuzzTarget[] List { get; } =
    [
        .. SubjectTargets.Of([.. AllSubjects.List, Optional()]),
        new PathTarget(),
        new PatchTarget(),
        new PatchedNodeTarget(),
        new TypedPatchTarget(),
        new FallbackTarget(),
        new EarlyEndTarget(),
        new FilledTarget(),
        new WrittenTarget(),
    ];

    /// <summary>Those with a text in their names, and all without one.</summary>
    internal static FuzzTarget[] Named(string part) => part.StartsWith(TrialTarget.Prefix, StringComparison.Ordinal)
        ? [.. TrialTarget.All.Where(target => target.Name == part)]
        : [.. List.Where(target => target.Name.Contains(part, StringComparison.Ordinal))];

    private static CodecSubject<ProfileChange> Optional() => new(
        "ChangeCodecs.ProfileChange", ChangeCodecs.ProfileChange, ChangeMetadata.Default.ProfileChange,
        [.. Enumerable.Range(0, 6).Select(Change)]);

    private static byte[] Change(int seed) => Encoding.UTF8.GetBytes(
        new PatchDocuments(new DeterministicRandom((ulong)seed), Nulls.Removals).Profile().ToJsonString());
}
