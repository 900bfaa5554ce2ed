using System.Text.Json;
using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Generation.Types;

[SpanCodec(typeof(EveryPrimitive))]
[SpanCodec(typeof(Point))]
[SpanCodec(typeof(Size))]
[SpanCodec(typeof(Derived))]
[SpanCodec(typeof(Generic<int>))]
[SpanCodec(typeof(Generic<string>))]
[SpanCodec(typeof(Made))]
[SpanCodec(typeof(Initialised))]
[SpanCodec(typeof(PrivatelyMade))]
[SpanCodec(typeof(Unmakeable))]
[SpanCodec(typeof(Named))]
[SpanCodec(typeof(Sparse))]
[SpanCodec(typeof(Numbers))]
[SpanCodec(typeof(TextualNumbers))]
[SpanCodec(typeof(Enums))]
[SpanCodec(typeof(Collections))]
[SpanCodec(typeof(Dictionaries))]
[SpanCodec(typeof(Delegated))]
[SpanCodec(typeof(Extended))]
[SpanCodec(typeof(ExtendedObjects))]
[SpanCodec(typeof(ExtendedRecord))]
[SpanCodec(typeof(Strict))]
[SpanCodec(typeof(Shape))]
[SpanCodec(typeof(Circle))]
[SpanCodec(typeof(Animal))]
[SpanCodec(typeof(List<Animal>))]
[SpanCodec(typeof(Vehicle))]
[SpanCodec(typeof(Plant))]
[SpanCodec(typeof(Outer))]
[SpanCodec(typeof(Filled))]
[SpanCodec(typeof(FilledValues))]
[SpanCodec(typeof(Observed))]
[SpanCodec(typeof(ObservedStruct))]
[SpanCodec(typeof(Converted))]
[SpanCodec(typeof(Wary))]
[SpanCodec(typeof(int))]
[SpanCodec(typeof(string))]
[SpanCodec(typeof(int?))]
[SpanCodec(typeof(Colour))]
[SpanCodec(typeof(Tuple<int, string>))]
public static partial class TestCodecs;

[SpanCodec(typeof(Named))]
[SpanCodec(typeof(Dictionaries))]
[SpanCodec(typeof(Enums))]
[SpanCodecOptions(
    PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase,
    DictionaryKeyPolicy = JsonKnownNamingPolicy.SnakeCaseUpper,
    PropertyNameCaseInsensitive = true,
    UseStringEnumConverter = true)]
public static partial class CamelCodecs;

[SpanCodec(typeof(Named))]
[SpanCodec(typeof(Collections))]
[SpanCodec(typeof(Dictionaries))]
[SpanCodec(typeof(Sparse))]
[SpanCodec(typeof(Extended))]
[SpanCodec(typeof(Shape))]
[SpanCodec(typeof(Delegated))]
[SpanCodec(typeof(Converted))]
[SpanCodecOptions(WriteIndented = true, PropertyNamingPolicy = JsonKnownNamingPolicy.KebabCaseLower, RelaxedEscaping = true)]
public static partial class IndentedCodecs;

[SpanCodec(typeof(Named))]
[SpanCodec(typeof(Derived))]
[SpanCodec(typeof(EveryPrimitive))]
[SpanCodec(typeof(Collections))]
[SpanCodecOptions(
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault,
    IncludeFields = true,
    IgnoreReadOnlyProperties = true,
    PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower)]
public static partial class SparseCodecs;

[SpanCodec(typeof(EveryPrimitive))]
[SpanCodec(typeof(Collections))]
[SpanCodec(typeof(Dictionaries))]
[SpanCodec(typeof(Enums))]
[SpanCodec(typeof(Extended))]
[SpanCodecOptions(
    AllowTrailingCommas = true,
    ReadCommentHandling = JsonCommentHandling.Skip,
    NumberHandling = JsonNumberHandling.AllowReadingFromString
        | JsonNumberHandling.WriteAsString
        | JsonNumberHandling.AllowNamedFloatingPointLiterals,
    MaxDepth = 4,
    UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow)]
public static partial class LenientCodecs;

[SpanCodec(typeof(Converted))]
[SpanCodec(typeof(Filled))]
[SpanCodec(typeof(List<Point>))]
[SpanCodecOptions(Converters = [typeof(HexConverter)], PreferredObjectCreationHandling = JsonObjectCreationHandling.Populate)]
public static partial class ConvertingCodecs;

[SpanCodec(typeof(Shape))]
[SpanCodec(typeof(Animal))]
[SpanCodecOptions(AllowOutOfOrderMetadataProperties = true)]
public static partial class UnorderedCodecs;

[SpanCodec(typeof(Late))]
[SpanCodecOptions(MaxDepth = 1)]
internal static partial class FlatCodecs;
