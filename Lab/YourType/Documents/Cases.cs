using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Documents;
using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Documents;

/// <summary>A document or a value that is tried, and the difference that it provokes.</summary>
/// <param name="Kind">Null for the sample as it is.</param>
internal sealed record TriedCase(Difference? Kind, Place Place, DocumentCase Case);

/// <summary>Makes documents and values of a sample: each difference of the catalogue at each member that may have it.</summary>
internal static class Cases
{
    internal static IReadOnlyList<TriedCase> Of(JsonElement sample, FoundType type)
    {
        IReadOnlyList<Place> places = Place.In(sample, type);
        return
        [
            new TriedCase(null, places[0], new DocumentCase(DocumentText.Write(sample), [], null)),
            new TriedCase(null, places[0], new DocumentCase(null, [], null)),
            .. from kind in Catalogue.All
               from place in places
               where kind.IsOf(place) && !(kind.Put == "null" && kind.Kinds.Contains("int") && place.Kinds.Contains("nullable"))
               let made = Make(sample, kind, place)
               where made is not null
               select new TriedCase(kind, place, made),
        ];
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
