using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Texts;

/// <summary>The feed; how its texts are escaped is a payload's own.</summary>
public abstract class FeedPayload : Payload<Feed>,
    IHasFastPath<Feed>, IHasHandWritten<Feed>, IHasSpanCodec<Feed>, IHasCopy<Feed>, IHasEquality<Feed>
{
    public JsonTypeInfo<Feed> FastPath => TextsFastPath.Default.Feed;

    public IHandWrittenCodec<Feed> HandWritten { get; } = new TextsHandWritten();

    public abstract SpanCodec<Feed> SpanCodec { get; }

    public abstract SpanCodecResolver? Resolver { get; }

    public override Feed CreateSample() => TextGenerator.Create();

    public Feed Copy(Feed value) => TextsCopy.Copy(value);

    public bool IsSame(Feed expected, Feed actual) =>
        expected.Title == actual.Title && ValueEquality.Sequences(expected.Posts, actual.Posts, AreEqual);

    private static bool AreEqual(Post expected, Post actual) =>
        (expected.Id, expected.Text, expected.Language, expected.Link, expected.Likes) == (actual.Id, actual.Text, actual.Language, actual.Link, actual.Likes)
        && ValueEquality.Sequences(expected.Tags, actual.Tags, string.Equals)
        && ValueEquality.Values(expected.Author, actual.Author, (left, right) =>
            (left.Name, left.Account, left.About) == (right.Name, right.Account, right.About));
}
