using System.Diagnostics;

namespace JsonAot.Lab.MeasuredPrograms.Start;

/// <summary>Sets a contender up for a payload, and stamps the clock as it goes.</summary>
/// <param name="contender">The type's name.</param>
/// <param name="path">The document to read. Making it here would warm a serializer up.</param>
/// <param name="main">The first stamp.</param>
internal abstract class StartWork(string contender, string path, long main) : IPayloadVisitor
{
    private readonly List<long> _stamps = new(32) { main };
    private StartOutcome _outcome = StartOutcome.Done;
    private string _text = "";

    protected byte[] Written { get; set; } = [];

    /// <param name="payload">The type's name.</param>
    internal StartReport RunWith(string payload)
    {
        try
        {
            if (Choice.Payload(payload) is { } chosen)
                chosen.Accept(this);
            else
                Refuse($"this program was built without {payload}");
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            Fail($"{problem.GetType().Name}: {problem.Message.Split('\n', 2)[0].TrimEnd('\r')}");
        }

        return new StartReport(_outcome, _stamps, _text, Written);
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        // Without an equality there is no code either that makes the value without a serializer, and that serializer would be warm before
        // it is timed. Where one of the contenders has a type of its own, there is none for it: all do as it does.
        var equality = payload is IIsCopy ? null : payload as IHasEquality<T>;
        T? sample = equality is null ? null : payload.Sample;
        byte[] document = File.ReadAllBytes(path);
        Stamp();
        if (Choice.Contender(contender) is not { } chosen)
        {
            Refuse($"this program was built without {contender}");
            return;
        }

        Offer<T> offer = chosen.Offer(payload);
        Stamp();
        if (offer.Codec is not { } codec)
            Refuse(offer.Unavailable!);
        else if (equality is not null)
            Run(equality, codec, sample!, document);
        else if (codec is IHasOwnCalls<T> original)
            RunUnknown(original.Own, document);
        else
            RunUnknown(codec, document);
    }

    protected void Refuse(string reason) => (_outcome, _text) = (StartOutcome.Unavailable, reason);

    protected void Fail(string reason) => (_outcome, _text) = (StartOutcome.Failed, reason);

    /// <param name="isDone">The contender has this phase.</param>
    protected void Stamp(bool isDone = true) => Stamp(isDone ? Stopwatch.GetTimestamp() : StartReport.NoStamp);

    protected void Stamp(long time) => _stamps.Add(time);

    protected abstract void Run<T>(IHasEquality<T> equality, ICodec<T> codec, T sample, byte[] document)
        where T : class;

    /// <summary>Runs with a value that only a serializer can make.</summary>
    protected abstract void RunUnknown<T>(ICodec<T> codec, byte[] document)
        where T : class;
}
