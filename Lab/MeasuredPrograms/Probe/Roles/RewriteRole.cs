using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Verdict;

namespace JsonAot.Lab.MeasuredPrograms.Probe.Roles;

/// <summary>Reads somebody's document into the payload's type and writes it again, so that it is known what the type loses of it.</summary>
internal sealed class RewriteRole(string document, string path) : IPayloadVisitor
{
    private Answer _answer = new();

    internal static int Run(string payload, string document, string path)
    {
        var role = new RewriteRole(document, path);
        Chosen.Payload(payload).Accept(role);
        return role._answer.Print();
    }

    public void Visit<T>(Payload<T> payload)
        where T : class
    {
        try
        {
            T? value = JsonSerializer.Deserialize(File.ReadAllBytes(document), payload.Metadata);
            File.WriteAllBytes(path, JsonSerializer.SerializeToUtf8Bytes(value!, payload.Reference));
        }
        catch (Exception problem) when (problem is not OutOfMemoryException)
        {
            _answer = new Answer { Exception = Trial.Describe(problem) };
        }
    }
}
