using System.Text.Json;

namespace JsonAot.Lab.BenchmarkHost;

/// <summary>The gate of document operations: what one writes is the document again, and what one counts is what ours count.</summary>
public static class OperationAdmission
{
    /// <summary>Every operation of this build, in-box and third-party.</summary>
    public static IReadOnlyList<DocumentOperation> All { get; } = [.. InBox.DocumentOperations, .. LibraryDocumentOperations.All];

    public static DocumentOperation Admit(string name, byte[] document)
    {
        DocumentOperation? operation = All.FirstOrDefault(operation => operation.Name == name);
        if (operation is null)
            Admission.EndUnavailable($"the library of {name} is left out of this build");
        else if (Problem(operation, document) is { } problem)
            Admission.EndRefused($"{name}: {problem}");
        return operation!;
    }

    /// <returns>Null when there is none.</returns>
    public static string? Problem(DocumentOperation operation, byte[] document)
    {
        if (operation is WritingDocumentOperation writing)
        {
            using JsonDocument expected = JsonDocument.Parse(document);
            using JsonDocument actual = JsonDocument.Parse(writing.Write(document).ToArray());
            return AreEqual(expected.RootElement, actual.RootElement) ? null : "what it writes is not the document that it read";
        }

        long counted = operation.Run(document);
        long wanted = InBox.DocumentOperations.First(other => other.Task == operation.Task).Run(document);
        return counted == wanted ? null : $"it counts {counted} where there are {wanted}";
    }

    // Writers get numbers as doubles where they are no 64-bit integers, so a decimal of 29 digits comes back shorter.
    private static bool AreEqual(JsonElement expected, JsonElement actual) =>
        expected.ValueKind == actual.ValueKind && expected.ValueKind switch
    {
        JsonValueKind.Array => expected.GetArrayLength() == actual.GetArrayLength()
            && expected.EnumerateArray().Zip(actual.EnumerateArray()).All(pair => AreEqual(pair.First, pair.Second)),
        JsonValueKind.Object => expected.GetPropertyCount() == actual.GetPropertyCount()
            && expected.EnumerateObject().Zip(actual.EnumerateObject()).All(pair =>
                pair.First.Name == pair.Second.Name && AreEqual(pair.First.Value, pair.Second.Value)),
        JsonValueKind.Number => expected.GetDouble().Equals(actual.GetDouble()),
        JsonValueKind.String => expected.ValueEquals(actual.GetString()),
        _ => true,
    };
}
