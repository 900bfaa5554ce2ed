using System.Text.Json;

namespace JsonAot.Lab.Measures.Verdicts;

/// <summary>Compares a document that somebody wrote with the payload's sample, as the gate does.</summary>
internal sealed class DocumentCheck(byte[] document) : IPayloadVisitor
{
    private IReadOnlyList<string> _findings = [];

    internal static IReadOnlyList<string> Differences(IPayload payload, byte[] document)
    {
        var check = new DocumentCheck(document);
        payload.Accept(check);
        return check._findings;
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        try
        {
            _findings = Gate.Differences(payload, JsonSerializer.Deserialize(document, payload.Metadata));
        }
        catch (JsonException problem)
        {
            _findings = [$"System.Text.Json cannot read it: {Gate.Describe(problem)}"];
        }
    }
}
