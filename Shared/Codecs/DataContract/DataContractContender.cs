namespace JsonAot.Codecs;

public sealed class DataContractContender : Contender
{
    public override string Name => "DataContractJsonSerializer";

    public override string Description => "the framework's serializer from before System.Text.Json, told to write ISO 8601 dates and plain dictionaries";

    public static Unavailable NotNative { get; } = new(
        "left out of native builds: it throws InvalidDataContractException, or loses members without a word, unless the model assembly is rooted, "
        + "as trimming removes the members that it looks for");

    public override Offer<T> Offer<T>(Payload<T> payload) => DynamicCode.IsAvailable
        ? new DataContractCodec<T>()
        : NotNative;
}
