namespace JsonAot.Codecs;

public sealed class DataContractContender : Contender
{
    public override string Name => "DataContractJsonSerializer";

    public override string Description =>
        "the framework's serializer from before System.Text.Json, told to write ISO 8601 dates and plain dictionaries";

    public static Unavailable NotNative { get; } = new(
        "left out of native builds: it throws InvalidDataContractException, or loses members without a word, "
        + "unless the model assembly is rooted, as trimming removes the members that it looks for");

    public override Offer<T> Offer<T>(Payload<T> payload) => !DynamicCode.IsAvailable ? NotNative
        : payload.NamingPolicy is not null ? Unavailable.NamesAsInCode
        : new DataContractCodec<T>();

    public override IReadOnlyList<string> Adoption(AdoptedType type) =>
    [
        "using System.Globalization;",
        "using System.IO;",
        "using System.Runtime.Serialization;",
        "using System.Runtime.Serialization.Json;",
        "",
        $"var serializer = new DataContractJsonSerializer(typeof({type.Code}), new DataContractJsonSerializerSettings",
        "{",
        "    DateTimeFormat = new DateTimeFormat(\"yyyy-MM-dd'T'HH:mm:ss.FFFFFFFK\", CultureInfo.InvariantCulture) "
            + "{ DateTimeStyles = DateTimeStyles.RoundtripKind },",
        "    UseSimpleDictionaryFormat = true,",
        "});",
        "using var stream = new MemoryStream();",
        "serializer.WriteObject(stream, value);",
        "byte[] json = stream.ToArray();",
        $"{type.Code}? again = ({type.Code}?)serializer.ReadObject(new MemoryStream(json));",
    ];
}
