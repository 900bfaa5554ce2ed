using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.Results;

/// <summary>
/// What calls take on documents that were chosen after the last change of the code that is measured, with types that were inferred. They
/// are rows as those of <see cref="TimesResults"/>, in a file of their own: no mean over the suite's payloads has them.
/// </summary>
public sealed record UnseenResults(Manifest Manifest, IReadOnlyList<TimesRow> Rows) : IResults<UnseenResults>
{
    public static string FileName => "unseen.json";
    public static JsonTypeInfo<UnseenResults> TypeInfo => ResultsJson.Readable.UnseenResults;

    IEnumerable<object?> IResults.AllRows => Rows;

    public UnseenResults Over(UnseenResults? earlier)
    {
        (Manifest manifest, IReadOnlyList<TimesRow> rows) = EarlierRows.Join(Manifest, Rows, earlier?.Manifest, earlier?.Rows ?? []);
        return new UnseenResults(manifest, rows);
    }
}
