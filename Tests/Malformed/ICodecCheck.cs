namespace JsonAot.Tests.Malformed;

internal interface ICodecCheck
{
    void Run<T>(ICodec<T> codec, Payload<T> payload)
        where T : class;
}
