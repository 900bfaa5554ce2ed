namespace JsonAot.Payloads;

/// <summary>DateTime's own equality overlooks the kind: 12:00 UTC equals 12:00 nowhere in particular.</summary>
public static class TimeEquality
{
    public static bool AreEqual(DateTime expected, DateTime actual) =>
        expected.Ticks == actual.Ticks && expected.Kind == actual.Kind;

    public static bool AreEqual(DateTime? expected, DateTime? actual) => expected is { } left && actual is { } right
        ? AreEqual(left, right)
        : expected is null && actual is null;

    /// <summary>DateTimeOffset's own equality overlooks the offset.</summary>
    public static bool AreEqual(DateTimeOffset? expected, DateTimeOffset? actual) => expected is { } left && actual is { } right
        ? left.EqualsExact(right)
        : expected is null && actual is null;
}
