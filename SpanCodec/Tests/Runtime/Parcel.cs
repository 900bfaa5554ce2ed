namespace SpanCodecs.Tests.Runtime;

internal sealed class Parcel
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public List<int>? Sizes { get; set; }

    public Parcel? Inner { get; set; }
}
