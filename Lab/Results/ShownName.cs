namespace JsonAot.Lab.Results;

/// <summary>A contender's name as people read it: in a list the comma of a variant looks like the end of a name.</summary>
public static class ShownName
{
    private const string Separator = ", ";

    public static string Of(string contender) => contender.IndexOf(Separator, StringComparison.Ordinal) is > 0 and var comma
        ? $"{contender[..comma]} ({contender[(comma + Separator.Length)..]})"
        : contender;

    /// <summary>The name where figures of others stand beside it: who measures says which contender is their own.</summary>
    public static string Marked(string contender) => IsOurs(contender) ? $"{Of(contender)} (ours)" : Of(contender);

    public static bool IsOurs(string contender) => FamilyOf(contender).StartsWith("SpanCodec", StringComparison.Ordinal);

    /// <summary>The contender that a variant is a variant of; its own name where it is none.</summary>
    public static string FamilyOf(string contender) => contender.Split(Separator)[0];
}
