using System.Text;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>In what SpanCodec and System.Text.Json differ for a scenario.</summary>
internal enum Facet
{
    GeneratorDied,
    DoesNotCompile,

    /// <summary>The generator refuses at compile time what System.Text.Json serializes.</summary>
    RefusedType,

    /// <summary>System.Text.Json refuses the type, and the generator says nothing.</summary>
    AcceptedType,

    /// <summary>A document is read that System.Text.Json refuses.</summary>
    Accepted,

    /// <summary>A document is refused that System.Text.Json reads.</summary>
    Refused,

    /// <summary>Both refuse, with exceptions of different types.</summary>
    Exception,
    Path,
    Position,

    /// <summary>Both read, but not the same value.</summary>
    Value,

    /// <summary>A value is written differently.</summary>
    Output,
}

/// <param name="Document">The document that was read; empty if a value was written.</param>
/// <param name="Value">The value that was written, as <see cref="Dump"/> shows it.</param>
internal sealed record Finding(Scenario Scenario, Facet Facet, byte[] Document, string Value, string Expected, string Actual)
{
    /// <summary>The known rule that explains it, or null.</summary>
    internal string? Rule { get; init; }

    /// <summary>System.Text.Json's answer to the document at once, if it came in pieces.</summary>
    internal string? AtOnce { get; init; }

    public override string ToString()
    {
        string input = Document.Length > 0 ? $"document: {Show(Document)}" : Value.Length > 0 ? $"value: {Shortened(Value)}" : "";
        return $"{Facet}{(AtOnce is null ? "" : " from a stream")} (seed {Scenario.Seed})\n{Scenario}\n{input}\n"
            + $"  System.Text.Json: {Shortened(Expected)}\n"
            + $"  SpanCodec:        {Shortened(Actual)}\n";
    }

    private static string Shortened(string text) => text.Length > 1500 ? text[..1500] + "…" : text;

    private static string Show(byte[] document)
    {
        var shown = new StringBuilder();
        foreach (byte value in document)
            shown.Append(value is >= 0x20 and < 0x7F ? ((char)value).ToString() : $"‹{value:X2}›");
        return shown.ToString();
    }
}
