using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Json.Serialization;

namespace JsonAot.Codecs;

/// <summary>A public property as the naive serializer sees it; looked up anew for every object, as naive code does.</summary>
internal sealed record SimpleJsonMember(string Name, PropertyInfo Property, bool EnumsAsText, bool IsRequired)
{
    [RequiresUnreferencedCode("Finds members by reflection.")]
    internal static List<SimpleJsonMember> Of(Type type)
    {
        SimpleJsonShape.RefuseUnlessObject(type);
        var members = new List<SimpleJsonMember>();
        foreach (PropertyInfo property in type.GetProperties(BindingFlags.Public | BindingFlags.Instance))
        {
            // A property that a derived class hides comes second.
            bool isHidden = members.Exists(other => other.Property.Name == property.Name);
            if (!isHidden && property.GetIndexParameters().Length == 0 && From(property) is SimpleJsonMember member)
                members.Add(member);
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

    /// <summary>Whether an enum's own attribute asks for names where numbers are the default.</summary>
    internal static bool WritesEnumsAsText(Type type) =>
        type.GetCustomAttribute<JsonConverterAttribute>() is JsonConverterAttribute converter && AsksForNames(converter, type);

    /// <summary>The member that a property is; null when an attribute hides it.</summary>
    private static SimpleJsonMember? From(PropertyInfo property)
    {
        var member = new SimpleJsonMember(property.Name, property, EnumsAsText: false, IsRequired: false);
        foreach (object attribute in property.GetCustomAttributes(inherit: true))
        {
            switch (attribute)
            {
                case JsonIgnoreAttribute { Condition: JsonIgnoreCondition.Always }:
                    return null;
                case JsonIgnoreAttribute { Condition: JsonIgnoreCondition.Never }:
                    break;
                case JsonPropertyNameAttribute renamed:
                    member = member with { Name = renamed.Name };
                    break;
                case JsonConverterAttribute converter:
                    member = member with { EnumsAsText = AsksForNames(converter, property) };
                    break;
                case RequiredMemberAttribute:
                    member = member with { IsRequired = true };
                    break;
                case JsonAttribute:
                    throw SimpleJsonShape.Unsupported(property.DeclaringType!, $"{attribute.GetType().Name} on {property.Name}");
            }
        }

        return member;
    }

    private static bool AsksForNames(JsonConverterAttribute attribute, MemberInfo attributed)
    {
        Type? converter = attribute.ConverterType;
        if (converter == typeof(JsonStringEnumConverter)
            || (converter is { IsGenericType: true } && converter.GetGenericTypeDefinition() == typeof(JsonStringEnumConverter<>)))
            return true;
        throw SimpleJsonShape.Unsupported(converter ?? attribute.GetType(), $"the converter of {attributed.Name}");
    }
}
