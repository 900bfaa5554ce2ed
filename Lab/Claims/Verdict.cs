namespace JsonAot.Lab.Claims;

internal enum Verdict
{
    /// <summary>One of the two rows has no figure.</summary>
    NotMeasured,

    Holds,

    /// <summary>The same side of 1, or no difference at all, but less than was claimed.</summary>
    Weaker,

    /// <summary>The same side of 1, and more than was claimed.</summary>
    Stronger,

    /// <summary>The other side of 1: what was claimed to be faster is slower.</summary>
    Reversed,
}
