using BenchmarkDotNet.Attributes;
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

/// <summary>A fast contender that reads one member wrongly: the kind of winner that a suite without a gate crowns.</summary>
public class Broken : IPayloadBenchmark
{
    private readonly CalibrationPointsPayload _payload = new();
    private ICodec<CalibrationPoint[]> _codec = null!;

    IPayload IPayloadBenchmark.Payload => _payload;

    [GlobalSetup]
    public void Admit() => _codec = Admission.Admit(new BrokenContender(), _payload);

    [Benchmark]
    public CalibrationPoint[]? Deserialize() => _codec.Deserialize(_payload.CanonicalUtf8);
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

/// <summary>An operation that counts rightly when it is admitted, and wrongly when it has been timed.</summary>
public class OperationWrongLater
{
    private readonly byte[] _document = new CalibrationPointsPayload().CanonicalUtf8;
    private readonly Forgetful _operation = new();

    [GlobalCleanup]
    public void CheckAgain() => OperationAdmission.CheckAgain(_operation, _document);

    [Benchmark]
    public long Run() => _operation.Run(_document);

    private sealed class Forgetful() : DocumentOperation(DocumentTask.Walk)
    {
        public override string Name => "Forgetful";

        public override long Run(byte[] utf8) => 1;
    }
}
