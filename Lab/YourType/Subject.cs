using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Samples;

namespace JsonAot.Lab.YourType;

/// <summary>A type and a sample of it, ready to be built into the suite's programs.</summary>
/// <param name="Folder">Of everything that is made for it, and for those that are tried together with it.</param>
internal sealed record Subject(PayloadSources Sources, IReadOnlyList<SampleDocument> Samples, string Folder)
{
    /// <summary>What the programs are built from. Results are not in it: they would be taken for sources.</summary>
    internal string SourceFolder => Path.Combine(Folder, "source");

    internal string Results => Path.Combine(Folder, "results");

    internal string Name => Sources.Name;

    internal FoundType Type => Sources.Type;
}
