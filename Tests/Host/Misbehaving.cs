using BenchmarkDotNet.Attributes;
using JsonAot.Codecs;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.Payloads.CalibrationPoints;

namespace JsonAot.TestHost;

/// <summary>Its setup never comes back, as a library on a document that it cannot read.</summary>
public class Hanging
{
    [GlobalSetup]
    public void Hang() => Thread.Sleep(Timeout.Infinite);

    [Benchmark]
    public void Never()
    {
    }
}

/// <summary>A stack overflow ends its process, and no handler helps.</summary>
public class Overflowing
{
    [Benchmark]
    public int Overflow() => Deeper(1);

    private static int Deeper(int depth) => Deeper(depth + 1) + depth;
}

/// <summary>Its exception comes to BenchmarkDotNet, which ends the process with a code of its own.</summary>
public class Throwing
{
    [Benchmark]
    public void Throw() => throw new InvalidOperationException("thrown on purpose");
}

/// <summary>It ends its process as if all were well.</summary>
public class Exiting
{
    [Benchmark]
    public void Exit() => Environment.Exit(0);
}

/// <summary>It takes memory until somebody ends it.</summary>
public class Allocating
{
    private readonly List<byte[]> _kept = [];

    [Benchmark]
    public void Allocate()
    {
        while (true)
        {
            byte[] more = new byte[1 << 20];
            more.AsSpan().Fill(1);
            _kept.Add(more);
        }
    }
}

/// <summary>Right at first, wrong from its thousandth call on: a gate that looks only before the timing lets it win.</summary>
public class WrongLater
{
    private readonly CalibrationPointsPayload _payload = new();
    private ICodec<CalibrationPoint[]> _codec = null!;

    [GlobalSetup]
    public void Admit() => _codec = Admission.Admit(new WrongLaterContender(), _payload);

    [GlobalCleanup]
    public void CheckAgain() => Admission.CheckAgain();

    [Benchmark(OperationsPerInvoke = 2_000)]
    public CalibrationPoint[]? Deserialize()
    {
        CalibrationPoint[]? last = null;
        for (int i = 0; i < 2_000; i++)
            last = _codec.Deserialize(_payload.CanonicalUtf8);
        return last;
    }
}

internal sealed class WrongLaterContender : Contender
{
    public override string Name => "Wrong later";

    public override string Description => "loses RawY from its thousandth call on";

    public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>(new SourceGenContender().Offer(payload).Codec!);

    private sealed class Codec<T>(ICodec<T> sound) : Utf8Codec<T>
    {
        private int _calls;

        public override byte[] SerializeToUtf8Bytes(T value) => sound.SerializeToUtf8Bytes(value);

        public override T? Deserialize(byte[] utf8)
        {
            T? value = sound.Deserialize(utf8);
            if (++_calls >= 1_000 && value is CalibrationPoint[] points)
                points[0].RawY = 0;
            return value;
        }
    }
}
