using System.Buffers;
using System.Text;

namespace JsonAot.SelfRun;

/// <summary>One codec's two directions in one lane, ready to call, with everything that is not measured prepared beforehand.</summary>
internal sealed record LaneCalls(Action Serialize, Action Deserialize)
{
    internal static LaneCalls Of<T>(ICodec<T> codec, T value, byte[] document, Lanes lane, Action<object?> keep)
    {
        string text = codec.Traits.Format == WireFormat.Json ? Encoding.UTF8.GetString(document) : Convert.ToBase64String(document);
        var buffer = new ArrayBufferWriter<byte>(2 * document.Length);
        var output = new MemoryStream(2 * document.Length);
        var input = new MemoryStream(document);
        return lane switch
        {
            Lanes.Utf8 => new LaneCalls(
                () => keep(codec.SerializeToUtf8Bytes(value)),
                () => keep(codec.Deserialize(document))),
            Lanes.Text => new LaneCalls(
                () => keep(codec.SerializeToString(value)),
                () => keep(codec.Deserialize(text))),
            Lanes.Buffer => new LaneCalls(
                () =>
                {
                    buffer.ResetWrittenCount();
                    codec.Serialize(buffer, value);
                },
                () => keep(codec.Deserialize(new ReadOnlySequence<byte>(document)))),
            _ => new LaneCalls(
                () =>
                {
                    output.SetLength(0);
                    codec.Serialize(output, value);
                },
                () =>
                {
                    input.Position = 0;
                    keep(codec.Deserialize(input));
                }),
        };
    }
}
