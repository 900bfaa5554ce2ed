using System.Security.Cryptography;
using System.Text;

namespace BenchTurns.Journals;

/// <summary>One hash over several parts: equal where all of them are, in their order.</summary>
public static class Fingerprint
{
    /// <summary>The hash of texts.</summary>
    public static string OfTexts(IEnumerable<string> texts) => Of(texts.Select(text => Encoding.UTF8.GetBytes(text)));

    /// <summary>The hash of parts of any content.</summary>
    public static string Of(IEnumerable<byte[]> parts)
    {
        using IncrementalHash hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        foreach (byte[] part in parts)
        {
            // The length comes first, so that moving text from one part to the next changes the hash.
            hash.AppendData(BitConverter.GetBytes(part.Length));
            hash.AppendData(part);
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset());
    }
}
