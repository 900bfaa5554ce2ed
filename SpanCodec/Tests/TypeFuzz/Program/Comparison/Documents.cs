using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>Random documents for a type, by what System.Text.Json says of it; most are good, and many nearly so.</summary>
internal sealed class Documents(Dice dice, Metadata metadata)
{
    private const int Deepest = 7;

    private static readonly string[] Unknown =
    [
        "\"unknown\":{\"x\":[1]},",
        "\"unknown\":1,",
        "\"\":null,",
        "\"$id\":\"1\",",
        "\"unknown\":1,\"unknown\":{},",
        "\"unknown\":{\"x\":1,\"x\":2},",
        // Discriminators, of this type or of another.
        "\"kind\":0,", "\"kind\":\"type 2\",", "\"$type\":\"type 1\",",
    ];

    internal byte[] Make(Type type)
    {
        var json = new StringBuilder();
        Append(json, type, 0);
        return Encoding.UTF8.GetBytes(json.ToString());
    }

    private void Append(StringBuilder json, Type type, int depth)
    {
        if (dice.Chance(2))
        {
            json.Append(dice.Pick("null", "{}", "[]", "\"x\"", "5", "true", "[{}]", "{\"a\":[1]}"));
            return;
        }

        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            if (dice.Chance(25))
                json.Append("null");
            else
                Append(json, underlying, depth);
            return;
        }

        if (Scalars.TryDocument(type, dice) is { } scalar)
            json.Append(scalar);
        else if (type.IsEnum)
            AppendEnum(json, type);
        else if (depth > Deepest)
            json.Append("null");
        else if (metadata.TryGet(type) is { } info)
            AppendContainer(json, info, depth);
        else
            json.Append("{}");
    }

    private void AppendContainer(StringBuilder json, JsonTypeInfo info, int depth)
    {
        if (dice.Chance(4) && !info.Type.IsValueType)
        {
            json.Append("null");
            return;
        }

        switch (info.Kind)
        {
            case JsonTypeInfoKind.Object:
                AppendObject(json, info, depth);
                break;
            case JsonTypeInfoKind.Enumerable:
                Sequence(json, '[', ']', dice.Below(depth > 3 ? 2 : 4), _ => Append(json, info.ElementType!, depth + 1));
                break;
            case JsonTypeInfoKind.Dictionary:
                Sequence(json, '{', '}', dice.Below(depth > 3 ? 2 : 4), _ =>
                {
                    AppendKey(json, info.KeyType!);
                    Append(json, info.ElementType!, depth + 1);
                });
                break;
            default:
                json.Append(dice.Pick(
                    "null",
                    "{}",
                    "{\"a\":1,\"b\":[null,true]}",
                    "{\"a\":{\"b\":1,\"B\":2,\"b\":3}}",
                    "[1,\"x\",{}]",
                    "\"s\"",
                    "-1.50",
                    "true"));
                break;
        }
    }

    private void AppendKey(StringBuilder json, Type type)
    {
        var key = new StringBuilder();
        if (type.IsEnum)
            AppendEnum(key, type);
        else
            key.Append(Scalars.TryDocument(type, dice) ?? "\"k\"");
        json.Append('"').Append(key.ToString().Trim('"')).Append(dice.Chance(5) ? "\" :" : "\":");
    }

    private void AppendEnum(StringBuilder json, Type type)
    {
        string[] names = Enum.GetNames(type);
        if (names.Length == 0 || dice.Chance(35))
        {
            json.Append(dice.Pick("0", "1", "2", "3", "-1", "255", "\"1\"", "300"));
            return;
        }

        string name = dice.Pick(names);
        json.Append('"').Append(dice.Below(14) switch
        {
            0 => name.ToUpperInvariant(),
            1 => name.ToLowerInvariant(),
            2 => $"{name}, {dice.Pick(names)}",
            3 => $"{name},{dice.Pick(names)}",
            4 => $" {name} ",
            5 => $"{name},",
            6 => $",{name}",
            7 => $"{name}x",
            _ => name,
        }).Append('"');
    }

    private void AppendObject(StringBuilder json, JsonTypeInfo info, int depth)
    {
        var properties = new List<JsonPropertyInfo>();
        foreach (JsonPropertyInfo property in info.Properties)
        {
            if (!property.IsExtensionData && !dice.Chance(property.IsRequired ? 3 : 12))
                properties.Add(property);
        }

        bool isShuffled = dice.Chance(15);
        if (isShuffled)
            properties = [.. properties.OrderBy(_ => dice.Random.Next())];
        int extra = dice.Chance(15) ? dice.Below(properties.Count + 1) : -1;
        JsonDerivedType[] derived = [.. info.PolymorphismOptions?.DerivedTypes ?? []];
        bool hasDiscriminator = derived.Length > 0 && dice.Chance(85);
        bool isLast = hasDiscriminator && dice.Chance(15);
        string discriminator = "";
        if (hasDiscriminator)
        {
            JsonDerivedType chosen = dice.Pick(derived);
            if (chosen.DerivedType != info.Type && metadata.TryGet(chosen.DerivedType) is { } other)
                properties = [.. other.Properties.Where(property => !property.IsExtensionData)];
            string name = JsonSerializer.Serialize(info.PolymorphismOptions!.TypeDiscriminatorPropertyName);
            discriminator = $"{name}:{JsonSerializer.Serialize(dice.Chance(5) ? "other" : chosen.TypeDiscriminator ?? "none")}";
            json.Append('{');
            if (!isLast)
                json.Append(discriminator).Append(properties.Count > 0 ? "," : "");
        }

        Sequence(json, hasDiscriminator ? ' ' : '{', '}', properties.Count, i =>
        {
            if (i == extra)
                json.Append(dice.Pick(Unknown));
            AppendMember(json, properties[i], depth);
            if (dice.Chance(info.Options.AllowDuplicateProperties ? 2 : 5))
            {
                json.Append(',');
                AppendMember(json, properties[dice.Below(i + 1)], depth);
            }

            if (isLast && i == properties.Count - 1)
                json.Append(',').Append(discriminator);
        });
    }

    private void AppendMember(StringBuilder json, JsonPropertyInfo property, int depth)
    {
        string name = JsonSerializer.Serialize(property.Name);
        if (dice.Chance(3))
            name = dice.Chance(50) ? name.ToUpperInvariant() : name.ToLowerInvariant();
        json.Append(name).Append(':').Append(dice.Chance(8) ? dice.Pick(" ", "\n  ", "\t") : "");
        Append(json, property.PropertyType, depth + 1);
    }

    private void Sequence(StringBuilder json, char begin, char end, int count, Action<int> append)
    {
        string blank = dice.Chance(10) ? dice.Pick(" ", "\n", "\r\n  ") : "";
        json.Append(begin).Append(blank);
        for (int i = 0; i < count; i++)
        {
            json.Append(i == 0 ? "" : ",").Append(i == 0 ? "" : blank);
            append(i);
        }

        json.Append(dice.Chance(2) ? "," : "").Append(blank).Append(end);
    }
}
