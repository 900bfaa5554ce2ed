namespace JsonAot.Codecs;

public sealed class DataContractContender : Contender
{
    public override string Name => "DataContractJsonSerializer";

    public override string Description => "the framework's serializer from before System.Text.Json, told to write ISO 8601 dates and plain dictionaries";

    public override Offer<T> Offer<T>(Payload<T> payload) => DynamicCode.IsAvailable
        ? new DataContractCodec<T>()
        : new Unavailable("left out of native builds: it writes {} and reads nothing, without a word");
}
