using BenchmarkDotNet.Attributes;
using JsonAot.Codecs;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.Payloads.CalibrationPoints;

namespace JsonAot.TestHost;

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

internal sealed class BrokenContender : Contender
{
    public override string Name => "Broken";

    public override string Description => "loses RawY of every point";

    public override Offer<T> Offer<T>(Payload<T> payload)
    {
        ICodec<T> sound = new SourceGenContender().Offer(payload).Codec!;
        return new Codec<T>(sound);
    }

    private sealed class Codec<T>(ICodec<T> sound) : Utf8Codec<T>
    {
        public override byte[] SerializeToUtf8Bytes(T value) => sound.SerializeToUtf8Bytes(value);

        public override T? Deserialize(byte[] utf8)
        {
            T? value = sound.Deserialize(utf8);
            if (value is CalibrationPoint[] points)
            {
                foreach (CalibrationPoint point in points)
                    point.RawY = 0;
            }

            return value;
        }
    }
}
