using SpanCodecs.Generator.Naming;
using SpanCodecs.Support;

namespace SpanCodecs.Generator.Model;

/// <summary>
/// The options of [SpanCodecOptions], with the meaning and the defaults of System.Text.Json's options of these names. A new option is a
/// line here, and a property of <see cref="OptionsModel"/> for the code that asks for it.
/// </summary>
internal static class OptionTable
{
    /// <summary>The numbers of JsonSerializerDefaults.</summary>
    internal const int Web = 1;
    internal const int Strict = 2;

    private const string Json = "global::System.Text.Json.";
    private const string Serialization = Json + "Serialization.";
    private const string Relaxed = "global::System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping";

    /// <summary>All options in the order of the settings. Rules have the places of their parameters.</summary>
    internal static readonly OptionModel[] All =
    [
        new("PropertyNamingPolicy", 0) { Web = (int)NamingPolicy.CamelCase, Setting = Policy },
        new("DictionaryKeyPolicy", 0) { Setting = Policy },
        new("PropertyNameCaseInsensitive", false) { Web = true },
        new("NumberHandling", 0)
        {
            Web = (int)NumberHandling.AllowReadingFromString, Setting = number => $"({Names.NumberHandling}){number}",
        },
        new("DefaultIgnoreCondition", 0) { Setting = number => $"({Serialization}JsonIgnoreCondition){number}" },
        new("IgnoreReadOnlyProperties", false),
        new("IgnoreReadOnlyFields", false),
        new("IncludeFields", false),
        new("AllowDuplicateProperties", true) { Strict = false, Rule = new(9, "refusesDuplicates") { Value = "true" } },
        new("UnmappedMemberHandling", 0) { Most = 1, Strict = 1, Setting = _ => $"{Serialization}JsonUnmappedMemberHandling.Disallow" },
        new("PreferredObjectCreationHandling", 0) { Most = 1, Setting = _ => $"{Serialization}JsonObjectCreationHandling.Populate" },
        new("RespectNullableAnnotations", null) { Strict = true },
        new("RespectRequiredConstructorParameters", null) { Strict = true },
        new("RelaxedEscaping", false) { Property = "Encoder", Setting = _ => Relaxed, Rule = new(3, "relaxedEscaping") },
        new("AllowOutOfOrderMetadataProperties", false),
        new("AllowTrailingCommas", false) { Rule = new(1, "allowTrailingCommas") },
        new("ReadCommentHandling", 0)
        {
            Most = 1, Setting = _ => $"{Json}JsonCommentHandling.Skip", Rule = new(2, "skipComments") { Value = "true" },
        },
        new("WriteIndented", false) { Rule = new(4, "indented") },
        new("NewLine", null) { Rule = new(5, "newLine") { If = options => options.WriteIndented } },
        new("IndentCharacter", ' ') { Rule = new(6, "indentCharacter") { If = options => options.WriteIndented } },
        new("IndentSize", 2) { Rule = new(7, "indentSize") { If = options => options.WriteIndented } },
        new("MaxDepth", 0) { Rule = new(0, "maxDepth") { If = options => options.EffectiveMaxDepth != Limits.UsualMaxDepth } },
        new("MaxLength", 0) { Property = null, Rule = new(8, "maxLength") { If = options => options.MaxLength > 0 } },
        new("UseStringEnumConverter", false) { Property = null },
    ];

    private static string Policy(object number) => $"{Json}JsonNamingPolicy.{(NamingPolicy)number}";

    /// <summary>The place in a model of the value of each option.</summary>
    internal static readonly Dictionary<string, int> Places = All.Select((option, place) => (option.Name, place))
        .ToDictionary(pair => pair.Name, pair => pair.place);
}

/// <param name="Name">The property of [SpanCodecOptions].</param>
/// <param name="Default">An enum's is a number.</param>
internal sealed record OptionModel(string Name, object? Default)
{
    /// <summary>The default of JsonSerializerDefaults.Web.</summary>
    public object? Web { get; init; } = Default;

    /// <summary>The default of JsonSerializerDefaults.Strict.</summary>
    public object? Strict { get; init; } = Default;

    /// <summary>A greater number is refused, and nothing comes of it.</summary>
    public int Most { get; init; } = int.MaxValue;

    /// <summary>The property of JsonSerializerOptions; null where System.Text.Json has none.</summary>
    public string? Property { get; init; } = Name;

    /// <summary>The code that the property is set to.</summary>
    public Func<object, string> Setting { get; init; } = ConstantCode.Of;

    /// <summary>The argument of the runtime's DocumentRules; null where it has none.</summary>
    public RuleModel? Rule { get; init; }
}

/// <param name="Place">Among the parameters.</param>
internal sealed record RuleModel(int Place, string Parameter)
{
    /// <summary>A condition beside being another value than the default.</summary>
    public Func<OptionsModel, bool> If { get; init; } = _ => true;

    /// <summary>The argument; null where it is the option's value.</summary>
    public string? Value { get; init; }
}
