using System.Text;
using System.Text.Json;

namespace SpanCodecs.Tests.Checks;

/// <summary>In what a codec differs from System.Text.Json.</summary>
internal enum Facet
{
    /// <summary>It reads what System.Text.Json refuses.</summary>
    Accepted,

    /// <summary>It refuses what System.Text.Json reads.</summary>
    Refused,

    /// <summary>Both refuse, with different exceptions.</summary>
    Exception,

    /// <summary>Both throw a JsonException, with different paths.</summary>
    Path,

    /// <summary>Both throw a JsonException, at different lines or bytes.</summary>
    Position,

    /// <summary>Both read, but not the same value.</summary>
    Value,

    /// <summary>Both read the same value, but write it differently.</summary>
    Output,

    /// <summary>Another lane of the same codec does something else.</summary>
    Lane,
}

internal sealed record Disagreement(string Subject, byte[] Document, Facet Facet, string Expected, string Actual)
{
    private const int Shown = 400;

    /// <summary>System.Text.Json's answer to the document at once, if it came in pieces.</summary>
    internal string? AtOnce { get; init; }

    /// <summary>Null where both refuse in the same way, at the same place.</summary>
    internal static Facet? FacetOf(Exception? expected, Exception? actual) => (expected, actual) switch
    {
        (null, null) => null,
        (null, _) => Checks.Facet.Refused,
        (_, null) => Checks.Facet.Accepted,
        _ when expected.GetType() != actual.GetType() => Checks.Facet.Exception,
        (JsonException left, JsonException right) when left.Path != right.Path => Checks.Facet.Path,
        (JsonException left, JsonException right)
            when (left.LineNumber, left.BytePositionInLine) != (right.LineNumber, right.BytePositionInLine) => Checks.Facet.Position,
        _ => null,
    };

    public override string ToString() =>
        $"{Subject} {Facet}: {Show(Document)}\n    System.Text.Json: {Expected}\n    SpanCodec:        {Actual}";

    /// <summary>ASCII as it is, every other byte in hexadecimal, so that a message can be turned back into a case.</summary>
    internal static string Show(ReadOnlySpan<byte> document)
    {
        var shown = new StringBuilder();
        if (document.Length > Shown)
            shown.Append($"({document.Length} bytes) ");
        if (document.Length > Shown)
            document = document[..Shown];
        foreach (byte value in document)
            shown.Append(value is >= 0x20 and < 0x7F ? ((char)value).ToString() : $"‹{value:X2}›");
        return shown.ToString();
    }
}
