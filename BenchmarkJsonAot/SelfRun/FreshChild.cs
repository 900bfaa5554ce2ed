using System.Diagnostics;
using System.Globalization;
using JsonAot.Libraries;

namespace JsonAot.SelfRun;

/// <summary>The child's side of <see cref="FreshProcess"/>. Nothing here may touch a serializer before it is timed.</summary>
internal static class FreshChild
{
    internal static int Run(string contender, string payload, Directions direction, long main)
    {
        // The document arrives from the parent: making it here would warm up System.Text.Json for everyone.
        using var input = new MemoryStream();
        Console.OpenStandardInput().CopyTo(input);
        var work = new FirstCall(Contenders.Named(contender), direction, input.ToArray());
        InBox.PayloadNamed(payload).Accept(work);
        if (work.Problem is not null)
        {
            Console.Error.WriteLine(work.Problem);
            return 1;
        }

        double spawnToMain = Stopwatch.GetElapsedTime(FreshProcess.SpawnedAt, main).TotalNanoseconds;
        Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{spawnToMain} {work.Took.TotalNanoseconds}"));
        return 0;
    }

    /// <summary>One direction a process: a first write would leave the first read half warm.</summary>
    private sealed class FirstCall(Contender contender, Directions direction, byte[] document) : IPayloadVisitor
    {
        internal TimeSpan Took { get; private set; }

        internal string? Problem { get; private set; }

        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            T value = payload.Sample;
            long start = Stopwatch.GetTimestamp();
            ICodec<T>? codec = contender.Offer(payload).Codec;
            if (codec is null)
            {
                Problem = "there is no codec";
            }
            else if (direction == Directions.Serialize)
            {
                byte[] written = codec.SerializeToUtf8Bytes(value);
                Took = Stopwatch.GetElapsedTime(start);
                if (!written.AsSpan().SequenceEqual(document))
                    Problem = "the first call wrote something else than the calls after it";
            }
            else
            {
                T? read = codec.Deserialize(document);
                Took = Stopwatch.GetElapsedTime(start);
                if (!payload.AreEqual(value, read))
                    Problem = "the first call read another value";
            }
        }
    }
}
