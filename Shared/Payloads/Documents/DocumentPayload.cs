using System.Security.Cryptography;

namespace JsonAot.Payloads.Documents;

/// <summary>
/// A document that JSON libraries of all languages are measured on. It is not this project's to publish: it is read from
/// <see cref="DocumentsFolder"/>, and without it the payload is left out.
/// </summary>
public abstract class DocumentPayload<T> : Payload<T>
    where T : class
{
    private readonly string _file;
    private readonly Lazy<string?> _fault;

    /// <param name="file">Its name in that folder.</param>
    /// <param name="hash">SHA-256: another document of that name would have other figures.</param>
    protected DocumentPayload(string file, string hash)
    {
        _file = file;
        _fault = new(() => FaultOf(file, hash));
    }

    public sealed override string? Unavailable => _fault.Value;

    /// <summary>The document names members in its own way, so serializers are set up for its naming policy.</summary>
    public sealed override bool IsFromOutside => true;

    /// <summary>
    /// Each payload reads it with metadata that it names itself: a call of <see cref="Payload{T}.Metadata"/> here would keep all payloads'
    /// metadata in every native program, and with it the members that a verdict looks for.
    /// </summary>
    protected byte[] ReadDocument() => File.ReadAllBytes(Path.Combine(DocumentsFolder.Path!, _file));

    private string? FaultOf(string file, string hash)
    {
        if (DocumentsFolder.Path is not { } folder)
        {
            return $"{Name} is the document {file}, which is not in this repository. docs/records.md says where to get it; "
                + $"then name its folder by the environment variable {DocumentsFolder.Variable}.";
        }

        string path = Path.Combine(folder, file);
        if (!File.Exists(path))
        {
            return $"{Name} needs the document {file}, and the folder {folder}, which {DocumentsFolder.Variable} names, has none: "
                + "docs/records.md.";
        }

        string found = Convert.ToHexStringLower(SHA256.HashData(File.ReadAllBytes(path)));
        return found == hash
            ? null
            : $"{path} is not the document that others measure: its SHA-256 is {found} instead of {hash}. Get it again: docs/records.md.";
    }
}
