using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Size;

internal sealed class SizeVerb(Kind kind)
    : MeasuringVerb("size", "Weighs the smallest program of each contender against one that does nothing.", kind)
{
    protected override string[] DefaultPayloads => [StartTarget.DefaultPayload];

    protected override IEnumerable<IResults> Measure(Measuring run)
    {
        Launcher.CheckSystem();
        return new SizeMeasurement(run.Contenders, run.Payloads).Run(run.Modes, new SizePrograms(new PublishCache(run.Progress.Say), run.Stop), run.Progress);
    }
}
