namespace JsonAot.Payloads;

/// <summary>Equality by value of the collections that payloads are made of; null equals null only.</summary>
public static class ValueEquality
{
    public static bool Sequences<T>(IEnumerable<T>? expected, IEnumerable<T>? actual, Func<T, T, bool> areEqual)
    {
        if (expected is null || actual is null)
            return expected is null && actual is null;

        using IEnumerator<T> left = expected.GetEnumerator();
        using IEnumerator<T> right = actual.GetEnumerator();
        while (left.MoveNext())
        {
            if (!right.MoveNext() || !Values(left.Current, right.Current, areEqual))
                return false;
        }

        return !right.MoveNext();
    }

    /// <summary>Compares two values of which either may be null.</summary>
    public static bool Values<T>(T? expected, T? actual, Func<T, T, bool> areEqual) =>
        expected is null || actual is null ? expected is null && actual is null : areEqual(expected, actual);
}
