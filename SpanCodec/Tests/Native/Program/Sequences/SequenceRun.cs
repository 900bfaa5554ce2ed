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
    internal static async Task<string> Of(long length, bool isLines)
    {
        byte[] element = Encoding.UTF8.GetBytes("{\"Id\":12345,\"Name\":\"" + new string('x', 200) + (isLines ? "\"}\n" : "\"},"));
        using var source = new LongStream(isLines ? ""u8 : "["u8, element, isLines ? ""u8 : "null]"u8, length);
        using var sink = new CountingStream();
        await SequenceCodecs.Entry.SerializeAsyncEnumerable(
            sink, SequenceCodecs.Entry.DeserializeAsyncEnumerable(source, isLines), isLines);
        using Process self = Process.GetCurrentProcess();
        return string.Create(CultureInfo.InvariantCulture, $"{sink.Count} bytes written, {self.PeakWorkingSet64} bytes of memory");
    }
}

internal sealed record SequenceEntry(int Id, string? Name);

[SpanCodec(typeof(SequenceEntry), PropertyName = "Entry")]
internal static partial class SequenceCodecs;
