namespace JsonAot.Payloads.Texts;

/// <summary>What people wrote to each other, newest first.</summary>
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
