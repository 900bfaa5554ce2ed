using JsonAot.Probe.Answers;

namespace JsonAot.Probe.Roles;

/// <summary>Reads what others wrote of a payload, and names what differs from the payload itself.</summary>
internal sealed class ReadRole(Contender contender, IReadOnlyList<string> paths) : IPayloadVisitor
{
    private ReadAnswer? _answer;

    internal static int Run(string contender, string payload, IReadOnlyList<string> paths)
    {
        var role = new ReadRole(Chosen.Contender(contender), paths);
        Chosen.Payload(payload).Accept(role);
        return Reply.With(role._answer!, ReadAnswerJson.Default.ReadAnswer);
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        Offer<T> offer = contender.Offer(payload);
        string? unavailable = offer.Codec switch
        {
            null => offer.Unavailable,
            { Traits.Format: WireFormat.Binary } => "it reads a binary format, no JSON",
            var codec when !codec.Traits.Supports(Directions.Deserialize) => codec.Traits.WhyNot(Directions.Deserialize),
            _ => null,
        };
        _answer = new ReadAnswer(unavailable, unavailable is null ? [.. paths.Select(path => Read(offer.Codec!, payload, path))] : []);
    }

    private static ReadFile Read<T>(ICodec<T> codec, Payload<T> payload, string path)
        where T : class
    {
        byte[] document = File.ReadAllBytes(path);
        try
        {
            return new ReadFile(null, Gate.Differences(payload, codec.Deserialize(document)));
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            return new ReadFile(Gate.Describe(problem), []);
        }
    }
}
