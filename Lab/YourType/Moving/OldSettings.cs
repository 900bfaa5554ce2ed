using JsonAot.Lab.YourType.Finding;

namespace JsonAot.Lab.YourType.Moving;

/// <summary>JsonSerializerSettings in the words of System.Text.Json.</summary>
internal sealed record OldSettings
{
    internal static OldSettings None { get; } = new();

    /// <summary>The place where they stand, for people; null where there are none.</summary>
    internal string? Place { get; init; }

    /// <summary>A file that makes them as they are: a class with a method; null where there are none.</summary>
    internal string? Code { get; init; }

    /// <summary>As an attribute of a context states them.</summary>
    internal IReadOnlyList<string> Options { get; init; } = [];

    internal NamePolicy Naming { get; init; } = NamePolicy.None;

    /// <summary>Names that an attribute gives are made so, too.</summary>
    internal bool OverridesNames { get; init; }

    /// <summary>How dates are written; null where nothing says it.</summary>
    internal string? DateFormat { get; init; }

    internal bool OmitsNulls => Options.Any(option => option.EndsWith("WhenWritingNull", StringComparison.Ordinal));

    internal bool EnumsByName => Options.Contains(SettingsReader.EnumsByName);

    /// <summary>Everything that is not the same in every case.</summary>
    internal IReadOnlyList<string> Remarks { get; init; } = [];

    internal static string NoTypeNames(string what) => $"{what}: a document then says which class is made, and whoever sends one can have "
        + "any class made, which is how such programs are broken into. System.Text.Json has no such option: name the classes that may "
        + "come with [JsonDerivedType], and leave TypeNameHandling out.";
}
