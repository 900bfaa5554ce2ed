namespace JsonAot.Payloads.Employees;

/// <summary>A user of a company's system, with what that user may do there.</summary>
public sealed class Employee
{
    public int FileId { get; set; }

    public string? Username { get; set; }

    /// <summary>An interface, as in the article: a serializer must choose the collection that it makes.</summary>
    public IEnumerable<string>? Roles { get; set; }
}
