namespace JsonAot;

/// <summary>Facts of a user's type, by which a contender shows the code that uses it for that type as it was measured.</summary>
/// <param name="Code">The type as that code names it.</param>
/// <param name="Property">Its name in a generated class.</param>
public sealed record AdoptedType(string Code, string Property)
{
    private const string AnyCase = "PropertyNameCaseInsensitive = true";

    /// <summary>Whether generators name the property after the type by themselves.</summary>
    public bool IsNamedAfterType { get; init; }

    /// <summary>As an attribute of System.Text.Json states them; empty where none is needed.</summary>
    public string Options { get; init; } = "";

    /// <summary>Attributes of a context beside that of the type: what is held as object, and types of one name.</summary>
    public IReadOnlyList<string> OfContext { get; init; } = [];

    /// <summary>As <c>JsonKnownNamingPolicy</c> names it; null where names are those of C#.</summary>
    public string? Policy { get; init; }

    public bool EnumsByName { get; init; }

    public bool OmitsNulls { get; init; }

    public bool ReadsAnyCase { get; init; }

    /// <summary>This type for a contender that reads names in any case whatever the type says.</summary>
    internal AdoptedType InAnyCase => ReadsAnyCase ? this : this with
    {
        ReadsAnyCase = true,
        Options = Options.Length == 0 ? AnyCase : $"{Options}, {AnyCase}",
    };

    /// <summary>A name for a class of the code that is shown: one that the type itself, or a space around it, has not.</summary>
    public string Class(string usual) => Code.Split('.', '<', '>', '[', ']', ',', ' ', '?').Contains(usual) ? $"My{usual}" : usual;

    /// <summary>The lines where something holds, and none otherwise.</summary>
    public static string[] When(bool holds, params string[] lines) => holds ? lines : [];

    /// <summary>The initializer behind <c>new</c> and the type.</summary>
    public static string Initialized(params string[] parts) => parts.Length == 0 ? "()" : $" {{ {string.Join(", ", parts)} }}";
}
