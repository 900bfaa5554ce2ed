using JsonAot.Errors;
using JsonAot.Probe.Answers;

namespace JsonAot.Probe.Roles;

/// <summary>Times failing calls: only scenarios that have thrown in a process of their own, so that none ends this one.</summary>
internal sealed class ErrorTimesRole(ErrorScenario scenario, Contender contender) : IPayloadVisitor
{
    private const int Batches = 11;
    private static readonly TimeSpan WarmUpTime = TimeSpan.FromMilliseconds(30);
    private static readonly TimeSpan BatchTime = TimeSpan.FromMilliseconds(5);

    private ErrorTime _time = new(scenario.Name, null, null);

    internal static int Run(string contender, string payload, string[] scenarios)
    {
        var times = new List<ErrorTime>();
        foreach (string name in scenarios)
        {
            ErrorScenario scenario = ErrorScenarios.Named(name);
            var role = new ErrorTimesRole(scenario, Chosen.Contender(contender));
            scenario.PayloadFor(Chosen.Payload(payload)).Accept(role);
            times.Add(role._time);
        }

        return Reply.With(new ErrorTimesAnswer(times), ErrorTimesAnswerJson.Default.ErrorTimesAnswer);
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        Func<object?> call = scenario.Prepare(contender.Offer(payload).Codec!, payload);
        if (FailingCall.Caught(call) is null)
            return;
        Func<object?> failing = () => FailingCall.Caught(call);
        WarmUp.RunFor(WarmUpTime, () => failing());
        int batch = InterleavedBatches.CallsIn(BatchTime, failing);
        double[] samples = new double[Batches];
        long before = GC.GetAllocatedBytesForCurrentThread();
        for (int i = 0; i < Batches; i++)
            samples[i] = InterleavedBatches.Time(failing, batch);
        long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        Array.Sort(samples);
        _time = new ErrorTime(scenario.Name, Math.Round(samples[Batches / 2], 1), allocated / (Batches * batch));
    }
}
