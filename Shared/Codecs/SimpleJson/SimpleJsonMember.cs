using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Text.Json.Serialization;

namespace JsonAot.Codecs;

/// <summary>A public property as the naive serializer sees it; looked up anew for every object, as naive code does.</summary>
[RequiresUnreferencedCode("Finds members and constructors by reflection.")]
[RequiresDynamicCode("Compares types with collections of types known at run time only.")]
internal sealed record SimpleJsonMember(string Name, PropertyInfo Property, bool EnumsAsText)
{
    private static readonly Type[] Texts = [typeof(DateTimeOffset), typeof(TimeSpan), typeof(Guid), typeof(Uri), typeof(byte[])];

    /// <exception cref="NotSupportedException">The type would be read or written wrongly.</exception>
    internal static List<SimpleJsonMember> Of(Type type)
    {
        if (type.Namespace is null || $"{type.Namespace}.".StartsWith("System.", StringComparison.Ordinal)
            || type.IsAbstract || type.IsPointer || type.IsByRefLike
            || type.IsAssignableTo(typeof(Delegate)) || type.IsAssignableTo(typeof(System.Collections.IEnumerable)))
            throw Unsupported(type, "this type");
        if (type.GetCustomAttributes<JsonAttribute>().FirstOrDefault() is JsonAttribute attribute)
            throw Unsupported(type, attribute.GetType().Name);
        // A property that a derived class hides comes second.
        return [.. type.GetProperties(BindingFlags.Public | BindingFlags.Instance).Where(one => one.GetIndexParameters().Length == 0)
            .Select(From).OfType<SimpleJsonMember>().DistinctBy(member => member.Property.Name)];
    }

    /// <summary>The constructor that must be given values; null where the type makes do without.</summary>
    internal static ConstructorInfo? ConstructorOf(Type type) =>
        Array.Find(type.GetConstructors(), one => one.IsDefined(typeof(JsonConstructorAttribute)))
        ?? (type.IsValueType || type.GetConstructor(Type.EmptyTypes) is not null ? null
            : type.GetConstructors() is [ConstructorInfo only] ? only
            : throw Unsupported(type, "no public constructor, or several,"));

    /// <summary>Whether its values have no parts.</summary>
    internal static bool IsScalar(Type type) => Type.GetTypeCode(type) >= TypeCode.Boolean || Texts.Contains(type);

    internal static bool IsNumber(Type type) => Type.GetTypeCode(type) is >= TypeCode.SByte and <= TypeCode.Decimal;

    /// <returns>Null for what is no array, no list and no interface of one.</returns>
    internal static Type? ElementOfList(Type type) => type.IsSZArray ? type.GetElementType()
        : type.GetGenericArguments() is [Type element] && type.IsAssignableFrom(typeof(List<>).MakeGenericType(element)) ? element
        : null;

    /// <returns>Null for what is no dictionary of names and no interface of one.</returns>
    internal static Type? ElementOfDictionary(Type type) => type.GetGenericArguments() is [Type key, Type element] && key == typeof(string)
        && type.IsAssignableFrom(typeof(Dictionary<,>).MakeGenericType(key, element)) ? element : null;

    /// <summary>Whether an enum's own attribute asks for names where numbers are the default.</summary>
    internal static bool WritesEnumsAsText(Type type) =>
        type.IsEnum && AsksForNames(type.GetCustomAttribute<JsonConverterAttribute>(), type);

    internal static NotSupportedException Unsupported(Type type, string what) => new($"SimpleJson does not support {what}: {type}.");

    /// <returns>Null where an attribute hides it.</returns>
    private static SimpleJsonMember? From(PropertyInfo property)
    {
        object[] attributes = property.GetCustomAttributes(inherit: true);
        if (attributes.Any(one => one is JsonIgnoreAttribute { Condition: JsonIgnoreCondition.Always }))
            return null;
        if (attributes.FirstOrDefault(one => one is JsonAttribute and not JsonPropertyNameAttribute and not JsonConverterAttribute
            and not JsonIgnoreAttribute { Condition: JsonIgnoreCondition.Never }) is { } unknown)
            throw Unsupported(property.DeclaringType!, $"{unknown.GetType().Name} on {property.Name}");
        string? name = attributes.OfType<JsonPropertyNameAttribute>().FirstOrDefault()?.Name;
        bool asText = AsksForNames(attributes.OfType<JsonConverterAttribute>().FirstOrDefault(), property);
        return new SimpleJsonMember(name ?? property.Name, property, asText);
    }

    private static bool AsksForNames(JsonConverterAttribute? attribute, MemberInfo attributed) => attribute is not null
        && (attribute.ConverterType is { Name: "JsonStringEnumConverter" or "JsonStringEnumConverter`1" } ? true
            : throw Unsupported(attribute.ConverterType ?? attribute.GetType(), $"the converter of {attributed.Name}"));
}
