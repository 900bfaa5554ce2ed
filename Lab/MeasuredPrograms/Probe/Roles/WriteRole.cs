using JsonAot.Lab.MeasuredPrograms.Probe.Answers;

namespace JsonAot.Lab.MeasuredPrograms.Probe.Roles;

/// <summary>Writes a payload's sample to a file, for others to read.</summary>
internal sealed class WriteRole(Contender contender, string path) : IPayloadVisitor
{
    private WriteAnswer _answer = new();

    internal static int Run(string contender, string payload, string path)
    {
        var role = new WriteRole(Chosen.Contender(contender), path);
        Chosen.Payload(payload).Accept(role);
        return Reply.With(role._answer, AnswerJson.Default.WriteAnswer);
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        Offer<T> offer = contender.Offer(payload);
        if (offer.Codec is not { } codec)
            _answer = new WriteAnswer { Unavailable = offer.Unavailable };
        else if (codec.Traits.Format == WireFormat.Binary)
            _answer = new WriteAnswer { Unavailable = "it writes a binary format, no JSON" };
        else if (!codec.Traits.Supports(Directions.Serialize))
            _answer = new WriteAnswer { Unavailable = codec.Traits.WhyNot(Directions.Serialize) };
        else
            _answer = Write(codec, payload.Sample);
    }

    private WriteAnswer Write<T>(ICodec<T> codec, T sample)
    {
        byte[] document;
        try
        {
            document = codec.SerializeToUtf8Bytes(sample);
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            return new WriteAnswer { Exception = Gate.Describe(problem) };
        }

        File.WriteAllBytes(path, document);
        return new WriteAnswer();
    }
}
