namespace JsonAot.Probe.Verdict;

/// <summary>Writes the sample to a file, for the Lab to compare.</summary>
internal sealed class WriteTrial(Contender contender, string path) : Trial(contender)
{
    protected override Directions Direction => Directions.Serialize;

    protected override Answer Run<T>(ICodec<T> codec, Payload<T> payload)
    {
        File.WriteAllBytes(path, codec.SerializeToUtf8Bytes(payload.Sample));
        return new Answer();
    }
}
