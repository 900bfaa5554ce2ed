namespace JsonAot.Libraries;

public sealed class ProtobufNetContender : Contender
{
    public override string Name => "protobuf-net";

    public override string Description =>
        "protobuf-net, a binary yardstick: its model is built from the type by reflection, members in the order of their declaration; "
        + "an empty list and none are one to it, but for numbers, without an attribute that the types of this suite do not bear";

    public override Offer<T> Offer<T>(Payload<T> payload) => new ProtobufNetCodec<T>(ProtobufNetModel.For<T>());
}
