using System.Collections;
using System.ComponentModel;
using System.Globalization;
using System.Reflection;

namespace JsonAot.Lab.MeasuredPrograms.Documents;

/// <summary>It is no fault of a library that a value cannot be made.</summary>
internal sealed class NotPutException(string message) : Exception(message);

/// <summary>Puts values into an object, past everything that its code would say: the same into both types.</summary>
internal static class Putting
{
    private const BindingFlags Own =
        BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    internal static object? Into(object? target, Type type, ReadOnlySpan<string> path, string put)
    {
        if (path.IsEmpty)
            return Make(type, put);
        if (target is null)
            throw new NotPutException("what it is in is null");
        string part = path[0];
        if (part[0] == '[' && target is IList list)
        {
            int index = int.Parse(part.AsSpan(1, part.Length - 2), CultureInfo.InvariantCulture);
            list[index] = Into(list[index], ElementOf(type, list[index]), path[1..], put);
        }
        else if (part[0] == '{' && target is IDictionary map)
        {
            object key = map.Keys.Cast<object>().FirstOrDefault(key => $"{key}" == part[1..^1]) ?? throw new NotPutException("no such key");
            map[key] = Into(map[key], ElementOf(type, map[key]), path[1..], put);
        }
        else
            Set(target, part, path[1..], put);
        return target;
    }

    private static Type ElementOf(Type type, object? element) =>
        type.IsArray ? type.GetElementType()! : type.IsGenericType ? type.GetGenericArguments()[^1] : element?.GetType() ?? typeof(object);

    private static void Set(object target, string name, ReadOnlySpan<string> rest, string put)
    {
        for (Type? type = target.GetType(); type is not null; type = type.BaseType)
        {
            if (type.GetProperty(name, Own) is { } property)
            {
                object? value = Into(property.GetValue(target), property.PropertyType, rest, put);
                if (property.SetMethod is not null)
                    property.SetValue(target, value);
                else if (type.GetField($"<{name}>k__BackingField", Own) is { } behind)
                    behind.SetValue(target, value);
                else if (rest.IsEmpty || property.PropertyType.IsValueType)
                    throw new NotPutException("it is computed");
                return;
            }

            if (type.GetField(name, Own) is { } field)
            {
                field.SetValue(target, Into(field.GetValue(target), field.FieldType, rest, put));
                return;
            }
        }

        throw new NotPutException("there is no such member");
    }

    private static object? Make(Type type, string put)
    {
        Type kind = Nullable.GetUnderlyingType(type) ?? type;
        try
        {
            return put switch
            {
                "@null" => type.IsValueType && kind == type ? throw new NotPutException("it is never null") : null,
                "@derived" => Derived(kind),
                _ when GeneratedValues.All.Contains(put) => Instances.Make(type, put),
                "@key" => Keyed(kind),
                _ when kind == typeof(string) => put,
                _ when kind == typeof(object) => put,
                _ when kind == typeof(char) => put[0],
                _ when kind == typeof(byte[]) => Convert.FromBase64String(put),
                _ when kind == typeof(double) => double.Parse(put, CultureInfo.InvariantCulture),
                _ when kind == typeof(float) => float.Parse(put, CultureInfo.InvariantCulture),
                _ when kind == typeof(DateTime) => DateTime.Parse(put, CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind),
                _ when kind == typeof(Uri) => new Uri(put, UriKind.RelativeOrAbsolute),
                _ when kind == typeof(Version) => Version.Parse(put),
                _ when kind.IsEnum => Enum.ToObject(kind, long.Parse(put, CultureInfo.InvariantCulture)),
                _ => TypeDescriptor.GetConverter(kind).ConvertFromInvariantString(put),
            };
        }
        catch (Exception problem) when (problem is NotSupportedException or FormatException or ArgumentException or MissingMethodException
            or OverflowException)
        {
            throw new NotPutException($"{put} is no value of it");
        }
    }

    /// <summary>A value of a class below the one that the member is of.</summary>
    private static object Derived(Type type) =>
        type.Assembly.GetTypes().OrderBy(one => one.FullName, StringComparer.Ordinal).FirstOrDefault(
            one => one.BaseType == type && !one.IsAbstract && !one.IsGenericType && one.GetConstructor(Type.EmptyTypes) is not null)
            is { } derived ? Activator.CreateInstance(derived)! : throw new NotPutException("no class is derived from it");

    private static IDictionary Keyed(Type type)
    {
        Type map = type.IsInterface ? typeof(Dictionary<,>).MakeGenericType(type.GetGenericArguments()) : type;
        var made = (IDictionary)Activator.CreateInstance(map)!;
        Type value = map.GetGenericArguments()[1];
        made["AbcDef"] = value.IsValueType ? Activator.CreateInstance(value) : null;
        return made;
    }
}
