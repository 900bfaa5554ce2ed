using System.ComponentModel;

namespace SpanCodecs.Support;

/// <summary>The rules by which a whole document is read and written. Generated code passes them once per codec.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public readonly struct DocumentRules(
    int maxDepth = Limits.UsualMaxDepth,
    bool allowTrailingCommas = false,
    bool skipComments = false,
    bool relaxedEscaping = false,
    bool indented = false,
    string? newLine = null,
    char indentCharacter = ' ',
    int indentSize = 2,
    int maxLength = 0,
    bool refusesDuplicates = false)
{
    private readonly int maxDepth = maxDepth;
    private readonly int maxLength = maxLength;

    /// <summary>64 when not set, also in a default value.</summary>
    public int MaxDepth => maxDepth == 0 ? Limits.UsualMaxDepth : maxDepth;

    /// <summary>
    /// If so many objects and arrays are open around a document, it may go deeper than the limit, and nothing that writes it looks at the
    /// depth. The generator only has those types look at it that may be inside of so many others or of themselves, and what is in these. If
    /// the limit is lowered, every type looks at it.
    /// </summary>
    internal int UncheckedFrom => MaxDepth < Limits.UsualMaxDepth ? int.MaxValue : MaxDepth - Limits.UncheckedLevels;

    /// <summary>How many bytes of a stream or a pipe are a document at most; as many as a number counts when not set.</summary>
    public int MaxLength => maxLength == 0 ? int.MaxValue : maxLength;

    public bool AllowTrailingCommas { get; } = allowTrailingCommas;

    public bool SkipComments { get; } = skipComments;

    /// <summary>Whether the second of two members with one name is refused. No generated code sees those on the way to a path.</summary>
    public bool RefusesDuplicates { get; } = refusesDuplicates;

    public bool RelaxedEscaping { get; } = relaxedEscaping;

    public bool Indented { get; } = indented;

    public char IndentCharacter { get; } = indentCharacter;

    public int IndentSize { get; } = indentSize;

    /// <summary>Whether lines of indented output end as on Windows. When not set, the system decides.</summary>
    public bool HasCarriageReturns { get; } = indented && (newLine ?? Environment.NewLine) == "\r\n";

    /// <summary>The rules of a document in which a value is that is inside of so many objects and arrays, and has a whole depth.</summary>
    internal DocumentRules Around(int levels) =>
        new((int)Math.Min((long)MaxDepth + levels, int.MaxValue), AllowTrailingCommas, SkipComments);
}
