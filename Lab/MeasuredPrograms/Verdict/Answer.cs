using System.Text;
using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Start;

namespace JsonAot.Lab.MeasuredPrograms.Verdict;

/// <summary>The last line that this program prints: what the Lab reads as a VerdictAnswer.</summary>
internal sealed record Answer
{
    internal string? Unavailable { get; init; }

    internal string? Exception { get; init; }

    internal bool Differs { get; init; }

    internal bool IsBinary { get; init; }

    internal static int About() => Print(writer =>
    {
        writer.WriteString("Runtime", ProcessFacts.Runtime);
        writer.WriteString("InstructionSets", ProcessFacts.InstructionSets);
    });

    internal int Print() => Print(writer =>
    {
        writer.WriteString(nameof(Unavailable), Unavailable);
        writer.WriteString(nameof(Exception), Exception);
        writer.WriteBoolean(nameof(Differs), Differs);
        writer.WriteBoolean(nameof(IsBinary), IsBinary);
    });

    private static int Print(Action<Utf8JsonWriter> write)
    {
        using var line = new MemoryStream();
        using (var writer = new Utf8JsonWriter(line))
        {
            writer.WriteStartObject();
            write(writer);
            writer.WriteEndObject();
        }

        // Whatever a library has printed before it may not end its line.
        Console.Out.WriteLine();
        Console.Out.WriteLine(Encoding.UTF8.GetString(line.ToArray()));
        return 0;
    }
}
