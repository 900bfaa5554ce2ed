namespace JsonAot.Payloads.Texts;

internal static class TextsCopy
{
    internal static Feed Copy(Feed feed) => new()
    {
        Title = Copying.TextOrNull(feed.Title),
        Posts = Copying.ListOrNull(feed.Posts, Copy),
    };

    private static Post Copy(Post post) => new()
    {
        Id = post.Id,
        Author = post.Author is null ? null : Copy(post.Author),
        Text = Copying.TextOrNull(post.Text),
        Language = Copying.TextOrNull(post.Language),
        Link = Copying.TextOrNull(post.Link),
        Tags = post.Tags is null ? null : Array.ConvertAll(post.Tags, Copying.Text),
        Likes = post.Likes,
    };

    private static Author Copy(Author author) => new()
    {
        Name = Copying.TextOrNull(author.Name),
        Account = Copying.TextOrNull(author.Account),
        About = Copying.TextOrNull(author.About),
    };
}
