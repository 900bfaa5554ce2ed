using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

// A page of a search, as social networks answer: objects of some forty members, and texts of many languages.
internal sealed record SearchPage(SearchPost[] Statuses, SearchInfo SearchMetadata);

internal sealed record SearchInfo(double CompletedIn, long MaxId, string Query, int Count);

internal sealed record SearchPost(
    string CreatedAt, long Id, string IdStr, string Text, string Source, bool Truncated, long? InReplyToStatusId,
    string? InReplyToUserIdStr, SearchUser User, string? Place, int RetweetCount, int FavoriteCount, SearchEntities Entities,
    bool Favorited, bool Retweeted, string Lang, SearchPost? RetweetedStatus);

internal sealed record SearchUser(
    long Id, string IdStr, string Name, string ScreenName, string Location, string Description, string? Url, SearchEntities Entities,
    bool Protected, int FollowersCount, int FriendsCount, int ListedCount, string CreatedAt, int FavouritesCount, int? UtcOffset,
    string? TimeZone, bool GeoEnabled, bool Verified, int StatusesCount, string Lang, bool ContributorsEnabled, bool IsTranslator,
    string ProfileBackgroundColor, string ProfileBackgroundImageUrl, bool ProfileBackgroundTile, string ProfileImageUrl,
    string ProfileLinkColor, string ProfileTextColor, bool ProfileUseBackgroundImage, bool DefaultProfile, bool? Following);

internal sealed record SearchEntities(SearchTag[] Hashtags, SearchLink[] Urls, SearchMention[] UserMentions);

internal sealed record SearchTag(string Text, int[] Indices);

internal sealed record SearchMention(string ScreenName, string Name, long Id, string IdStr, int[] Indices);

internal sealed record SearchLink(string Url, string ExpandedUrl, int[] Indices);

/// <summary>One of the members of a page, which stands at its end.</summary>
internal sealed record SearchEnd(SearchInfo SearchMetadata);

[SpanCodec(typeof(SearchPage))]
[SpanCodec(typeof(SearchEnd), AfterMembers = AfterValue.Unread)]
[SpanCodec(typeof(string), PropertyName = "Text")]
[SpanCodec(typeof(int), PropertyName = "Number")]
[SpanCodecOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower, RelaxedEscaping = true)]
internal static partial class SearchCodecs;
