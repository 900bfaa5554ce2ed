namespace JsonAot.Payloads.Documents;

/// <summary>Documents that are not this project's to publish: a person names the folder that they are in.</summary>
public static class DocumentsFolder
{
    public const string Variable = "JSONAOT_DOCUMENTS";

    /// <summary>Null where nobody has named one.</summary>
    public static string? Path => Environment.GetEnvironmentVariable(Variable) is { Length: > 0 } folder ? folder : null;
}
