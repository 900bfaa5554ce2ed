using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Refused;

/// <summary>A collection whose derived types the document names: System.Text.Json does this, and SpanCodec refuses it.</summary>
public sealed class PlaylistsPayload : Payload<Listener>, IHasEquality<Listener>, ILacksSpanCodec
{
    private static readonly string[] Titles =
        ["Für Elise", "Clair de lune", "さくらさくら", "Danny Boy", "\"Heroes\"", "La bohème", "Scarborough Fair", "Подмосковные вечера"];

    private static readonly string?[] Artists = ["L. van Beethoven", null, "C. Debussy", "D\\J 🎧 Owl", ""];

    public override string Name => "Playlists";

    public override string Description => "a listener's playlists: a polymorphic collection, whose derived types the document names";

    public override JsonTypeInfo<Listener> Metadata => PlaylistsMetadata.Default.Listener;

    public override IReadOnlyDictionary<string, Type>? NamedCollections { get; } = new Dictionary<string, Type>
    {
        ["favourites"] = typeof(Favourites),
        ["queue"] = typeof(PlayQueue),
    };

    public string WhyNoSpanCodec => "a polymorphic collection (polymorphic-collections in SpanCodec/docs/differences.md)";

    public override Listener CreateSample() => new()
    {
        Id = 90_210,
        Name = "Zoë \"Z\" Müller",
        Playlists =
        [
            Filled(new Playlist(), first: 0, count: 9),
            Filled(new Favourites(), first: 3, count: 12),
            Filled(new PlayQueue(), first: 8, count: 7),
            new Favourites(),
            new Playlist(),
        ],
        Playing = Filled(new PlayQueue(), first: 5, count: 3),
        Last = null,
    };

    public bool IsSame(Listener expected, Listener actual) =>
        expected.Id == actual.Id && expected.Name == actual.Name
        && (expected.Playlists, actual.Playlists) switch
        {
            (null, null) => true,
            ({ } some, { } others) => some.Count == others.Count && some.Zip(others).All(pair => IsSame(pair.First, pair.Second)),
            _ => false,
        }
        && IsSame(expected.Playing, actual.Playing) && IsSame(expected.Last, actual.Last);

    /// <summary>Which kind of collection it is belongs to the value.</summary>
    private static bool IsSame(Playlist? expected, Playlist? actual) => expected is null || actual is null
        ? expected is null && actual is null
        : expected.GetType() == actual.GetType() && expected.Count == actual.Count
            && expected.Zip(actual).All(pair => IsSame(pair.First, pair.Second));

    private static bool IsSame(Track? expected, Track? actual) => expected is null || actual is null
        ? expected is null && actual is null
        : (expected.Id, expected.Title, expected.Artist, expected.Seconds, expected.IsLive)
            == (actual.Id, actual.Title, actual.Artist, actual.Seconds, actual.IsLive);

    private static TList Filled<TList>(TList list, int first, int count)
        where TList : Playlist
    {
        for (int i = first; i < first + count; i++)
            list.Add(new Track
            {
                Id = 4_000_000_000L + 77 * i,
                Title = Titles[i % Titles.Length],
                Artist = Artists[i % Artists.Length],
                Seconds = 95 + 31 * i,
                IsLive = i % 3 == 0,
            });
        return list;
    }
}

/// <summary>Somebody who hears music.</summary>
public sealed class Listener
{
    public int Id { get; set; }
    public string? Name { get; set; }
    public List<Playlist>? Playlists { get; set; }
    public Playlist? Playing { get; set; }
    public Playlist? Last { get; set; }
}

/// <summary>Tracks in an order. What kind of list it is, only its type says.</summary>
[JsonDerivedType(typeof(Favourites), "favourites")]
[JsonDerivedType(typeof(PlayQueue), "queue")]
public class Playlist : List<Track>;

/// <summary>What a listener likes.</summary>
public sealed class Favourites : Playlist;

/// <summary>What is played next.</summary>
public sealed class PlayQueue : Playlist;

/// <summary>A piece of music.</summary>
public sealed class Track
{
    public long Id { get; set; }
    public string? Title { get; set; }
    public string? Artist { get; set; }
    public int Seconds { get; set; }
    public bool IsLive { get; set; }
}

[JsonSerializable(typeof(Listener))]
public sealed partial class PlaylistsMetadata : JsonSerializerContext;
