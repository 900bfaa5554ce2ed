using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;

namespace JsonAot.Codecs;

/// <summary>Reads a whole document into boxed values before it looks at the type, and makes an object of these by reflection.</summary>
[RequiresUnreferencedCode("Finds members by reflection.")]
[RequiresDynamicCode("Makes arrays and collections of types known at run time only.")]
internal sealed class SimpleJsonReader(string text)
{
    private static readonly string[] DateForms = [SimpleJsonWriter.DateForm + "K", "yyyy-MM-ddTHH:mmK", "yyyy-MM-dd"];

    /// <summary>A parsed value and where it began: a value of the wrong type is named by its byte long after parsing.</summary>
    /// <param name="Content">A Hashtable, an ArrayList, a string, a boxed bool, a boxed number, or null.</param>
    private readonly record struct Parsed(object? Content, int Position);

    /// <summary>A number as it was written: only the member it is bound to knows whether it is an int, a double or a decimal.</summary>
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
            case '"':
                return new Parsed(scanner.ReadString(), position);
            case 't' or 'f':
                return new Parsed(scanner.ReadBoolean(), position);
            default:
                return new Parsed(scanner.TryReadNull() ? null : new Number(scanner.ReadNumber().ToString()), position);
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
        foreach (SimpleJsonMember member in members)
        {
            if (member.Property.SetMethod is { IsPublic: true } && values[member.Name] is Parsed content)
                member.Property.SetValue(instance, Bind(content, member.Property.PropertyType, member.EnumsAsText));
        }

        return instance;
    }

    /// <summary>Binds an argument of a constructor by name and takes its member out of those still to be set.</summary>
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
                Number number when SimpleJsonMember.IsNumber(type) => ReadNumber(number.Text, type),
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
