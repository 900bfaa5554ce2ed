using fastJSON;

namespace JsonAot.Libraries;

public sealed class FastJsonContender : Contender
{
    public override string Name => "fastJSON";

    public override string Description =>
        "fastJSON without its $type extensions; it loses the kind and the ticks of a DateTime and accepts text after the document";

    public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>();

    private sealed class Codec<T> : TextCodec<T>
    {
        // With the extensions on, it writes $types that no other library reads.
        private static readonly JSONParameters Parameters = new()
        {
            UseExtensions = false,
            UseFastGuid = false,
            UseUTCDateTime = false,
            UseEscapedUnicode = false,
            DateTimeMilliseconds = true,
            UseValuesOfEnums = true,
        };

        public override string SerializeToString(T value) => JSON.ToJSON(value, Parameters);

        public override T? Deserialize(string text) => JSON.ToObject<T>(text, Parameters);
    }
}
