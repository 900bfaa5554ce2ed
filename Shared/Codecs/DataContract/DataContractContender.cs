using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Runtime.Serialization;
using System.Runtime.Serialization.Json;
using System.Xml;

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
        : Unavailable.OfPlainValues(payload) is { } reason ? reason
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

/// <summary>Carries DataContractJsonSerializer through the lanes; it writes streams, and reads them or bytes.</summary>
[RequiresUnreferencedCode("Finds members by reflection.")]
[RequiresDynamicCode("Makes readers and writers at run time.")]
internal sealed class DataContractCodec<T> : Utf8Codec<T>
{
    private readonly DataContractJsonSerializer _serializer = new(typeof(T), new DataContractJsonSerializerSettings
    {
        // Without these two it writes \/Date(1700000000000)\/, and a dictionary as a list of keys and values.
        DateTimeFormat = new DateTimeFormat("yyyy-MM-dd'T'HH:mm:ss.FFFFFFFK", CultureInfo.InvariantCulture)
        {
            DateTimeStyles = DateTimeStyles.RoundtripKind,
        },
        UseSimpleDictionaryFormat = true,
    });

    public override CodecTraits Traits { get; } = new(Lanes.Stream, Lanes.Utf8 | Lanes.Stream);

    public override byte[] SerializeToUtf8Bytes(T value) => ReusedStream.BytesOf(this, value);

    public override void Serialize(Stream output, T value) => _serializer.WriteObject(output, value);

    public override T? Deserialize(byte[] utf8)
    {
        // Its method for streams does this too, but reads a stream piece by piece; these bytes lie in one.
        using XmlDictionaryReader reader = JsonReaderWriterFactory.CreateJsonReader(utf8, XmlDictionaryReaderQuotas.Max);
        return (T?)_serializer.ReadObject(reader);
    }

    public override T? Deserialize(Stream utf8) => (T?)_serializer.ReadObject(utf8);
}
