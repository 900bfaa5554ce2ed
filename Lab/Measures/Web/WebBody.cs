using JsonAot.Codecs;
using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Web;

/// <summary>What requests carry: a payload's document, and the check of what comes back.</summary>
internal sealed class WebBody
{
    internal const string Echo = "echo";
    internal const string Make = "make";

    private readonly TargetDocument _document;

    internal WebBody(IPayload payload, string folder)
    {
        Payload = payload;
        // Documents are System.Text.Json's, whoever reads them.
        _document = TargetDocument.Of(new SourceGenContender(), payload, folder);
        Document = payload.CanonicalUtf8;
    }

    internal IPayload Payload { get; }

    internal byte[] Document { get; }

    internal string Path => _document.Path;

    internal string? Check(byte[] answer) => _document.Check(answer) is null ? null : $"its answer is wrong: {_document.Check(answer)}";
}
