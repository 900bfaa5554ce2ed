using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Json.Serialization;

namespace JsonAot.Codecs;

/// <summary>A public property as the naive serializer sees it; looked up anew for every object, as naive code does.</summary>
internal sealed record SimpleJsonMember(string Name, PropertyInfo Property, bool EnumsAsText)
{
    internal bool IsRequired => Property.IsDefined(typeof(RequiredMemberAttribute));

    [RequiresUnreferencedCode("Finds members by reflection.")]
    internal static List<SimpleJsonMember> Of(Type type)
    {
        SimpleJsonShape.RefuseUnlessObject(type);
        var members = new List<SimpleJsonMember>();
        foreach (PropertyInfo property in type.GetProperties(BindingFlags.Public | BindingFlags.Instance))
        {
            // A property that a derived class hides comes second.
            bool isHidden = members.Exists(member => member.Property.Name == property.Name);
            if (!isHidden && property.GetIndexParameters().Length == 0 && !IsIgnored(property))
                members.Add(new SimpleJsonMember(NameOf(property), property, WritesEnumsAsText(property)));
        }

        return members;
    }

    /// <summary>The constructor that must be given values; null where the type makes do without.</summary>
    [RequiresUnreferencedCode("Finds constructors by reflection.")]
    internal static ConstructorInfo? ConstructorOf(Type type)
    {
        ConstructorInfo[] all = type.GetConstructors();
        if (Array.Find(all, constructor => constructor.IsDefined(typeof(JsonConstructorAttribute))) is ConstructorInfo chosen)
            return chosen;
        if (type.IsValueType || type.GetConstructor(Type.EmptyTypes) is not null)
            return null;
        return all is [ConstructorInfo only]
            ? only
            : throw SimpleJsonShape.Unsupported(type, "no public constructor, or several,");
    }

    /// <summary>Whether an attribute on a property or an enum asks for names where numbers are the default.</summary>
    internal static bool WritesEnumsAsText(MemberInfo attributed)
    {
        Type? converter = attributed.GetCustomAttribute<JsonConverterAttribute>()?.ConverterType;
        if (converter is null)
            return false;
        if (converter == typeof(JsonStringEnumConverter)
            || (converter.IsGenericType && converter.GetGenericTypeDefinition() == typeof(JsonStringEnumConverter<>)))
            return true;
        throw SimpleJsonShape.Unsupported(converter, $"the converter of {attributed.Name}");
    }

    private static bool IsIgnored(PropertyInfo property)
    {
        switch (property.GetCustomAttribute<JsonIgnoreAttribute>()?.Condition)
        {
            case JsonIgnoreCondition.Always:
                return true;
            case null or JsonIgnoreCondition.Never:
                break;
            default:
                throw SimpleJsonShape.Unsupported(property.DeclaringType!, $"the condition of JsonIgnore on {property.Name}");
        }

        foreach (JsonAttribute attribute in property.GetCustomAttributes<JsonAttribute>())
        {
            if (attribute is not (JsonIgnoreAttribute or JsonPropertyNameAttribute or JsonConverterAttribute))
                throw SimpleJsonShape.Unsupported(property.DeclaringType!, $"{attribute.GetType().Name} on {property.Name}");
        }

        return false;
    }

    private static string NameOf(PropertyInfo property) =>
        property.GetCustomAttribute<JsonPropertyNameAttribute>()?.Name ?? property.Name;
}
