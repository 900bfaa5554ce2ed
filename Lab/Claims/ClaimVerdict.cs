namespace JsonAot.Lab.Claims;

internal enum ClaimVerdict
{
    /// <summary>One of the rows has no figure that can be used.</summary>
    NotMeasured,
    /// <summary>The interval contains 1, or the difference is one that nobody would find again or notice.</summary>
    Tie,
    Holds,
    /// <summary>It lies on the claimed side of 1, by less than was claimed.</summary>
    Weaker,
    /// <summary>It lies on the claimed side of 1, by more than was claimed.</summary>
    Stronger,
    /// <summary>The other side of 1: what was claimed to be faster is slower. For an "at most": it is more.</summary>
    Reversed,
}
