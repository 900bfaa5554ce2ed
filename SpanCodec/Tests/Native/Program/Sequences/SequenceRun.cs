using System.Diagnostics;
using System.Globalization;
using System.Text;
using SpanCodecs.Tests.Lanes;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// A sequence that is read and written at once, in a process that does
/// nothing else: how much memory that had at most is then the sequence's.
/// </summary>
internal static class SequenceRun
{
    /// <returns>The count of bytes written, and the most memory that the process had.</returns>
    internal static async Task<string> Of(long length, bool isLines, bool isInside)
    {
        byte[] element = Encoding.UTF8.GetBytes("{\"Id\":12345,\"Name\":\"" + new string('x', 200) + (isLines ? "\"}\n" : "\"},"));
        string begin = isLines ? "" : isInside ? "{\"a\":{\"b\":[" : "[";
        string end = isLines ? "" : isInside ? "null],\"c\":1}}" : "null]";
        using var source = new LongStream(Encoding.UTF8.GetBytes(begin), element, Encoding.UTF8.GetBytes(end), length);
        using var sink = new CountingStream();
        IAsyncEnumerable<SequenceEntry?> entries = isInside ? SequenceCodecs.Entry.DeserializeAsyncEnumerable(source, at: "/a/b")
            : SequenceCodecs.Entry.DeserializeAsyncEnumerable(source, isLines);
        await SequenceCodecs.Entry.SerializeAsyncEnumerable(sink, entries, isLines);
        using Process self = Process.GetCurrentProcess();
        return string.Create(CultureInfo.InvariantCulture, $"{sink.Count} bytes written, {self.PeakWorkingSet64} bytes of memory");
    }
}

internal sealed record SequenceEntry(int Id, string? Name);

[SpanCodec(typeof(SequenceEntry), PropertyName = "Entry")]
internal static partial class SequenceCodecs;
