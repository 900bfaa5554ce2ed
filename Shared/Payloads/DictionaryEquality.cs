namespace JsonAot.Payloads;

/// <summary>Equality by value of dictionaries: the order of a JSON object's members means nothing.</summary>
public static class DictionaryEquality
{
    public static bool AreEqual<TValue>(Dictionary<string, TValue>? expected, Dictionary<string, TValue>? actual)
    {
        if (expected is null || actual is null)
            return expected is null && actual is null;
        if (expected.Count != actual.Count)
            return false;
        foreach ((string name, TValue value) in expected)
        {
            if (!actual.TryGetValue(name, out TValue? other) || !EqualityComparer<TValue>.Default.Equals(value, other))
                return false;
        }

        return true;
    }
}
