using System.Diagnostics.CodeAnalysis;
using SpanCodecs.Support;

namespace SpanCodecs;

/// <summary>
/// A place in a document, as a JSON Pointer (RFC 6901): <c>/data/items/3/price</c>. In a name <c>~1</c> stands for a slash and <c>~0</c>
/// for a tilde; the empty text is the whole document. Names are those of the document, compared byte by byte. A text is converted to it;
/// who reads at one place often keeps the pointer.
/// </summary>
public sealed class JsonPointer
{
    private readonly string _text;

    private JsonPointer(string text, PointerStep[] steps) => (_text, Steps) = (text, steps);

    /// <summary>The place of the whole document.</summary>
    public static JsonPointer Root { get; } = new("", []);

    internal PointerStep[] Steps { get; }

    /// <exception cref="ArgumentException">The text is no JSON Pointer: the message says where and why.</exception>
    public static JsonPointer Parse(string pointer)
    {
        ArgumentNullException.ThrowIfNull(pointer);
        return PointerText.Parse(pointer, out string? mistake) is { } steps ? new JsonPointer(pointer, steps)
            : throw new ArgumentException($"'{pointer}' is no JSON Pointer: {mistake}", nameof(pointer));
    }

    /// <summary>Returns false where the text is no JSON Pointer.</summary>
    public static bool TryParse([NotNullWhen(true)] string? pointer, [NotNullWhen(true)] out JsonPointer? result)
    {
        result = pointer is not null && PointerText.Parse(pointer, out _) is { } steps ? new JsonPointer(pointer, steps) : null;
        return result is not null;
    }

#pragma warning disable CA2225 // Parse is the method for languages without operators.
    /// <exception cref="ArgumentException">The text is no JSON Pointer: the message says where and why.</exception>
    public static implicit operator JsonPointer(string pointer) => Parse(pointer);
#pragma warning restore CA2225

    /// <summary>The text that was parsed.</summary>
    public override string ToString() => _text;

    /// <summary>The text of the pointer's first steps.</summary>
    internal string Prefix(int steps) => string.Concat(Steps.Take(steps).Select(step => "/" + step.Token));
}
