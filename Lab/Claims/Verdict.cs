namespace JsonAot.Lab.Claims;

internal enum Verdict
{
    /// <summary>One of the rows has no figure.</summary>
    NotMeasured,

    /// <summary>The difference is within the noise floor, or its interval contains 1: there is none to speak of.</summary>
    Tie,

    Holds,

    /// <summary>The same side of 1, but less than was claimed.</summary>
    Weaker,

    /// <summary>The same side of 1, and more than was claimed.</summary>
    Stronger,

    /// <summary>The other side of 1: what was claimed to be faster is slower. For an "at most": it is more.</summary>
    Reversed,
}
