using System.Text.Json.Serialization;

namespace JsonAot.Payloads.Documents;

public sealed class Timeline
{
    public Status[]? Statuses { get; set; }
    public SearchMetadata? SearchMetadata { get; set; }
}

public sealed class SearchMetadata
{
    public double CompletedIn { get; set; }
    public long MaxId { get; set; }
    public string? MaxIdStr { get; set; }
    public string? NextResults { get; set; }
    public string? Query { get; set; }
    public string? RefreshUrl { get; set; }
    public int Count { get; set; }
    public long SinceId { get; set; }
    public string? SinceIdStr { get; set; }
}

public sealed class StatusMetadata
{
    public string? ResultType { get; set; }
    public string? IsoLanguageCode { get; set; }
}

public sealed class Status
{
    public StatusMetadata? Metadata { get; set; }
    public string? CreatedAt { get; set; }
    public long Id { get; set; }
    public string? IdStr { get; set; }
    public string? Text { get; set; }
    public string? Source { get; set; }
    public bool Truncated { get; set; }
    public long? InReplyToStatusId { get; set; }
    public string? InReplyToStatusIdStr { get; set; }
    public long? InReplyToUserId { get; set; }
    public string? InReplyToUserIdStr { get; set; }
    public string? InReplyToScreenName { get; set; }
    public User? User { get; set; }
    public string? Geo { get; set; }
    public string? Coordinates { get; set; }
    public string? Place { get; set; }
    public string? Contributors { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public Status? RetweetedStatus { get; set; }
    public int RetweetCount { get; set; }
    public int FavoriteCount { get; set; }
    public StatusEntities? Entities { get; set; }
    public bool Favorited { get; set; }
    public bool Retweeted { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public bool? PossiblySensitive { get; set; }
    public string? Lang { get; set; }
}

public sealed class User
{
    public long Id { get; set; }
    public string? IdStr { get; set; }
    public string? Name { get; set; }
    public string? ScreenName { get; set; }
    public string? Location { get; set; }
    public string? Description { get; set; }
    public string? Url { get; set; }
    public UserEntities? Entities { get; set; }
    public bool Protected { get; set; }
    public int FollowersCount { get; set; }
    public int FriendsCount { get; set; }
    public int ListedCount { get; set; }
    public string? CreatedAt { get; set; }
    public int FavouritesCount { get; set; }
    public int? UtcOffset { get; set; }
    public string? TimeZone { get; set; }
    public bool GeoEnabled { get; set; }
    public bool Verified { get; set; }
    public int StatusesCount { get; set; }
    public string? Lang { get; set; }
    public bool ContributorsEnabled { get; set; }
    public bool IsTranslator { get; set; }
    public bool IsTranslationEnabled { get; set; }
    public string? ProfileBackgroundColor { get; set; }
    public string? ProfileBackgroundImageUrl { get; set; }
    public string? ProfileBackgroundImageUrlHttps { get; set; }
    public bool ProfileBackgroundTile { get; set; }
    public string? ProfileImageUrl { get; set; }
    public string? ProfileImageUrlHttps { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? ProfileBannerUrl { get; set; }
    public string? ProfileLinkColor { get; set; }
    public string? ProfileSidebarBorderColor { get; set; }
    public string? ProfileSidebarFillColor { get; set; }
    public string? ProfileTextColor { get; set; }
    public bool ProfileUseBackgroundImage { get; set; }
    public bool DefaultProfile { get; set; }
    public bool DefaultProfileImage { get; set; }
    public bool Following { get; set; }
    public bool FollowRequestSent { get; set; }
    public bool Notifications { get; set; }
}

public sealed class StatusEntities
{
    public Hashtag[]? Hashtags { get; set; }
    public Hashtag[]? Symbols { get; set; }
    public Link[]? Urls { get; set; }
    public Mention[]? UserMentions { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public Media[]? Media { get; set; }
}

public sealed class UserEntities
{
    public Links? Description { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public Links? Url { get; set; }
}

public sealed class Links
{
    public Link[]? Urls { get; set; }
}

public sealed class Hashtag
{
    public string? Text { get; set; }
    public int[]? Indices { get; set; }
}

public sealed class Link
{
    public string? Url { get; set; }
    public string? ExpandedUrl { get; set; }
    public string? DisplayUrl { get; set; }
    public int[]? Indices { get; set; }
}

public sealed class Mention
{
    public string? ScreenName { get; set; }
    public string? Name { get; set; }
    public long Id { get; set; }
    public string? IdStr { get; set; }
    public int[]? Indices { get; set; }
}

public sealed class Media
{
    public long Id { get; set; }
    public string? IdStr { get; set; }
    public int[]? Indices { get; set; }
    public string? MediaUrl { get; set; }
    public string? MediaUrlHttps { get; set; }
    public string? Url { get; set; }
    public string? DisplayUrl { get; set; }
    public string? ExpandedUrl { get; set; }
    public string? Type { get; set; }
    public MediaSizes? Sizes { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public long? SourceStatusId { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
    public string? SourceStatusIdStr { get; set; }
}

public sealed class MediaSizes
{
    public MediaSize? Medium { get; set; }
    public MediaSize? Small { get; set; }
    public MediaSize? Thumb { get; set; }
    public MediaSize? Large { get; set; }
}

public sealed class MediaSize
{
    public int W { get; set; }
    public int H { get; set; }
    public string? Resize { get; set; }
}
