using System.Text;

namespace SpanCodecs.AspNetCore;

internal static class ContentEncoding
{
    /// <summary>The encoding that a content's type names; null for UTF-8.</summary>
    /// <exception cref="InvalidOperationException">The charset is unknown.</exception>
    internal static Encoding? OtherEncoding(this HttpContent content)
    {
        if (content.Headers.ContentType?.CharSet is not { } charset)
            return null;
        try
        {
            Encoding encoding = Encoding.GetEncoding(charset.Trim('"'));
            return encoding.CodePage == Encoding.UTF8.CodePage ? null : encoding;
        }
        catch (ArgumentException failure)
        {
            throw new InvalidOperationException("The character set provided in ContentType is invalid.", failure);
        }
    }
}
