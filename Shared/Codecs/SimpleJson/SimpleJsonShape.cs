using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Text.Json.Serialization;

namespace JsonAot.Codecs;

/// <summary>What the naive serializer makes of a type: a list, a dictionary or an object with members.</summary>
internal static class SimpleJsonShape
{
    private static readonly Type[] Lists =
    [
        typeof(List<>), typeof(IList<>), typeof(ICollection<>), typeof(IEnumerable<>),
        typeof(IReadOnlyList<>), typeof(IReadOnlyCollection<>),
    ];

    private static readonly Type[] Dictionaries =
        [typeof(Dictionary<,>), typeof(IDictionary<,>), typeof(IReadOnlyDictionary<,>)];

    internal static bool IsList(Type type, [NotNullWhen(true)] out Type? element)
    {
        element = type.IsSZArray ? type.GetElementType()
            : IsOneOf(type, Lists) ? type.GetGenericArguments()[0]
            : null;
        return element is not null;
    }

    internal static bool IsDictionary(Type type, [NotNullWhen(true)] out Type? element)
    {
        element = IsOneOf(type, Dictionaries) && type.GetGenericArguments()[0] == typeof(string)
            ? type.GetGenericArguments()[1]
            : null;
        return element is not null;
    }

    /// <summary>Refuses what would be read or written wrongly rather than not at all.</summary>
    internal static void RefuseUnlessObject(Type type)
    {
        bool isOwn = type.Namespace is not null && type.Namespace != "System" && !type.Namespace.StartsWith("System.", StringComparison.Ordinal);
        if (!isOwn || type.IsAbstract || type.IsPointer || type.IsByRefLike || typeof(Delegate).IsAssignableFrom(type)
            || typeof(System.Collections.IEnumerable).IsAssignableFrom(type))
            throw Unsupported(type, "this type");
        if (type.GetCustomAttributes<JsonAttribute>().FirstOrDefault() is JsonAttribute attribute)
            throw Unsupported(type, attribute.GetType().Name);
    }

    internal static NotSupportedException Unsupported(Type type, string what) =>
        new($"SimpleJson does not support {what}: {type}.");

    private static bool IsOneOf(Type type, Type[] definitions) =>
        type.IsGenericType && definitions.Contains(type.GetGenericTypeDefinition());
}
