namespace JsonAot.Libraries;

/// <summary>The third-party contenders that this build was asked for, and those it leaves out with their reasons.</summary>
public static class LibraryContenders
{
    public static IReadOnlyList<Contender> All { get; } = Discovered.Contenders();
}
