using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Texts;

internal sealed class TextsHandWritten : IHandWrittenCodec<Feed>
{
    private static readonly JsonEncodedText Title = JsonEncodedText.Encode("Title");
    private static readonly JsonEncodedText Posts = JsonEncodedText.Encode("Posts");
    private static readonly JsonEncodedText Id = JsonEncodedText.Encode("Id");
    private static readonly JsonEncodedText Author = JsonEncodedText.Encode("Author");
    private static readonly JsonEncodedText Text = JsonEncodedText.Encode("Text");
    private static readonly JsonEncodedText Language = JsonEncodedText.Encode("Language");
    private static readonly JsonEncodedText Link = JsonEncodedText.Encode("Link");
    private static readonly JsonEncodedText Tags = JsonEncodedText.Encode("Tags");
    private static readonly JsonEncodedText Likes = JsonEncodedText.Encode("Likes");
    private static readonly JsonEncodedText Name = JsonEncodedText.Encode("Name");
    private static readonly JsonEncodedText Account = JsonEncodedText.Encode("Account");
    private static readonly JsonEncodedText About = JsonEncodedText.Encode("About");

    public void Write(Utf8JsonWriter writer, Feed value)
    {
        writer.WriteStartObject();
        writer.WriteString(Title, value.Title);
        writer.WriteObjects(Posts, value.Posts, WriteMembers);
        writer.WriteEndObject();
    }

    public Feed? Read(ref Utf8JsonReader reader)
    {
        if (!reader.MoveToObject())
            return null;

        var feed = new Feed();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Title"u8))
                feed.Title = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("Posts"u8))
                feed.Posts = reader.PassNull() ? null : reader.TakeList(TakePost);
            reader.SkipUnlessMovedFrom(start);
        }

        return feed;
    }

    private static void WriteMembers(Utf8JsonWriter writer, Post post)
    {
        writer.WriteNumber(Id, post.Id);
        writer.WriteObject(Author, post.Author, WriteMembers);
        writer.WriteString(Text, post.Text);
        writer.WriteString(Language, post.Language);
        writer.WriteString(Link, post.Link);
        writer.WriteTexts(Tags, post.Tags);
        writer.WriteNumber(Likes, post.Likes);
    }

    private static void WriteMembers(Utf8JsonWriter writer, Author author)
    {
        writer.WriteString(Name, author.Name);
        writer.WriteString(Account, author.Account);
        writer.WriteString(About, author.About);
    }

    private static Post TakePost(ref Utf8JsonReader reader)
    {
        var post = new Post();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Id"u8))
                post.Id = reader.TakeInt64();
            if (reader.IsAt("Author"u8))
                post.Author = reader.PassNull() ? null : TakeAuthor(ref reader);
            if (reader.IsAt("Text"u8))
                post.Text = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("Language"u8))
                post.Language = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("Link"u8))
                post.Link = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("Tags"u8))
                post.Tags = reader.PassNull() ? null : reader.TakeStrings();
            if (reader.IsAt("Likes"u8))
                post.Likes = reader.TakeInt32();
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return post;
    }

    private static Author TakeAuthor(ref Utf8JsonReader reader)
    {
        var author = new Author();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("Name"u8))
                author.Name = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("Account"u8))
                author.Account = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("About"u8))
                author.About = reader.PassNull() ? null : reader.TakeString();
            reader.SkipUnlessMovedFrom(start);
        }

        reader.Read();
        return author;
    }
}
