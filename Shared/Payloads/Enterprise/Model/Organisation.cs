namespace JsonAot.Payloads.Enterprise;

/// <summary>A whole company as one document: what an export or a nightly synchronisation carries.</summary>
public sealed class Organisation
{
    public Guid Id { get; set; }

    public int SchemaVersion { get; set; }

    public DateTimeOffset Exported { get; set; }

    public string Name { get; set; } = "";

    public string? Motto { get; set; }

    public Uri? Website { get; set; }

    public DateTime Founded { get; set; }

    public long SharesIssued { get; set; }

    public Address? Headquarters { get; set; }

    public Dictionary<string, string>? Settings { get; set; }

    public List<Division>? Divisions { get; set; }
}
