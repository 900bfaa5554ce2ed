using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

[JsonSourceGenerationOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    WriteIndented = true,
    IndentSize = 1,
    // What is reckoned from figures is in no file. Lists are written all the same, and need JsonIgnore.
    IgnoreReadOnlyProperties = true,
    // A file of another program may hold nulls where there are none in ours, or nothing at all: better refused by name than met in a table.
    RespectNullableAnnotations = true,
    RespectRequiredConstructorParameters = true,
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)]
[JsonSerializable(typeof(Results<BuildCostRow>))]
[JsonSerializable(typeof(Results<LargeContextRow>))]
[JsonSerializable(typeof(Results<ErrorRow>))]
[JsonSerializable(typeof(TimesResults))]
[JsonSerializable(typeof(UnseenResults))]
[JsonSerializable(typeof(Results<FidelityRow>))]
[JsonSerializable(typeof(Results<FrameworkRow>))]
[JsonSerializable(typeof(Results<StartupRow>))]
[JsonSerializable(typeof(Results<WarmUpRow>))]
[JsonSerializable(typeof(Results<RepetitionRow>))]
[JsonSerializable(typeof(Results<SizeRow>))]
[JsonSerializable(typeof(Results<MemoryRow>))]
[JsonSerializable(typeof(Results<ParsingRow>))]
[JsonSerializable(typeof(Results<VerdictRow>))]
public sealed partial class ResultsJson : JsonSerializerContext
{
    /// <summary>Result files are read by people: "+" and "×" as themselves. They are never embedded in HTML unescaped.</summary>
    /// <remarks>Made on first use: the order in which this and <c>Default</c> would be initialised is not defined.</remarks>
    public static ResultsJson Readable =>
        field ??= new(new JsonSerializerOptions(Default.Options) { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });
}
