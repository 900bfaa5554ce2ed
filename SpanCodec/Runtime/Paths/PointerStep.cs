using System.Text;

namespace SpanCodecs.Support;

/// <summary>One step of a pointer: the name of a member, which may be the index of an element as well.</summary>
internal sealed class PointerStep
{
    /// <summary>What a step has for an index that is the index of no element.</summary>
    internal const long NoIndex = -1;

    // Names that are longer are compared in memory of their own.
    private const int UsualLength = 256;

    // No byte of a name takes more than an escape has.
    private const int LongestEscape = 6;

    private readonly byte[] _utf8;

    internal PointerStep(string token, string name)
    {
        (Token, Name) = (token, name);
        _utf8 = Encoding.UTF8.GetBytes(name);
        Index = IndexOf(name);
        bool isPlain = !name.AsSpan().ContainsAny('"', '\\') && !name.AsSpan().ContainsAnyInRange('\0', '\u001F');
        Quoted = isPlain ? [(byte)'"', .. _utf8, (byte)'"'] : null;
    }

    /// <summary>The step as the pointer has it, with ~0 and ~1.</summary>
    public string Token { get; }

    public string Name { get; }

    /// <summary>The name in its quotes, as most documents have it; null if it cannot stand there without escapes.</summary>
    public byte[]? Quoted { get; }

    public long Index { get; }

    /// <summary>Whether the content of a name in a document, which may have escapes, is the step's.</summary>
    public bool Is(ReadOnlySpan<byte> content)
    {
        if (!content.Contains((byte)'\\'))
            return content.SequenceEqual(_utf8);
        if (content.Length > (long)_utf8.Length * LongestEscape)
            return false;
        Span<byte> name = content.Length <= UsualLength ? stackalloc byte[UsualLength] : new byte[content.Length];
        return EscapeDecoding.TryRemove(content, name, out int length) && name[..length].SequenceEqual(_utf8);
    }

    /// <summary>Digits without a leading zero. An index that no long holds is that of no element, as "-" is.</summary>
    private static long IndexOf(string name) =>
        name.Length > 0 && !name.AsSpan().ContainsAnyExceptInRange('0', '9') && (name[0] != '0' || name.Length == 1)
        && long.TryParse(name, System.Globalization.CultureInfo.InvariantCulture, out long index) ? index : NoIndex;
}
