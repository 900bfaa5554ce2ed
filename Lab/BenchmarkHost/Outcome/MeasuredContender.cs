namespace JsonAot.Lab.BenchmarkHost.Outcome;

/// <summary>
/// What a reader of the results must know of a benchmark's contender; a report is made without the contenders themselves.
/// </summary>
internal sealed class MeasuredContender(Contender contender) : IPayloadVisitor
{
    private CodecTraits? _traits;

    /// <returns>Null where a benchmark does not choose among all contenders.</returns>
    internal static Contender? Of(BenchmarkCase benchmark) =>
        benchmark.Parameters.Items.FirstOrDefault(parameter => parameter.Name == TimesRow.ContenderParameter)?.Value is string name
            ? Contenders.Timed.FirstOrDefault(contender => contender.Name == name)
            : null;

    /// <returns>No where a benchmark does not choose among all contenders, or does not say what it reads and writes.</returns>
    internal static bool IsBinary(BenchmarkCase benchmark) => Ask(benchmark, traits => traits is { Format: WireFormat.Binary });

    /// <returns>No as above, and where a benchmark does not say whether it reads or writes.</returns>
    internal static bool IsAdapted(BenchmarkCase benchmark) =>
        benchmark.Descriptor.Categories is [var category, ..] && Enum.TryParse(category, out Directions direction)
            && Ask(benchmark, traits => traits is not null && !traits.IsNative(direction, LaneOf(benchmark)));

    public void Visit<T>(Payload<T> payload)
        where T : class => _traits = contender.Offer(payload).Codec?.Traits;

    /// <summary>A benchmark without lanes is one of UTF-8 bytes.</summary>
    private static Lanes LaneOf(BenchmarkCase benchmark) =>
        benchmark.Parameters.Items.Select(parameter => parameter.Value).OfType<Lanes>().FirstOrDefault(Lanes.Utf8);

    private static bool Ask(BenchmarkCase benchmark, Func<CodecTraits?, bool> question)
    {
        if (Of(benchmark) is not { } contender || MeasuredPayload.PayloadOf(benchmark) is not { } payload)
            return false;
        var measured = new MeasuredContender(contender);
        payload.Accept(measured);
        return question(measured._traits);
    }
}
