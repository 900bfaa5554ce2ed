using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Documents;
using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Documents;

/// <summary>A document or a value that is tried, and the difference that it provokes.</summary>
/// <param name="Kind">Null for the sample as it is.</param>
internal sealed record TriedCase(Difference? Kind, Place Place, DocumentCase Case)
{
    internal bool IsOfSample => Kind is null && Case is { Put: null, IsFull: false };
}

/// <summary>Makes documents and values of a sample: each difference of the catalogue at each member that may have it.</summary>
internal static class Cases
{
    private static readonly string[] MayNotBeNull = ["int", "struct"];

    /// <param name="full">A document with all members: those that the sample does not have are tried in it. Null for none.</param>
    internal static IReadOnlyList<TriedCase> Of(JsonElement sample, JsonElement? full, FoundType type)
    {
        IReadOnlyList<Place> places = Place.In(sample, type);
        HashSet<(string, string)> known = [.. places.Select(place => place.Member)];
        Place[] others = full is null ? [] : [.. Place.In(full.Value, type).Where(place => !known.Contains(place.Member))];
        return
        [
            new TriedCase(null, places[0], new DocumentCase(DocumentText.Write(sample), [], null)),
            new TriedCase(null, places[0], new DocumentCase(null, [], null)),
            .. Provoked(sample, places),
            .. others.Length == 0 ? [] : Provoked(full!.Value, others).Select(one => one with { Case = one.Case with { IsFull = true } }),
            .. Generated(places[0], full, others.Length > 0),
        ];
    }

    private static IEnumerable<TriedCase> Provoked(JsonElement sample, IReadOnlyList<Place> places)
    {
        string whole = DocumentText.Write(sample);
        return
            from kind in Catalogue.All
            from place in places
            where kind.IsOf(place) && !(kind.Put == "null" && kind.Kinds.Any(MayNotBeNull.Contains) && place.Kinds.Contains("nullable"))
            let made = Make(sample, kind, place)
            // What the sample does not have cannot be left out of it.
            where made is not null && made.Document != whole
            select new TriedCase(kind, place, made);
    }

    /// <summary>Values with every member of one kind are written, and what each library writes is read by all.</summary>
    private static IEnumerable<TriedCase> Generated(Place root, JsonElement? full, bool hasOthers)
    {
        DocumentCase[] ofFull = !hasOthers ? []
            :
            [
                new DocumentCase(DocumentText.Write(full!.Value), [], null) { IsFull = true },
                new DocumentCase(null, [], null) { IsFull = true },
            ];
        IEnumerable<DocumentCase> ofValues =
            from put in GeneratedValues.All
            from writer in (Writer?[])[null, Writer.Newtonsoft, Writer.SystemTextJson]
            select new DocumentCase(null, [], put) { WrittenBy = writer };
        return ofFull.Concat(ofValues).Select(made => new TriedCase(null, root, made));
    }

    private static DocumentCase? Make(JsonElement sample, Difference kind, Place place)
    {
        string[] code = [.. place.Code];
        if (!kind.IsRead)
            return new DocumentCase(null, code, kind.Put);
        if (place.Json.Count == 0)
            return new DocumentCase(DocumentText.Write(sample, change: kind.Put), code, null);
        string? put = kind.Put switch
        {
            "@absent" => null,
            "@line-break" => "\"a\nb\"",
            "@name" => Named(place.Shape, name => name),
            "@other-name" => Named(place.Shape, name => string.Concat(name.Select(DocumentText.OtherCase))),
            _ => kind.Put,
        };
        return put is null && kind.Put != "@absent" ? null : new DocumentCase(DocumentText.Write(sample, place.Json, put), code, null);
    }

    private static string? Named(Shape shape, Func<string, string> change)
    {
        return shape.WithoutNullable is EnumShape named && named.Values.FirstOrDefault() is { Name: { } name } value
            ? JsonSerializer.Serialize(change(value.GivenName ?? name))
            : null;
    }
}
