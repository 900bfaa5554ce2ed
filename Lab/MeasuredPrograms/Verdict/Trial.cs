using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Lab.MeasuredPrograms.Verdict;

/// <summary>One direction of one contender, with every exception caught, those of its set-up too: many fail there.</summary>
/// <param name="args">A direction, two names, a document; and where to leave what was understood, when that is not the sample.</param>
internal sealed class Trial(string[] args, Contender contender) : IPayloadVisitor
{
    private Answer _answer = new();

    internal static Answer Run(string[] args, Contender contender, IPayload payload)
    {
        var trial = new Trial(args, contender);
        payload.Accept(trial);
        return trial._answer;
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        bool writes = args[0] == "write";
        Directions direction = writes ? Directions.Serialize : Directions.Deserialize;
        try
        {
            Offer<T> offer = contender.Offer(payload);
            _answer = offer.Codec is not { } codec ? new Answer { Unavailable = offer.Unavailable }
                : !codec.Traits.Supports(direction) ? new Answer { Unavailable = codec.Traits.WhyNot(direction) }
                : (writes ? Write(codec, payload) : Read(codec, payload)) with { IsBinary = codec.Traits.Format == WireFormat.Binary };
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            _answer = new Answer { Exception = Describe(problem) };
        }
    }

    /// <summary>Writes the sample to a file, for the Lab to compare.</summary>
    private Answer Write<T>(ICodec<T> codec, Payload<T> payload)
        where T : class
    {
        File.WriteAllBytes(args[3], codec.SerializeToUtf8Bytes(payload.Sample));
        return new Answer();
    }

    /// <summary>Reads a document and compares the value with the sample, member by member, in code written by hand.</summary>
    private Answer Read<T>(ICodec<T> codec, Payload<T> payload)
        where T : class
    {
        if (payload is not IHasEquality<T> equality)
            return new Answer
            {
                Unavailable = "this payload has no equality of its own (IHasEquality), by which a verdict on reading is found",
            };
        T? value = codec.Deserialize(File.ReadAllBytes(args[3]));
        if (equality.AreEqual(payload.Sample, value))
            return new Answer();
        if (value is not null && args.Length > 4 && payload is IHasHandWritten<T> code)
            Leave(code.HandWritten, value);
        return new Answer { Differs = true };
    }

    /// <summary>
    /// Shows what was understood. What our own code cannot write, such as an array with a null in it, is shown by nothing: the
    /// contender did not throw.
    /// </summary>
    private void Leave<T>(IHandWrittenCodec<T> code, T value)
        where T : class
    {
        using var copy = new MemoryStream();
        try
        {
            using var writer = new Utf8JsonWriter(copy);
            code.Write(writer, value);
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            return;
        }

        File.WriteAllBytes(args[4], copy.ToArray());
    }

    // The exception of a static constructor is wrapped in another one that says nothing.
    internal static string Describe(Exception problem) =>
        Gate.Describe(problem is TypeInitializationException { InnerException: { } cause } ? cause : problem);
}
