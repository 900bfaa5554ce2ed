using System.Buffers;
using System.Text;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>Characters of any bytes: what is UTF-8 as it is read, and each other byte as half a surrogate pair.</summary>
internal static class LooseText
{
    internal static string Of(ReadOnlySpan<byte> bytes)
    {
        var text = new StringBuilder(bytes.Length);
        while (!bytes.IsEmpty)
        {
            bool isWhole = Rune.DecodeFromUtf8(bytes, out Rune rune, out int length) == OperationStatus.Done;
            if (isWhole)
                text.Append(rune.ToString());
            else
            {
                length = 1;
                text.Append((char)(0xD800 + (bytes[0] << 3)));
            }

            bytes = bytes[length..];
        }

        return text.ToString();
    }
}
