using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Texts;

/// <summary>Texts of many alphabets, as they are: not written as escape sequences, which System.Text.Json does unless it is told otherwise.</summary>
public sealed class TextsPayload : Payload<Feed>,
    IHasFastPath<Feed>, IHasHandWritten<Feed>, IHasSpanCodec<Feed>, IHasCopy<Feed>, IHasEquality<Feed>
{
    // An encoder cannot be named in an attribute.
    private static readonly TextsMetadata s_metadata = new(new JsonSerializerOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });

    public override string Name => "Texts";

    public override string Description => "a feed of posts in many alphabets, in unescaped UTF-8, with emoji and some long texts";

    public override JsonTypeInfo<Feed> Metadata => s_metadata.Feed;

    public override JavaScriptEncoder Encoder => JavaScriptEncoder.UnsafeRelaxedJsonEscaping;

    public JsonTypeInfo<Feed> FastPath => TextsFastPath.Default.Feed;

    public IHandWrittenCodec<Feed> HandWritten { get; } = new TextsHandWritten();

    public SpanCodec<Feed> SpanCodec => TextsCodecs.Feed;

    public SpanCodecResolver? Resolver => TextsCodecs.Resolver;

    public override Feed CreateSample() => TextGenerator.Create();

    public Feed Copy(Feed value) => TextsCopy.Copy(value);

    public bool IsSame(Feed expected, Feed actual) => AreSame(expected, actual);

    internal static bool AreSame(Feed expected, Feed actual) =>
        expected.Title == actual.Title && ValueEquality.Sequences(expected.Posts, actual.Posts, AreEqual);

    private static bool AreEqual(Post expected, Post actual) =>
        (expected.Id, expected.Text, expected.Language, expected.Link, expected.Likes) == (actual.Id, actual.Text, actual.Language, actual.Link, actual.Likes)
        && ValueEquality.Sequences(expected.Tags, actual.Tags, string.Equals)
        && ValueEquality.Values(expected.Author, actual.Author, (left, right) =>
            (left.Name, left.Account, left.About) == (right.Name, right.Account, right.About));
}
