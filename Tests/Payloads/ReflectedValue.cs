using System.Collections;
using System.Reflection;

namespace JsonAot.Tests.Payloads;

/// <summary>Compares values by reflection and changes them at one place: a reference that knows nothing of generated code.</summary>
internal static class ReflectedValue
{
    /// <summary>The first place at which two values differ; null where they are the same.</summary>
    internal static string? Difference(object? expected, object? actual, string path = "$")
    {
        if (expected is null || actual is null)
            return expected is null && actual is null ? null : path;
        if (IsSingle(expected.GetType()))
            return Form(expected) == Form(actual) ? null : path;
        if (expected is IDictionary map && actual is IDictionary other)
            return map.Count != other.Count ? path : map.Keys.Cast<object>()
                .Select(key => other.Contains(key) ? Difference(map[key], other[key], $"{path}.{key}") : path)
                .FirstOrDefault(found => found is not null);
        if (expected is IEnumerable list)
        {
            object?[] left = [.. list.Cast<object?>()];
            object?[] right = [.. ((IEnumerable)actual).Cast<object?>()];
            return left.Length != right.Length ? path
                : left.Select((one, index) => Difference(one, right[index], $"{path}[{index}]")).FirstOrDefault(found => found is not null);
        }

        return Properties(expected.GetType())
            .Select(property => Difference(property.GetValue(expected), property.GetValue(actual), $"{path}.{property.Name}"))
            .FirstOrDefault(found => found is not null);
    }

    /// <summary>Every place below a value: what stands there, its type, and how something else is put there.</summary>
    internal static IEnumerable<Place> Places(object value, string path = "$")
    {
        IEnumerable<Place> here = value switch
        {
            IDictionary map => map.Keys.Cast<object>().ToArray().Select(key =>
                new Place($"{path}.{key}", map[key], value.GetType().GetGenericArguments()[1], other => map[key] = other)),
            IList list => Enumerable.Range(0, list.Count).Select(index =>
                new Place($"{path}[{index}]", list[index], ElementOf(value.GetType()), other => list[index] = other)),
            _ => Properties(value.GetType()).Select(property =>
                new Place(
                    $"{path}.{property.Name}", property.GetValue(value), property.PropertyType, other => property.SetValue(value, other))),
        };
        foreach (Place place in here)
        {
            yield return place;
            if (place.Value is null || IsSingle(place.Value.GetType()))
                continue;
            foreach (Place inner in Places(place.Value, place.Path))
                yield return inner;
        }
    }

    /// <summary>Other values for a place, each of which must be noticed.</summary>
    internal static IEnumerable<object?> Others(object? value, Type type)
    {
        Type inner = Nullable.GetUnderlyingType(type) ?? type;
        if (value is null)
            return [Made(inner)];
        IEnumerable<object?> others = value switch
        {
            string text => [text + " ", text.Length == 0 ? "a" : ""],
            Uri link => [new Uri(link.OriginalString + "#", UriKind.RelativeOrAbsolute)],
            bool flag => [!flag],
            char letter => [(char)(letter + 1)],
            double number => [BitConverter.Int64BitsToDouble(BitConverter.DoubleToInt64Bits(number) ^ 1), -number],
            float number => [BitConverter.Int32BitsToSingle(BitConverter.SingleToInt32Bits(number) ^ 1), -number],
            decimal number => [number + 0.01m],
            DateTime time =>
            [
                time.AddTicks(1),
                DateTime.SpecifyKind(time, time.Kind == DateTimeKind.Utc ? DateTimeKind.Unspecified : DateTimeKind.Utc),
            ],
            DateTimeOffset time => [time.AddTicks(1), time.ToOffset(time.Offset + TimeSpan.FromMinutes(1))],
            TimeSpan span => [span + TimeSpan.FromTicks(1)],
            Guid guid => [new Guid([.. guid.ToByteArray().Select((one, index) => index == 15 ? (byte)(one ^ 1) : one)])],
            Enum number => [Enum.ToObject(inner, Convert.ToInt64(number) + 1)],
            IConvertible number when inner.IsPrimitive =>
                [Convert.ChangeType(Convert.ToDecimal(number) + (Convert.ToDecimal(number) > 0 ? -1 : 1), inner)],
            IDictionary map => Maps(map),
            IEnumerable list => Lists([.. list.Cast<object?>()], type),
            _ => [],
        };
        return inner != type || !type.IsValueType ? others.Append(null) : others;
    }

    private static IEnumerable<object> Maps(IDictionary map)
    {
        object first = map.Keys.Cast<object>().FirstOrDefault() ?? "";
        foreach (string? key in (string?[])[$"{first} ", null])
        {
            var other = (IDictionary)Activator.CreateInstance(map.GetType())!;
            foreach (DictionaryEntry entry in map)
            {
                if (!entry.Key.Equals(first))
                    other.Add(entry.Key, entry.Value);
            }

            if (key is not null)
                other.Add(key, map.Contains(first) ? map[first] : Made(map.GetType().GetGenericArguments()[1]));
            if (other.Count > 0 || map.Count > 0)
                yield return other;
        }
    }

    private static IEnumerable<object> Lists(object?[] items, Type type)
    {
        yield return ListOf(type, [.. items, Made(ElementOf(type))]);
        if (items.Length > 0)
            yield return ListOf(type, items[1..]);
        if (items.Length > 1 && Difference(items[0], items[^1]) is not null)
            yield return ListOf(type, [items[^1], .. items[1..^1], items[0]]);
    }

    private static object ListOf(Type type, object?[] items)
    {
        Array array = Array.CreateInstance(ElementOf(type), items.Length);
        items.CopyTo(array, 0);
        return type.IsAssignableFrom(array.GetType()) ? array : Activator.CreateInstance(type, array)!;
    }

    private static Type ElementOf(Type type) => type.GetElementType() ?? type.GetGenericArguments()[0];

    private static object Made(Type type) => type == typeof(string) ? "made"
        : type == typeof(Uri) ? new Uri("made", UriKind.Relative)
        : type.IsArray || type.IsInterface ? Array.CreateInstance(ElementOf(type), 0)
        : Activator.CreateInstance(type)!;

    private static bool IsSingle(Type type) => type.IsValueType || type == typeof(string) || type == typeof(Uri);

    private static IEnumerable<PropertyInfo> Properties(Type type) => type.GetProperties(BindingFlags.Public | BindingFlags.Instance);

    private static string Form(object value) => value switch
    {
        double number => $"{BitConverter.DoubleToInt64Bits(number)}",
        float number => $"{BitConverter.SingleToInt32Bits(number)}",
        DateTime time => $"{time.Ticks} {time.Kind}",
        DateTimeOffset time => $"{time.Ticks} {time.Offset}",
        decimal number => $"{number / 1.000000000000000000000000000000000m}",
        Uri link => link.OriginalString,
        _ => $"{value}",
    };

    internal sealed record Place(string Path, object? Value, Type Type, Action<object?> Put);
}
