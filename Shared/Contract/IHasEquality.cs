namespace JsonAot;

/// <summary>
/// A payload that compares values member by member. It sees what a document does not show, and programs that must not contain
/// a second serializer can verify what they read with it.
/// </summary>
public interface IHasEquality<T>
    where T : class
{
    /// <summary>Two values that are both there.</summary>
    bool IsSame(T expected, T actual);
}

public static class Equality
{
    /// <summary>Null equals null only.</summary>
    public static bool AreEqual<T>(this IHasEquality<T> equality, T? expected, T? actual)
        where T : class =>
        expected is null || actual is null ? expected is null && actual is null : equality.IsSame(expected, actual);
}
