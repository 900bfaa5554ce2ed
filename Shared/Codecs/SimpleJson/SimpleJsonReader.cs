using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;
using System.Text.Json.Serialization;

namespace JsonAot.Codecs;

/// <summary>Reads a whole document into boxed values before it looks at the type, and makes an object of these by reflection.</summary>
[RequiresUnreferencedCode("Finds members by reflection.")]
[RequiresDynamicCode("Makes arrays and collections of types known at run time only.")]
internal sealed class SimpleJsonReader(string text)
{
    private static readonly string[] DateForms = [SimpleJsonWriter.DateForm + "K", "yyyy-MM-ddTHH:mmK", "yyyy-MM-dd"];

    // A value of the wrong type is named by its byte long after parsing.
    private readonly record struct Parsed(object? Content, int Position);

    private readonly record struct Number(string Text);

    internal object? Read(Type type)
    {
        var scanner = new TextScanner(text);
        Parsed value = Parse(ref scanner);
        scanner.ExpectEnd();
        return Bind(value, type);
    }

    private static Parsed Parse(ref TextScanner scanner)
    {
        char first = scanner.Peek();
        int position = scanner.Position;
        switch (first)
        {
            case '{':
                var members = new Hashtable();
                for (scanner.EnterObject(); scanner.MoveToMember(out ReadOnlySpan<char> name);)
                    members[name.ToString()] = Parse(ref scanner);
                return new Parsed(members, position);
            case '[':
                var elements = new ArrayList();
                for (scanner.EnterArray(); scanner.MoveToElement();)
                    elements.Add(Parse(ref scanner));
                return new Parsed(elements, position);
            default:
                object? single = first == '"' ? scanner.ReadString() : first is 't' or 'f' ? scanner.ReadBoolean()
                    : scanner.TryReadNull() ? null : new Number(scanner.ReadNumber().ToString());
                return new Parsed(single, position);
        }
    }

    private object? Bind(Parsed value, Type type, bool enumsAsText = false)
    {
        Type? underlying = Nullable.GetUnderlyingType(type);
        if (value.Content is null && (underlying is not null || !type.IsValueType))
            return null;
        type = underlying ?? type;
        if (SimpleJsonMember.IsScalar(type))
            return ReadScalar(value.Content, type, enumsAsText || SimpleJsonMember.WritesEnumsAsText(type)) ?? throw Wrong(value, type);
        if (SimpleJsonMember.ElementOfDictionary(type) is Type entry)
            return BindDictionary(value.Content as Hashtable ?? throw Wrong(value, type), entry);
        if (SimpleJsonMember.ElementOfList(type) is Type element)
            return BindList(value.Content as ArrayList ?? throw Wrong(value, type), type, element);
        return BindObject(SimpleJsonMember.Of(type), value.Content as Hashtable ?? throw Wrong(value, type), type);
    }

    private MalformedJsonException Wrong(Parsed value, Type type) =>
        TextScanner.Malformed(text, value.Position, $"a value that is not a {type.Name}");

    private IDictionary BindDictionary(Hashtable members, Type element)
    {
        var dictionary = (IDictionary)Activator.CreateInstance(typeof(Dictionary<,>).MakeGenericType(typeof(string), element))!;
        // A Hashtable forgets the order of the document; the positions still tell it.
        foreach (DictionaryEntry member in members.Cast<DictionaryEntry>().OrderBy(one => ((Parsed)one.Value!).Position))
            dictionary.Add(member.Key, Bind((Parsed)member.Value!, element));
        return dictionary;
    }

    private object BindList(ArrayList elements, Type type, Type element)
    {
        Array array = Array.CreateInstance(element, elements.Count);
        for (int i = 0; i < array.Length; i++)
            array.SetValue(Bind((Parsed)elements[i]!, element), i);
        return type.IsArray ? array : Activator.CreateInstance(typeof(List<>).MakeGenericType(element), array)!;
    }

    private object BindObject(List<SimpleJsonMember> members, Hashtable values, Type type)
    {
        object instance = SimpleJsonMember.ConstructorOf(type) is { } constructor
            ? constructor.Invoke([.. constructor.GetParameters().Select(parameter => Argument(type, parameter, members, values))])
            : Activator.CreateInstance(type)!;
        foreach (SimpleJsonMember member in members.Where(one => one.Property.SetMethod is { IsPublic: true } && values.Contains(one.Name)))
            member.Property.SetValue(instance, Bind((Parsed)values[member.Name]!, member.Property.PropertyType, member.EnumsAsText));
        return instance;
    }

    // Takes the member of the argument out of those still to be set.
    private object? Argument(Type type, ParameterInfo parameter, List<SimpleJsonMember> members, Hashtable values)
    {
        SimpleJsonMember member = members.Find(one => one.Property.Name.Equals(parameter.Name, StringComparison.OrdinalIgnoreCase))
            ?? throw SimpleJsonMember.Unsupported(type, $"the constructor parameter {parameter.Name}, which no property matches");
        members.Remove(member);
        return values[member.Name] is Parsed value ? Bind(value, member.Property.PropertyType, member.EnumsAsText)
            : parameter.HasDefaultValue ? parameter.DefaultValue
            : null;
    }

    /// <returns>Null when the content is no value of that type.</returns>
    private static object? ReadScalar(object? content, Type type, bool enumsAsText)
    {
        try
        {
            return content switch
            {
                bool => type == typeof(bool) ? content : null,
                Number number when Type.GetTypeCode(type) is >= TypeCode.SByte and <= TypeCode.Decimal => ReadNumber(number.Text, type),
                string name when type.IsEnum =>
                    enumsAsText && !SimpleJsonWriter.IsNumeral(name) ? Enum.Parse(type, name, ignoreCase: true) : null,
                string text => ReadText(text, type),
                _ => null,
            };
        }
        catch (Exception exception) when (exception is FormatException or OverflowException or ArgumentException)
        {
            return null;
        }
    }

    private static object? ReadNumber(string text, Type type) =>
        type.IsEnum ? Enum.ToObject(type, ReadNumber(text, Enum.GetUnderlyingType(type))!)
        : type == typeof(decimal) ? decimal.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture)
        : Convert.ChangeType(text, type, CultureInfo.InvariantCulture) is not (float.PositiveInfinity or float.NegativeInfinity
            or double.PositiveInfinity or double.NegativeInfinity) and var value ? value
        : null;

    private static object? ReadText(string text, Type type) =>
        type == typeof(string) ? text
        : type == typeof(char) ? char.Parse(text)
        : type == typeof(DateTime) ? DateTime.ParseExact(text, DateForms, CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind)
        : type == typeof(DateTimeOffset) ? DateTimeOffset.ParseExact(text, DateForms, CultureInfo.InvariantCulture, DateTimeStyles.None)
        : type == typeof(TimeSpan) ? TimeSpan.ParseExact(text, "c", CultureInfo.InvariantCulture)
        : type == typeof(Guid) ? Guid.ParseExact(text, "D")
        : type == typeof(Uri) ? new Uri(text, UriKind.RelativeOrAbsolute)
        : type == typeof(byte[]) ? Convert.FromBase64String(text)
        : null;
}

/// <summary>A public property as the naive serializer sees it; looked up anew for every object, as naive code does.</summary>
[RequiresUnreferencedCode("Finds members and constructors by reflection.")]
[RequiresDynamicCode("Compares types with collections of types known at run time only.")]
internal sealed record SimpleJsonMember(string Name, PropertyInfo Property, bool EnumsAsText, bool IsLeftOutWhenNull = false)
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

    internal static bool IsScalar(Type type) => Type.GetTypeCode(type) >= TypeCode.Boolean || Texts.Contains(type);

    internal static Type? ElementOfList(Type type) => type.IsSZArray ? type.GetElementType()
        : type.GetGenericArguments() is [Type element] && type.IsAssignableFrom(typeof(List<>).MakeGenericType(element)) ? element
        : null;

    internal static Type? ElementOfDictionary(Type type) => type.GetGenericArguments() is [Type key, Type element] && key == typeof(string)
        && type.IsAssignableFrom(typeof(Dictionary<,>).MakeGenericType(key, element)) ? element : null;

    /// <summary>Whether an enum's own attribute asks for names where numbers are the default.</summary>
    internal static bool WritesEnumsAsText(Type type) =>
        type.IsEnum && AsksForNames(type.GetCustomAttribute<JsonConverterAttribute>(), type);

    internal static NotSupportedException Unsupported(Type type, string what) => new($"SimpleJson does not support {what}: {type}.");

    internal bool IsWrittenOf(object value) =>
        Property.GetMethod is { IsPublic: true } && !(IsLeftOutWhenNull && Property.GetValue(value) is null);

    /// <returns>Null where an attribute hides it.</returns>
    private static SimpleJsonMember? From(PropertyInfo property)
    {
        var member = new SimpleJsonMember(property.Name, property, EnumsAsText: false);
        foreach (JsonAttribute attribute in property.GetCustomAttributes<JsonAttribute>())
        {
            if (attribute is JsonIgnoreAttribute { Condition: JsonIgnoreCondition.Always })
                return null;
            member = attribute switch
            {
                JsonIgnoreAttribute { Condition: JsonIgnoreCondition.Never } => member,
                JsonIgnoreAttribute { Condition: JsonIgnoreCondition.WhenWritingNull } => member with { IsLeftOutWhenNull = true },
                JsonPropertyNameAttribute renamed => member with { Name = renamed.Name },
                JsonConverterAttribute converter => member with { EnumsAsText = AsksForNames(converter, property) },
                _ => throw Unsupported(property.DeclaringType!, $"{attribute.GetType().Name} on {property.Name}"),
            };
        }

        return member;
    }

    private static bool AsksForNames(JsonConverterAttribute? attribute, MemberInfo attributed) => attribute is not null
        && (attribute.ConverterType is { Name: "JsonStringEnumConverter" or "JsonStringEnumConverter`1" } ? true
            : throw Unsupported(attribute.ConverterType ?? attribute.GetType(), $"the converter of {attributed.Name}"));
}
