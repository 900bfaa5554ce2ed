using JsonAot.Lab.Programs;

namespace JsonAot.Lab.Measures.Web;

/// <summary>What requests carry: a payload's document, and the check of what comes back.</summary>
internal sealed class WebBody(IPayload payload, string folder)
{
    internal const string Echo = "echo";
    internal const string Make = "make";

    // Documents are System.Text.Json's, whoever reads them.
    private readonly TargetDocument _document = TargetDocument.Json(payload, folder);

    internal IPayload Payload => payload;

    internal byte[] Document { get; } = payload.CanonicalUtf8;

    internal string Path => _document.Path;

    internal string? Check(byte[] answer) => _document.Check(answer) is { } wrong ? $"its answer is wrong: {wrong}" : null;
}
