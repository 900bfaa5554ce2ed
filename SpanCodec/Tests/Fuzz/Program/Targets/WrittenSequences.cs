using System.IO.Pipelines;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>A value twice, as a sequence: an array, lines, or records.</summary>
internal static class WrittenSequences
{
    internal const int Count = 3;

    internal static byte[] Of<T>(SpanCodec<T> codec, T value, int form)
    {
        var output = new MemoryStream();
        var pipe = PipeWriter.Create(output, new StreamPipeWriterOptions(leaveOpen: true));
        Task written = form switch
        {
            0 => codec.SerializeAsyncEnumerable(output, Twice(value)),
            1 => codec.SerializeAsyncEnumerable(pipe, Twice(value), topLevelValues: true),
            _ => codec.SerializeTextSequence(pipe, Twice(value)),
        };
        Waiting.For(written);
        pipe.Complete();
        return output.ToArray();
    }

    /// <summary>What is to come of it.</summary>
    internal static byte[] Twice(byte[] text, int form) => form switch
    {
        0 => [(byte)'[', .. text, (byte)',', .. text, (byte)']'],
        1 => [.. text, (byte)'\n', .. text, (byte)'\n'],
        _ => [0x1E, .. text, (byte)'\n', 0x1E, .. text, (byte)'\n'],
    };

    // The second comes later: what is written by then is sent before.
    private static async IAsyncEnumerable<T?> Twice<T>(T value)
    {
        yield return value;
        await Waiting.Later().ConfigureAwait(false);
        yield return value;
    }
}
