using System.Collections;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace JsonAot.Codecs;

/// <summary>Makes an object of a type out of boxed values, by reflection.</summary>
/// <param name="text">The document, by which a value of the wrong type is placed.</param>
[RequiresUnreferencedCode("Finds members by reflection.")]
[RequiresDynamicCode("Makes arrays and collections of types known at run time only.")]
internal sealed class SimpleJsonBinder(string text)
{
    internal object? Bind(SimpleJsonValue value, Type type, bool enumsAsText = false)
    {
        Type? underlying = Nullable.GetUnderlyingType(type);
        if (value.Content is null && (underlying is not null || !type.IsValueType))
            return null;
        type = underlying ?? type;
        if (type.IsEnum)
            return value.Content is null
                ? throw Wrong(value, type)
                : SimpleJsonEnums.Read(value.Content, type, enumsAsText || SimpleJsonMember.WritesEnumsAsText(type)) ?? throw Wrong(value, type);
        return BindScalar(value, type) ?? BindComposite(value, type);
    }

    private object? BindScalar(SimpleJsonValue value, Type type)
    {
        if (type == typeof(bool))
            return value.Content is bool ? value.Content : throw Wrong(value, type);
        if (SimpleJsonScalars.IsNumber(type))
            return value.Content is SimpleJsonNumber number && SimpleJsonScalars.ReadNumber(number.Text, Type.GetTypeCode(type)) is object parsed
                ? parsed
                : throw Wrong(value, type);
        if (SimpleJsonScalars.IsText(type))
            return value.Content is string content && SimpleJsonScalars.ReadText(content, type) is object parsed
                ? parsed
                : throw Wrong(value, type);
        return null;
    }

    private object BindComposite(SimpleJsonValue value, Type type)
    {
        if (SimpleJsonShape.IsDictionary(type, out Type? element))
            return BindDictionary(value.Content as Hashtable ?? throw Wrong(value, type), element);
        if (SimpleJsonShape.IsList(type, out element))
            return BindList(value.Content as ArrayList ?? throw Wrong(value, type), type, element);
        return BindObject(value, type);
    }

    private IDictionary BindDictionary(Hashtable members, Type element)
    {
        var dictionary = (IDictionary)Activator.CreateInstance(typeof(Dictionary<,>).MakeGenericType(typeof(string), element))!;
        // A Hashtable forgets the order of the document; the positions still tell it.
        foreach (DictionaryEntry member in members.Cast<DictionaryEntry>().OrderBy(member => ((SimpleJsonValue)member.Value!).Position))
            dictionary.Add(member.Key, Bind((SimpleJsonValue)member.Value!, element));
        return dictionary;
    }

    private IList BindList(ArrayList elements, Type type, Type element)
    {
        if (!type.IsArray)
        {
            var list = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(element))!;
            foreach (SimpleJsonValue value in elements)
                list.Add(Bind(value, element));
            return list;
        }

        Array array = Array.CreateInstance(element, elements.Count);
        for (int i = 0; i < array.Length; i++)
            array.SetValue(Bind((SimpleJsonValue)elements[i]!, element), i);
        return array;
    }

    private object BindObject(SimpleJsonValue value, Type type)
    {
        List<SimpleJsonMember> members = SimpleJsonMember.Of(type);
        Hashtable values = value.Content as Hashtable ?? throw Wrong(value, type);
        if (members.Find(member => member.IsRequired && !values.Contains(member.Name)) is SimpleJsonMember missing)
            throw TextScanner.Malformed(text, value.Position, $"a {type.Name} without its {missing.Name}");

        ConstructorInfo? constructor = SimpleJsonMember.ConstructorOf(type);
        object instance = constructor is null
            ? Activator.CreateInstance(type)!
            : constructor.Invoke(TakeArguments(constructor, members, values));
        foreach (SimpleJsonMember member in members)
        {
            if (member.Property.SetMethod is { IsPublic: true } && values[member.Name] is SimpleJsonValue content)
                member.Property.SetValue(instance, Bind(member, content));
        }

        return instance;
    }

    /// <summary>Binds the arguments of a constructor by name and takes their members out of those still to be set.</summary>
    private object?[] TakeArguments(ConstructorInfo constructor, List<SimpleJsonMember> members, Hashtable values)
    {
        var arguments = new ArrayList();
        foreach (ParameterInfo parameter in constructor.GetParameters())
        {
            SimpleJsonMember member =
                members.Find(member => string.Equals(member.Property.Name, parameter.Name, StringComparison.OrdinalIgnoreCase))
                ?? throw SimpleJsonShape.Unsupported(constructor.DeclaringType!, $"the constructor parameter {parameter.Name}, which no property matches");
            members.Remove(member);
            arguments.Add(values[member.Name] is SimpleJsonValue value ? Bind(member, value)
                : parameter.HasDefaultValue ? parameter.DefaultValue
                : null);
        }

        return arguments.ToArray();
    }

    private object? Bind(SimpleJsonMember member, SimpleJsonValue value) =>
        Bind(value, member.Property.PropertyType, member.EnumsAsText);

    private MalformedJsonException Wrong(SimpleJsonValue value, Type type) =>
        TextScanner.Malformed(text, value.Position, $"a value that is not a {type.Name}");
}
