using System.ComponentModel;

namespace SpanCodecs.Support;

/// <summary>What a whole document is read and written by; generated code passes it once for each codec.</summary>
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

    /// <summary>64 where nothing was said, also in a default value.</summary>
    public int MaxDepth => maxDepth == 0 ? 64 : maxDepth;

    public bool AllowTrailingCommas { get; } = allowTrailingCommas;

    public bool SkipComments { get; } = skipComments;

    public bool RelaxedEscaping { get; } = relaxedEscaping;

    public bool Indented { get; } = indented;

    public char IndentCharacter { get; } = indentCharacter;

    public int IndentSize { get; } = indentSize;

    /// <summary>Whether lines of indented output end as in Windows: the system's way, where nothing was said.</summary>
    public bool HasCarriageReturns { get; } = indented && (newLine ?? Environment.NewLine) == "\r\n";
}
