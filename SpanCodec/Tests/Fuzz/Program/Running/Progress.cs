using System.Globalization;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>What a worker has done since it last told, and what it has.</summary>
internal sealed record Progress(long Executions, TimeSpan Processor, long Edges, long Inputs)
{
    internal static Progress None { get; } = new(0, TimeSpan.Zero, 0, 0);

    internal string Line => string.Create(CultureInfo.InvariantCulture, $"{Executions} {Processor.Ticks} {Edges} {Inputs}");

    internal static Progress Parse(string line)
    {
        long[] numbers = [.. line.Split(' ').Select(number => long.Parse(number, CultureInfo.InvariantCulture))];
        return new Progress(numbers[0], TimeSpan.FromTicks(numbers[1]), numbers[2], numbers[3]);
    }
}
