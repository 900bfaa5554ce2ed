namespace SpanCodecs.Support;

/// <summary>Numbers that the runtime and the generator must have alike: this file is compiled into both.</summary>
internal static class Limits
{
    /// <summary>How deep objects and arrays may nest where no option says it.</summary>
    internal const int UsualMaxDepth = 64;

    /// <summary>This many levels fit on the stack of any thread.</summary>
    internal const int DepthForAnyStack = 256;

    /// <summary>Types that are inside of so many others look at the depth when they are written, and what is in them.</summary>
    internal const int UncheckedLevels = 32;

    /// <summary>How many elements of a collection are kept on the stack.</summary>
    internal const int ItemsOnStack = 8;

    /// <summary>How many bytes of a name are in a table of names, with its closing quote and the colon.</summary>
    internal const int NameInTable = 32;

    /// <summary>Where a table of names has no name, or no other one.</summary>
    internal const int NoName = 0xFFFF;
}
