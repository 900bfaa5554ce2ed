using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Random values of any type: constructors are passed over, and every field is set, private and hidden ones too.</summary>
internal sealed class Values(Dice dice, Type[] declared)
{
    private const int Deepest = 5;

    internal object? Make(Type type, int depth = 0)
    {
        if (Nullable.GetUnderlyingType(type) is { } underlying)
            return dice.Chance(30) ? null : Make(underlying, depth);
        if (type.IsValueType ? false : dice.Chance(depth > Deepest ? 100 : depth == 0 ? 1 : 15))
            return null;
        if (Scalars.TryMake(type, dice) is { } scalar)
            return scalar;
        if (type.IsEnum)
            return EnumValue(type);
        if (type == typeof(object))
            return Anything(depth);
        if (TryDocument(type) is { } document)
            return document;
        if (type.IsArray)
            return Items(type.GetElementType()!, depth);
        // A collection of the framework's with fields at random is none.
        return TryCollection(type, depth)
            ?? (!type.IsValueType && type.Namespace?.StartsWith("System.Collections", StringComparison.Ordinal) == true
                ? null
                : Filled(type, depth));
    }

    private object EnumValue(Type type)
    {
        Array values = Enum.GetValues(type);
        if (values.Length == 0 || dice.Chance(15))
            return Enum.ToObject(type, dice.Below(130));
        long one = Bits(values.GetValue(dice.Below(values.Length))!);
        return Enum.ToObject(type, dice.Chance(30) ? one | Bits(values.GetValue(dice.Below(values.Length))!) : one);
    }

    private static long Bits(object value) => Convert.GetTypeCode(value) == TypeCode.UInt64
        ? unchecked((long)Convert.ToUInt64(value, null))
        : Convert.ToInt64(value, null);

    private object Anything(int depth)
    {
        Type type = dice.Pick(
            typeof(int),
            typeof(string),
            typeof(bool),
            typeof(double),
            typeof(Guid),
            typeof(DateTime),
            typeof(long),
            typeof(object),
            typeof(JsonElement),
            typeof(decimal));
        if (type == typeof(object))
            type = declared.Length > 0 ? dice.Pick(declared) : typeof(int);
        return (type.IsAbstract || type.ContainsGenericParameters ? null : Make(type, depth + 1)) ?? 5;
    }

    private object? TryDocument(Type type)
    {
        string json = dice.Pick("{\"a\":1,\"b\":[null,true]}", "{}", "{\"z\":\"\\u00e9\"}");
        string array = dice.Pick("[]", "[1,\"x\",{}]");
        string scalar = dice.Pick("1", "\"s\"", "true", "-1.50");
        return type == typeof(JsonElement) ? JsonDocument.Parse(dice.Pick(json, array, scalar, "null")).RootElement
            : type == typeof(JsonDocument) ? JsonDocument.Parse(dice.Pick(json, array, scalar, "null"))
            : type == typeof(JsonObject) ? JsonNode.Parse(json)
            : type == typeof(JsonArray) ? JsonNode.Parse(array)
            : type == typeof(JsonValue) ? JsonNode.Parse(scalar)
            : type == typeof(JsonNode) ? JsonNode.Parse(dice.Pick(json, array, scalar))
            : null;
    }

    private Array Items(Type element, int depth)
    {
        var items = Array.CreateInstance(element, depth > 3 ? dice.Below(2) : dice.Below(4));
        for (int i = 0; i < items.Length; i++)
            items.SetValue(Make(element, depth + 1), i);
        return items;
    }

    private object? TryCollection(Type type, int depth)
    {
        if (type.IsGenericType && type.Name is "Memory`1" or "ReadOnlyMemory`1")
            return Activator.CreateInstance(type, Items(type.GetGenericArguments()[0], depth));
        Type? dictionary = Construction(type, typeof(IDictionary<,>)) ?? Construction(type, typeof(IReadOnlyDictionary<,>));
        Type? sequence = Construction(type, typeof(IEnumerable<>));
        if (dictionary is null && sequence is null)
            return null;
        object source = dictionary is null ? Items(sequence!.GetGenericArguments()[0], depth) : Entries(dictionary, depth);
        try
        {
            return Collections.From(type, source);
        }
        catch (Exception failure) when (failure is TargetInvocationException or ArgumentException)
        {
            return null;
        }
    }

    private IDictionary Entries(Type dictionary, int depth)
    {
        Type[] arguments = dictionary.GetGenericArguments();
        var entries = (IDictionary)Activator.CreateInstance(typeof(Dictionary<,>).MakeGenericType(arguments))!;
        for (int i = dice.Below(3); i > 0; i--)
        {
            if (Make(arguments[0], depth + 1) is { } key)
                entries[key] = Make(arguments[1], depth + 1);
        }

        return entries;
    }

    private static Type? Construction(Type type, Type definition) =>
        type.GetInterfaces()
            .Prepend(type).FirstOrDefault(candidate => candidate.IsGenericType && candidate.GetGenericTypeDefinition() == definition);

    private object? Filled(Type type, int depth)
    {
        Type[] candidates =
        [
            .. declared.Append(type)
                .Where(candidate => !candidate.IsAbstract && !candidate.ContainsGenericParameters && type.IsAssignableFrom(candidate)),
        ];
        if (candidates.Length == 0)
            return null;
        Type chosen = dice.Chance(60) && candidates.Contains(type) ? type : dice.Pick(candidates);
        object made = RuntimeHelpers.GetUninitializedObject(chosen);
        for (Type? current = chosen;
            current is not null && current != typeof(object) && current != typeof(ValueType);
            current = current.BaseType)
        {
            // Private fields of the framework's classes have rules: a set with any count and any array is no set.
            if (current.Namespace?.StartsWith("System", StringComparison.Ordinal) == true && typeof(IEnumerable).IsAssignableFrom(current))
                break;
            foreach (FieldInfo field in current.GetFields(
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
                field.SetValue(made, Make(field.FieldType, depth + 1));
        }

        return made;
    }
}
