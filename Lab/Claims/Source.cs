namespace JsonAot.Lab.Claims;

/// <summary>A text that published figures.</summary>
/// <param name="Remark">What a reader must know of its data before comparing figures.</param>
internal sealed record Source(string Title, string Kind, string Remark)
{
    /// <summary>The title in quotation marks, and what it is.</summary>
    internal string Heading => $"“{Title}”, {Kind}";
}
