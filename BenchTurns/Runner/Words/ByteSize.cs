namespace BenchTurns.Words;

/// <summary>Sizes of memory and files as every table prints them: powers of ten.</summary>
public static class ByteSize
{
    /// <summary>Such as "1.20 kB".</summary>
    public static string Format(double bytes) => ThreeFigures.Format(bytes, ["B", "kB", "MB", "GB"]);
}
