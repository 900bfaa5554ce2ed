using System.Security.Cryptography;
using System.Text;

namespace JsonAot.Processes.Publishing;

/// <summary>One hash over everything that a program is built from. Equal stamps mean equal programs.</summary>
internal static class SourceStamp
{
    /// <param name="switches">The switches that may add files to the program.</param>
    internal static string Of(string projectFile, params IReadOnlyList<string> switches) =>
        OfFiles(Checkout.Root, ProgramSources.OfThisCheckout.Of(projectFile, switches));

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
