using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

// Each type twice: without the attribute, and with it on what repeats.
internal sealed record PlainSale(int Id, string Customer, string Country, string Currency, string Status, string[] Tags);

internal sealed record SharedSale(
    int Id, string Customer, [property: SpanCodecIntern] string Country, [property: SpanCodecIntern] string Currency,
    [property: SpanCodecIntern] string Status, [property: SpanCodecIntern] string[] Tags);

internal sealed record PlainTimeline(PlainStatus[] Statuses);

internal sealed record PlainStatus(string Text, string Source, string Lang, PlainUser User, PlainStatus? RetweetedStatus);

internal sealed record PlainUser(
    string Name, string ScreenName, string Location, string Description, string? Url, string? TimeZone, string Lang,
    string ProfileBackgroundImageUrl, string ProfileBackgroundImageUrlHttps, string ProfileImageUrl, string ProfileImageUrlHttps);

internal sealed record SharedTimeline(SharedStatus[] Statuses);

internal sealed record SharedStatus(
    string Text, [property: SpanCodecIntern] string Source, [property: SpanCodecIntern] string Lang, SharedUser User,
    SharedStatus? RetweetedStatus);

internal sealed record SharedUser(
    string Name, string ScreenName, string Location, string Description, string? Url, [property: SpanCodecIntern] string? TimeZone,
    [property: SpanCodecIntern] string Lang, [property: SpanCodecIntern] string ProfileBackgroundImageUrl,
    [property: SpanCodecIntern] string ProfileBackgroundImageUrlHttps, [property: SpanCodecIntern] string ProfileImageUrl,
    [property: SpanCodecIntern] string ProfileImageUrlHttps);

[SpanCodec(typeof(PlainSale[]), PropertyName = "PlainSales")]
[SpanCodec(typeof(SharedSale[]), PropertyName = "SharedSales")]
internal static partial class SaleCodecs;

[SpanCodec(typeof(PlainTimeline))]
[SpanCodec(typeof(SharedTimeline))]
[SpanCodecOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower)]
internal static partial class TimelineCodecs;
