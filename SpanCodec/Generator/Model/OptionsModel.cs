namespace SpanCodecs.Generator.Model;

/// <summary>[SpanCodecOptions], with the meaning and the defaults of System.Text.Json's options of the same names.</summary>
internal sealed record OptionsModel
{
    internal static readonly OptionsModel Default = new();

    /// <summary>JsonSerializerDefaults.Web.</summary>
    internal static readonly OptionsModel Web = Parse.OptionsParser.Parse(null, Parse.OptionsParser.Web);

    public NamingPolicy PropertyNamingPolicy { get; init; }
    public NamingPolicy DictionaryKeyPolicy { get; init; }
    public bool PropertyNameCaseInsensitive { get; init; }
    public IgnoreCondition DefaultIgnoreCondition { get; init; } = IgnoreCondition.Never;
    public bool IgnoreReadOnlyProperties { get; init; }
    public bool IgnoreReadOnlyFields { get; init; }
    public bool IncludeFields { get; init; }
    public NumberHandling NumberHandling { get; init; }
    public bool UseStringEnumConverter { get; init; }

    /// <summary>
    /// A context's UseStringEnumConverter is no converter of its options, as it is here: [JsonConverter] on an enum goes before it.
    /// </summary>
    public bool EnumAttributesGoFirst { get; init; }

    public bool DisallowUnmappedMembers { get; init; }

    /// <summary>Of two members, entries or keys with one name the second is refused.</summary>
    public bool RefusesDuplicates { get; init; }

    public bool PopulateObjects { get; init; }
    public bool AllowTrailingCommas { get; init; }

    /// <summary>A discriminator may come behind other members.</summary>
    public bool AllowOutOfOrderMetadata { get; init; }

    public bool SkipComments { get; init; }
    public bool WriteIndented { get; init; }
    public bool RelaxedEscaping { get; init; }
    public string? NewLine { get; init; }
    public char IndentCharacter { get; init; } = ' ';
    public int IndentSize { get; init; } = 2;

    /// <summary>Null where neither the attribute nor its defaults say it: then the project's switches do.</summary>
    public bool? RespectNullableAnnotations { get; init; }
    public bool? RespectRequiredConstructorParameters { get; init; }

    internal bool RefusesNull => RespectNullableAnnotations == true;

    internal bool RequiresParameters => RespectRequiredConstructorParameters == true;

    internal OptionsModel With(SwitchesModel switches) => this with
    {
        RespectNullableAnnotations = RespectNullableAnnotations ?? (switches.RespectNullableAnnotations ? true : null),
        RespectRequiredConstructorParameters = RespectRequiredConstructorParameters ?? (switches.RespectRequiredConstructorParameters ? true : null),
    };

    /// <summary>0 stands for System.Text.Json's 64.</summary>
    public int MaxDepth { get; init; }

    /// <summary>Of documents from streams and pipes, in bytes; 0 where there is no limit. System.Text.Json has no such option.</summary>
    public int MaxLength { get; init; }

    /// <summary>Converters of the options, as code, without that for all enums.</summary>
    public EquatableArray<string> Converters { get; init; }

    internal int EffectiveMaxDepth => MaxDepth == 0 ? Limits.UsualMaxDepth : MaxDepth;
}

/// <summary>What a project says for all its contexts, by feature switches.</summary>
internal sealed record SwitchesModel(bool RespectNullableAnnotations, bool RespectRequiredConstructorParameters);

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
