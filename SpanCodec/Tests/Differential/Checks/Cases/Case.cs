using System.Text;

namespace SpanCodecs.Tests.Checks;

internal enum Expectation
{
    Accept,
    Reject,

    /// <summary>RFC 8259 leaves it open, or the type does: whatever System.Text.Json does is right.</summary>
    Either,
}

/// <summary>A document made by hand, for one subject, with what must become of it.</summary>
internal sealed record Case(string Subject, byte[] Document, Expectation Expectation)
{
    internal static IEnumerable<Case> Accept(string subject, params string[] documents) =>
        documents.Select(document => new Case(subject, Encoding.UTF8.GetBytes(document), Expectation.Accept));

    internal static IEnumerable<Case> Reject(string subject, params string[] documents) =>
        documents.Select(document => new Case(subject, Encoding.UTF8.GetBytes(document), Expectation.Reject));

    /// <summary>Every value as the one member of an object.</summary>
    internal static IEnumerable<Case> AcceptValues(string subject, params string[] values) => Accept(subject, Held(values));

    internal static IEnumerable<Case> RejectValues(string subject, params string[] values) => Reject(subject, Held(values));

    /// <summary>Puts the values where nobody asks for them, where a document object is made of them, and among elements.</summary>
    internal static IEnumerable<Case> Anywhere(Expectation expectation, params string[] values) =>
        values.SelectMany(value => Anywhere(expectation, Encoding.UTF8.GetBytes(value)));

    internal static IEnumerable<Case> Anywhere(Expectation expectation, byte[] value) =>
    [
        new Case("ShapeCodecs.Empty", [.. "{\"skipped\":"u8, .. value, (byte)'}'], expectation),
        new Case("ScalarCodecs.HolderJsonElement", [.. "{\"Value\":"u8, .. value, (byte)'}'], expectation),
        new Case("ScalarCodecs.HolderObject", [.. "{\"before\":["u8, .. value, .. "],\"Value\":["u8, .. value, .. "]}"u8], expectation),
    ];

    /// <summary>Text in which every character stands for one byte, for what is not UTF-8.</summary>
    internal static byte[] Bytes(string latin1) => Encoding.Latin1.GetBytes(latin1);

    public override string ToString() => $"{Expectation} by {Subject}: {Disagreement.Show(Document)}";

    private static string[] Held(string[] values) => [.. values.Select(value => $"{{\"Value\":{value}}}")];
}
