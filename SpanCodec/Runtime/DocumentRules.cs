using System.ComponentModel;

namespace SpanCodecs.Support;

/// <summary>The rules by which a whole document is read and written. Generated code passes them once per codec.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct DocumentRules(
    int maxDepth = 64,
    bool allowTrailingCommas = false,
    bool skipComments = false,
    bool relaxedEscaping = false,
    bool indented = false,
    string? newLine = null,
    char indentCharacter = ' ',
    int indentSize = 2)
{
    private readonly int maxDepth = maxDepth;

    /// <summary>64 when not set, also in a default value.</summary>
    public int MaxDepth => maxDepth == 0 ? 64 : maxDepth;

    public bool AllowTrailingCommas { get; } = allowTrailingCommas;

    public bool SkipComments { get; } = skipComments;

    public bool RelaxedEscaping { get; } = relaxedEscaping;

    public bool Indented { get; } = indented;

    public char IndentCharacter { get; } = indentCharacter;

    public int IndentSize { get; } = indentSize;

    /// <summary>Whether lines of indented output end as on Windows. When not set, the system decides.</summary>
    public bool HasCarriageReturns { get; } = indented && (newLine ?? Environment.NewLine) == "\r\n";
}
