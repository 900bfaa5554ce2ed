using System.Runtime.CompilerServices;
using SpanCodecs.Generator.Naming;
using SpanCodecs.Support;

namespace SpanCodecs.Generator.Model;

/// <summary>The value of each option of <see cref="OptionTable"/>.</summary>
internal sealed record OptionsModel
{
    private EquatableArray<Value> Values { get; init; }

    public NamingPolicy PropertyNamingPolicy => (NamingPolicy)Of<int>();

    public NamingPolicy DictionaryKeyPolicy => (NamingPolicy)Of<int>();

    public bool PropertyNameCaseInsensitive => Of<bool>();

    public IgnoreCondition DefaultIgnoreCondition => (IgnoreCondition)Of<int>();

    public bool IgnoreReadOnlyProperties => Of<bool>();

    public bool IgnoreReadOnlyFields => Of<bool>();

    public bool IncludeFields => Of<bool>();

    public NumberHandling NumberHandling => (NumberHandling)Of<int>();

    public bool UseStringEnumConverter => Of<bool>();

    public bool DisallowUnmappedMembers => Of<int>("UnmappedMemberHandling") == 1;

    /// <summary>Whether the second of two members, entries or keys with one name is refused.</summary>
    public bool RefusesDuplicates => !Of<bool>("AllowDuplicateProperties");

    public bool PopulateObjects => Of<int>("PreferredObjectCreationHandling") == 1;

    public bool AllowTrailingCommas => Of<bool>();

    /// <summary>A discriminator may come behind other members.</summary>
    public bool AllowOutOfOrderMetadata => Of<bool>("AllowOutOfOrderMetadataProperties");

    public bool WriteIndented => Of<bool>();

    public bool RelaxedEscaping => Of<bool>();

    public string? NewLine => Of<string?>();

    public char IndentCharacter => Of<char>();

    public int IndentSize => Of<int>();

    /// <summary>0 stands for System.Text.Json's 64.</summary>
    public int MaxDepth => Of<int>();

    /// <summary>The limit of documents from streams and pipes, in bytes; 0 if there is none. System.Text.Json has no such option.</summary>
    public int MaxLength => Of<int>();

    /// <summary>
    /// Whether annotations of null are respected. If neither the attribute nor its defaults say it, the project's switches do.
    /// </summary>
    public bool RefusesNull => Of<bool?>("RespectNullableAnnotations") == true;

    public bool RequiresParameters => Of<bool?>("RespectRequiredConstructorParameters") == true;

    public int EffectiveMaxDepth => MaxDepth == 0 ? Limits.UsualMaxDepth : MaxDepth;

    /// <summary>
    /// A context's UseStringEnumConverter is no converter of its options, as it is here: [JsonConverter] on an enum goes before it.
    /// </summary>
    public bool EnumAttributesGoFirst { get; init; }

    /// <summary>Converters of the options, as code, without that for all enums.</summary>
    public EquatableArray<string> Converters { get; init; }

    internal static OptionsModel Of(Func<OptionModel, object?> value) =>
        new() { Values = OptionTable.All.Select(option => new Value(value(option))).ToEquatableArray() };

    internal OptionsModel With(string option, object? value) =>
        this with { Values = Values.Select((old, place) => place == OptionTable.Places[option] ? new(value) : old).ToEquatableArray() };

    internal OptionsModel With(SwitchesModel switches)
    {
        OptionsModel options = this;
        foreach (string name in switches.Names)
        {
            if (options.Of<bool?>(name) is null)
                options = options.With(name, true);
        }

        return options;
    }

    /// <summary>The settings of JsonSerializerOptions, as code. Only what differs from the defaults is said, as for the rules.</summary>
    internal IEnumerable<string> Settings() => Changed().Where(changed => changed.Option.Property is not null)
        .Select(changed => $"{changed.Option.Property} = {changed.Option.Setting(changed.Value)}");

    /// <summary>The arguments of the runtime's DocumentRules, as code.</summary>
    internal IEnumerable<string> Rules() => Changed().Where(changed => changed.Option.Rule?.If(this) == true)
        .OrderBy(changed => changed.Option.Rule!.Place)
        .Select(changed => $"{changed.Option.Rule!.Parameter}: {changed.Option.Rule.Value ?? ConstantCode.Of(changed.Value)}");

    private IEnumerable<(OptionModel Option, object Value)> Changed()
    {
        for (int i = 0; i < Values.Count; i++)
        {
            if (Values[i].Held is { } value && !value.Equals(OptionTable.All[i].Default))
                yield return (OptionTable.All[i], value);
        }
    }

    private T Of<T>([CallerMemberName] string option = "") => (T)Values[OptionTable.Places[option]].Held!;

    private readonly record struct Value(object? Held);
}

/// <summary>The feature switches by which a project says something for all its contexts.</summary>
/// <param name="Names">The options that are on unless a class says otherwise.</param>
internal sealed record SwitchesModel(EquatableArray<string> Names);

/// <summary>The numbers are those of System.Text.Json's JsonKnownNamingPolicy.</summary>
internal enum NamingPolicy
{
    Unspecified = 0,
    CamelCase = 1,
    SnakeCaseLower = 2,
    SnakeCaseUpper = 3,
    KebabCaseLower = 4,
    KebabCaseUpper = 5,
    PascalCase = 6,
}

/// <summary>The numbers are those of System.Text.Json's JsonIgnoreCondition.</summary>
internal enum IgnoreCondition
{
    Never = 0,
    Always = 1,
    WhenWritingDefault = 2,
    WhenWritingNull = 3,
    WhenWriting = 4,
    WhenReading = 5,
}

/// <summary>The numbers are those of System.Text.Json's JsonNumberHandling.</summary>
[Flags]
internal enum NumberHandling
{
    Strict = 0,
    AllowReadingFromString = 1,
    WriteAsString = 2,
    AllowNamedFloatingPointLiterals = 4,
}
