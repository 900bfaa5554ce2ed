using System.Security.Cryptography;
using System.Text;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;
using JsonAot.Payloads.Documents;

namespace JsonAot.Lab.Measures.Verify;

/// <summary>
/// The documents of JSONTestSuite, which are not this project's to publish: docs/conformance.md says where to get them. Others would make
/// other counts.
/// </summary>
internal static class SuiteFolder
{
    /// <summary>Below the folder that the variable names, as it is called in the suite's repository.</summary>
    internal const string Name = "test_parsing";

    /// <summary>Of the names and the documents, in the order of their names.</summary>
    private const string Hash = "f1cef03dd848bb5d9c5f1bd27193d58c12c3c66afdddd950bb78dc20e5500e3f";

    /// <exception cref="LabException">It is not there, or not what everybody is asked.</exception>
    internal static string Find()
    {
        if (DocumentsFolder.Path is not { } documents)
        {
            throw new LabException($"The suite's documents are not in this repository. docs/conformance.md says where to get them; "
                + $"then name the folder with {Name} in it by the environment variable {DocumentsFolder.Variable}.", ExitCodes.Usage);
        }

        string folder = Path.GetFullPath(Path.Combine(documents, Name));
        if (!Directory.Exists(folder))
        {
            throw new LabException(
                $"The folder {documents}, which {DocumentsFolder.Variable} names, has no {Name} in it: docs/conformance.md.",
                ExitCodes.Usage);
        }

        string found = HashOf(folder);
        return found == Hash ? folder : throw new LabException(
            $"{folder} does not hold the documents that everybody is asked: their SHA-256 is {found} instead of {Hash}. "
            + "Get them again: docs/conformance.md.",
            ExitCodes.Usage);
    }

    internal static string HashOf(string folder)
    {
        using var hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        foreach (string file in ParsingSuite.FilesIn(folder))
        {
            byte[] document = File.ReadAllBytes(file);
            hash.AppendData(Encoding.UTF8.GetBytes($"{Path.GetFileName(file)} {document.Length}\n"));
            hash.AppendData(document);
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset());
    }
}
