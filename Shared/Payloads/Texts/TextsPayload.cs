using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Texts;

/// <summary>The feed; how its texts are escaped is a payload's own.</summary>
[ValueCode]
public abstract partial class FeedPayload : Payload<Feed>,
    IHasFastPath<Feed>, IHasHandWritten<Feed>, IHasSpanCodec<Feed>
{
    public JsonTypeInfo<Feed> FastPath => TextsFastPath.Default.Feed;

    public IHandWrittenCodec<Feed> HandWritten { get; } = new TextsHandWritten();

    public abstract SpanCodec<Feed> SpanCodec { get; }

    public abstract SpanCodecResolver? Resolver { get; }

    public override Feed CreateSample() => TextGenerator.Create();
}

/// <summary>The texts as System.Text.Json writes them by default: an escape sequence for each character beyond ASCII.</summary>
public sealed class EscapedTextsPayload : FeedPayload
{
    public override string Name => "TextsEscaped";

    public override string Description =>
        "the texts as System.Text.Json writes them by default, each character beyond ASCII as an escape sequence";

    public override JsonTypeInfo<Feed> Metadata => TextsMetadata.Default.Feed;

    public override SpanCodec<Feed> SpanCodec => EscapedTextsCodecs.Feed;

    public override SpanCodecResolver? Resolver => EscapedTextsCodecs.Resolver;
}

/// <summary>Texts of many alphabets, as they are: not as escape sequences, which System.Text.Json writes by default.</summary>
public sealed class TextsPayload : FeedPayload
{
    // An encoder cannot be named in an attribute.
    private static readonly TextsMetadata s_metadata =
        new(new JsonSerializerOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping });

    public override string Name => "Texts";

    public override string Description => "a feed of posts in many alphabets, in unescaped UTF-8, with emoji and some long texts";

    public override JsonTypeInfo<Feed> Metadata => s_metadata.Feed;

    public override JavaScriptEncoder Encoder => JavaScriptEncoder.UnsafeRelaxedJsonEscaping;

    public override SpanCodec<Feed> SpanCodec => TextsCodecs.Feed;

    public override SpanCodecResolver? Resolver => TextsCodecs.Resolver;
}

/// <summary>Posts that people wrote to each other, newest first.</summary>
public sealed class Feed
{
    public string? Title { get; set; }
    public List<Post>? Posts { get; set; }
}

public sealed class Post
{
    public long Id { get; set; }
    public Author? Author { get; set; }
    public string? Text { get; set; }
    public string? Language { get; set; }
    public string? Link { get; set; }
    public string[]? Tags { get; set; }
    public int Likes { get; set; }
}

public sealed class Author
{
    public string? Name { get; set; }
    public string? Account { get; set; }
    public string? About { get; set; }
}

[JsonSerializable(typeof(Feed))]
public sealed partial class TextsMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(Feed))]
public sealed partial class TextsFastPath : JsonSerializerContext;

[SpanCodec(typeof(Feed))]
[SpanCodecOptions(RelaxedEscaping = true)]
public static partial class TextsCodecs;

[SpanCodec(typeof(Feed))]
public static partial class EscapedTextsCodecs;
