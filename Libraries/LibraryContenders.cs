namespace JsonAot.Libraries;

/// <summary>The third-party contenders that this build was asked for, and those it leaves out with their reasons.</summary>
public static partial class LibraryContenders
{
    [Discovered(Absent = typeof(AbsentContender))]
    public static partial IReadOnlyList<Contender> All { get; }
}
