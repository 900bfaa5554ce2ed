using System.Security.Cryptography;
using System.Text;

namespace JsonAot.Lab.Running.Publishing;

/// <summary>One hash over everything that a program is built from. Equal stamps mean equal programs.</summary>
internal static class SourceStamp
{
    /// <summary>Of all programs of this checkout; read once, because nobody edits them while they are measured.</summary>
    internal static string OfPrograms => Programs.Value;

    private static readonly Lazy<string> Programs = new(() => OfFiles(Checkout.Root, ProgramSources.Below(Checkout.Root)));

    internal static string OfFiles(string root, IEnumerable<string> files)
    {
        using IncrementalHash hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        foreach (string file in files)
        {
            Append(hash, Encoding.UTF8.GetBytes(Path.GetRelativePath(root, file)));
            Append(hash, File.ReadAllBytes(file));
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset());
    }

    internal static string OfTexts(IEnumerable<string> texts)
    {
        using IncrementalHash hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        foreach (string text in texts)
            Append(hash, Encoding.UTF8.GetBytes(text));
        return Convert.ToHexStringLower(hash.GetHashAndReset());
    }

    // The length comes first, so that moving text from one file to the next changes the hash.
    private static void Append(IncrementalHash hash, byte[] bytes)
    {
        hash.AppendData(BitConverter.GetBytes(bytes.Length));
        hash.AppendData(bytes);
    }
}
