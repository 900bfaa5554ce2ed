using JsonAot.Payloads.Texts;
using Serde;

namespace JsonAot.Libraries;

[GenerateSerde(ForType = typeof(Feed))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(Post), Proxy = typeof(OrNull<Post, PostProxy>))]
internal partial struct FeedProxy
{
    public string? Title;
    public List<Post?>? Posts;

    public static explicit operator FeedProxy(Feed value) => new()
    {
        Title = value.Title,
        Posts = value.Posts!,
    };

    public static explicit operator Feed(FeedProxy value) => new()
    {
        Title = value.Title,
        Posts = value.Posts!,
    };
}

[GenerateSerde(ForType = typeof(Post))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
[UseProxy(ForType = typeof(Author), Proxy = typeof(OrNull<Author, AuthorProxy>))]
internal partial struct PostProxy
{
    public long Id;
    public Author? Author;
    public string? Text;
    public string? Language;
    public string? Link;
    public string[]? Tags;
    public int Likes;

    public static explicit operator PostProxy(Post value) => new()
    {
        Id = value.Id,
        Author = value.Author,
        Text = value.Text,
        Language = value.Language,
        Link = value.Link,
        Tags = value.Tags,
        Likes = value.Likes,
    };

    public static explicit operator Post(PostProxy value) => new()
    {
        Id = value.Id,
        Author = value.Author,
        Text = value.Text,
        Language = value.Language,
        Link = value.Link,
        Tags = value.Tags,
        Likes = value.Likes,
    };
}

[GenerateSerde(ForType = typeof(Author))]
[SerdeTypeOptions(MemberFormat = MemberFormat.None, SerializeNull = true, AllowDuplicateKeys = true)]
internal partial struct AuthorProxy
{
    public string? Name;
    public string? Account;
    public string? About;

    public static explicit operator AuthorProxy(Author value) => new()
    {
        Name = value.Name,
        Account = value.Account,
        About = value.About,
    };

    public static explicit operator Author(AuthorProxy value) => new()
    {
        Name = value.Name,
        Account = value.Account,
        About = value.About,
    };
}
