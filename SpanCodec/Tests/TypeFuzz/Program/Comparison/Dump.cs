using System.Collections;
using System.Globalization;
using System.Reflection;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>A value with everything in it as text: types, private state, every bit of a number.</summary>
internal static class Dump
{
    internal static string Of(object? value)
    {
        var text = new StringBuilder();
        Append(text, value, 0);
        return text.ToString();
    }

    private static void Append(StringBuilder text, object? value, int depth)
    {
        if (value is null)
        {
            text.Append("null");
            return;
        }

        Type type = value.GetType();
        text.Append(type.Name).Append(':');
        switch (value)
        {
            case string or bool or char:
                text.Append('"').Append(value).Append('"');
                break;
            case double number:
                text.Append(BitConverter.DoubleToInt64Bits(number).ToString("X", CultureInfo.InvariantCulture));
                break;
            case float number:
                text.Append(BitConverter.SingleToInt32Bits(number).ToString("X", CultureInfo.InvariantCulture));
                break;
            case DateTime time:
                text.Append(time.Ticks).Append(time.Kind);
                break;
            case Uri uri:
                text.Append(uri.OriginalString);
                break;
            case JsonElement element:
                text.Append(element.ValueKind == JsonValueKind.Undefined ? "undefined" : Attempted(element.GetRawText));
                break;
            case JsonDocument document:
                text.Append(Attempted(document.RootElement.GetRawText));
                break;
            case JsonNode node:
                // Its own class says how it was made, not what it is.
                text.Length -= type.Name.Length + 1;
                text.Append(Attempted(() => node.ToJsonString()));
                break;
            case Enum named:
                text.Append(Convert.ChangeType(named, Enum.GetUnderlyingType(type), CultureInfo.InvariantCulture));
                break;
            case var _ when depth > 40:
                text.Append("deep");
                break;
            case var _ when type.IsGenericType && type.Name is "Memory`1" or "ReadOnlyMemory`1":
                Append(text, type.GetMethod("ToArray")!.Invoke(value, null), depth + 1);
                break;
            case IEnumerable items:
                AppendItems(text, items, depth);
                AppendFields(text, value, type, depth);
                break;
            case IFormattable formattable:
                text.Append(formattable.ToString(null, CultureInfo.InvariantCulture));
                break;
            default:
                AppendFields(text, value, type, depth);
                break;
        }
    }

    private static void AppendItems(StringBuilder text, IEnumerable items, int depth)
    {
        var texts = new List<string>();
        try
        {
            foreach (object? item in items)
            {
                var of = new StringBuilder();
                Append(of, item, depth + 1);
                texts.Add(of.ToString());
            }
        }
        // An array that is none, or a collection whose constructor has not run.
        catch (Exception failure) when (failure is InvalidOperationException or NullReferenceException)
        {
            texts.Add("default");
        }

        // Its order is that of hashes, which two equal objects need not share.
        if (items.GetType().Name is "ImmutableHashSet`1" or "ImmutableDictionary`2")
            texts.Sort(StringComparer.Ordinal);
        text.Append('[').AppendJoin(", ", texts).Append(']');
    }

    /// <summary>Writes of collections only what a derived class adds.</summary>
    private static void AppendFields(StringBuilder text, object value, Type type, int depth)
    {
        text.Append('{');
        for (Type? current = type;
            current is not null && current != typeof(object) && current != typeof(ValueType);
            current = current.BaseType)
        {
            if (value is IEnumerable && IsFrameworks(current))
                break;
            foreach (FieldInfo field in current.GetFields(
                BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly))
            {
                text.Append(current.Name).Append('.').Append(field.Name).Append('=');
                Append(text, field.GetValue(value), depth + 1);
                text.Append(' ');
            }
        }

        text.Append('}');
    }

    /// <summary>A class of the framework: what it holds is enumerated.</summary>
    private static bool IsFrameworks(Type type) =>
        type.Namespace is "System" || type.Namespace?.StartsWith("System.", StringComparison.Ordinal) == true;

    private static string Attempted(Func<string> show)
    {
        try
        {
            return show();
        }
        catch (Exception failure) when (failure is InvalidOperationException or JsonException or ArgumentException)
        {
            return failure.GetType().Name;
        }
    }
}
