using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace JsonAot.Lab.BenchmarkHost;

/// <summary>
/// The gate for documents whose names begin in lower case: a reader must find all members, or none where it is said to find none.
/// </summary>
public static class LowerCaseReading
{
    // The article's own document of one employee, with its order of members and its blanks.
    private const string OneEmployee = """{"username" : "user1", "fileId" : 12, "roles" : ["admin", "report"]}""";

    /// <param name="findsNames">Whether the contender is expected to return the payload's value, or objects with nothing in them.</param>
    public static Func<object?> Admit(string contender, string payload, bool findsNames)
    {
        var admission = new Visitor(Contenders.Named(contender), findsNames);
        InBox.PayloadNamed(payload).Accept(admission);
        return admission.Read!;
    }

    private sealed class Visitor(Contender contender, bool findsNames) : IPayloadVisitor
    {
        internal Func<object?>? Read { get; private set; }

        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            ICodec<T> codec = Admission.Admit(contender, payload, Directions.Deserialize);
            string document = payload.Name == "Employee" ? OneEmployee : Encoding.UTF8.GetString(DocumentForms.LowerCaseNames(payload));
            T? value = codec.Deserialize(document);
            bool isAsTold = findsNames
                ? payload.AreEqual(payload.Sample, value)
                : value is not null && IsEmpty(JsonSerializer.SerializeToNode(value, payload.Metadata));
            if (!isAsTold)
            {
                string what = findsNames ? "does not find all" : "finds";
                Admission.EndRefused($"{contender.Name} {what} members of a document with names in lower case");
            }

            Read = () => codec.Deserialize(document);
        }
    }

    /// <summary>Nothing but nulls, zeros, and objects and arrays of such.</summary>
    private static bool IsEmpty(JsonNode? node) => node switch
    {
        null => true,
        JsonObject members => members.All(member => IsEmpty(member.Value)),
        JsonArray elements => elements.All(IsEmpty),
        _ => node.GetValueKind() == JsonValueKind.Number && node.GetValue<int>() == 0,
    };
}
