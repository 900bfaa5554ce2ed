using BenchmarkDotNet.Running;
using JsonAot.Libraries;
using JsonAot.ResultFiles;

namespace JsonAot.Hosting.Outcome;

/// <summary>What a reader of the results must know of a benchmark's contender; a report is made without the contenders themselves.</summary>
internal sealed class MeasuredContender(Contender contender) : IPayloadVisitor
{
    private bool _isBinary;

    /// <returns>Null where a benchmark does not choose among all contenders.</returns>
    internal static Contender? Of(BenchmarkCase benchmark) =>
        benchmark.Parameters.Items.FirstOrDefault(parameter => parameter.Name == SteadyRow.ContenderParameter)?.Value is string name
            ? Contenders.Timed.FirstOrDefault(contender => contender.Name == name)
            : null;

    /// <returns>Null where a benchmark does not choose among all contenders, or does not say what it reads and writes.</returns>
    internal static bool? IsBinary(BenchmarkCase benchmark)
    {
        if (Of(benchmark) is not { } contender || MeasuredPayload.PayloadOf(benchmark) is not { } payload)
            return null;
        var measured = new MeasuredContender(contender);
        payload.Accept(measured);
        return measured._isBinary;
    }

    public void Visit<T>(Payload<T> payload)
        where T : class => _isBinary = contender.Offer(payload).Codec is { Traits.Format: WireFormat.Binary };
}
