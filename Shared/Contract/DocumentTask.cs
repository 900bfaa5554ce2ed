namespace JsonAot;

/// <summary>The work of a <see cref="DocumentOperation"/> on a document. Operations are compared within one task only.</summary>
public enum DocumentTask
{
    /// <summary>Makes a document out of text, in which one can navigate.</summary>
    Parse,

    /// <summary>Looks at every token once, and keeps none.</summary>
    Walk,

    /// <summary>Writes every token as it is read, without a document in between.</summary>
    Copy,

    /// <summary>Writes tokens that were read before: the writer alone.</summary>
    Write,

    /// <summary>Makes a document and writes it again.</summary>
    Rewrite,
}
