using System.Security.Cryptography;
using System.Text;

namespace JsonAot.Lab.Running.Publishing;

/// <summary>One hash over everything that a program is built from. Equal stamps mean equal programs.</summary>
internal static class SourceStamp
{
    /// <summary>Of all programs of this checkout; read once, because nobody edits them while they are measured.</summary>
    internal static string OfPrograms => field ??= OfFiles(Checkout.Root, ProgramSources.Below(Checkout.Root));

    internal static string OfFiles(string root, IEnumerable<string> files) => Of(files.SelectMany(
        file => (byte[][])[Encoding.UTF8.GetBytes(Path.GetRelativePath(root, file)), File.ReadAllBytes(file)]));

    internal static string OfFolder(string folder, string pattern = "*", SearchOption depth = SearchOption.TopDirectoryOnly) =>
        OfFiles(folder, Directory.GetFiles(folder, pattern, depth).Order(StringComparer.Ordinal));

    /// <summary>Of the running program: the compiler makes the same bytes of the same sources.</summary>
    internal static string OfThisProgram() => OfFolder(AppContext.BaseDirectory, "*.dll");

    internal static string OfTexts(IEnumerable<string> texts) => Of(texts.Select(text => Encoding.UTF8.GetBytes(text)));

    private static string Of(IEnumerable<byte[]> parts)
    {
        using IncrementalHash hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        foreach (byte[] part in parts)
        {
            // The length comes first, so that moving text from one file to the next changes the hash.
            hash.AppendData(BitConverter.GetBytes(part.Length));
            hash.AppendData(part);
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset());
    }
}
