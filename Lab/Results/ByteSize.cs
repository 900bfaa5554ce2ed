namespace JsonAot.Lab.Results;

/// <summary>Sizes of memory and files as every table of the suite prints them: powers of ten.</summary>
public static class ByteSize
{
    public static string Format(double bytes) => ThreeFigures.Format(bytes, ["B", "kB", "MB", "GB"], whole: "B");
}
