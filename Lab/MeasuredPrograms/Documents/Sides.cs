using System.Reflection;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;
using StjConverter = System.Text.Json.Serialization.JsonConverter;
using StjSerializer = System.Text.Json.JsonSerializer;

namespace JsonAot.Lab.MeasuredPrograms.Documents;

/// <summary>One of the libraries, with the type that is its.</summary>
internal abstract class Side(Type root)
{
    internal Type Root => root;

    internal abstract object? Read(string text);

    internal abstract string Write(object? value);

    /// <param name="holder">The class that says which type it is.</param>
    protected static Type RootOf(Type holder) =>
        holder.GetField(Roots.Value, BindingFlags.Static | BindingFlags.NonPublic)!.FieldType;
}

internal sealed class NewtonsoftSide(Type root, JsonSerializerSettings settings) : Side(root)
{
    internal static NewtonsoftSide Of(DocumentsRequest request, Type holder)
    {
        Type root = RootOf(holder);
        if (holder.GetMethod(Roots.Settings, BindingFlags.Static | BindingFlags.NonPublic) is { } made)
            return new NewtonsoftSide(root, (JsonSerializerSettings)made.Invoke(null, null)!);
        var settings = new JsonSerializerSettings
        {
            ContractResolver = new DefaultContractResolver { NamingStrategy = StrategyOf(request.Naming) },
        };
        if (request.EnumsByName)
            settings.Converters.Add(new StringEnumConverter());
        return new NewtonsoftSide(root, settings);
    }

    private static NamingStrategy? StrategyOf(string? naming) => naming switch
    {
        "CamelCase" => new CamelCaseNamingStrategy(),
        "SnakeCaseLower" => new SnakeCaseNamingStrategy(),
        "KebabCaseLower" => new KebabCaseNamingStrategy(),
        _ => null,
    };

    internal override object? Read(string text) => JsonConvert.DeserializeObject(text, Root, settings);

    internal override string Write(object? value) => JsonConvert.SerializeObject(value, settings);
}

internal sealed class SystemTextJsonSide(Type root, JsonSerializerOptions options) : Side(root)
{
    internal static SystemTextJsonSide Of(DocumentsRequest request, Type holder)
    {
        var options = new JsonSerializerOptions();
        foreach (string[] option in request.Options.Select(option => option.Split('=', 2, StringSplitOptions.TrimEntries)))
        {
            if (option[0] == "Converters")
                AddConverters(options.Converters, option[1], holder.Assembly);
            else
                Set(options, option[0], option[1]);
        }

        return new SystemTextJsonSide(RootOf(holder), options);
    }

    /// <summary>Each is a type of the copy's, as in <c>typeof(global::Shop.Dates)</c>.</summary>
    private static void AddConverters(IList<StjConverter> converters, string value, Assembly copy)
    {
        foreach (string name in value.Split("typeof(global::").Skip(1).Select(part => part[..part.IndexOf(')', StringComparison.Ordinal)]))
            converters.Add((StjConverter)Activator.CreateInstance(copy.GetType(name, throwOnError: true)!)!);
    }

    /// <summary>As the attribute of a context states it, or a line of code.</summary>
    private static void Set(JsonSerializerOptions options, string name, string value)
    {
        string word = value[(value.LastIndexOf('.') + 1)..];
        switch (name)
        {
            case "UseStringEnumConverter":
                if (bool.Parse(word))
                    options.Converters.Add(new JsonStringEnumConverter());
                break;
            case "PropertyNamingPolicy":
                options.PropertyNamingPolicy = PolicyOf(word);
                break;
            case "DictionaryKeyPolicy":
                options.DictionaryKeyPolicy = PolicyOf(word);
                break;
            case "Encoder":
                options.Encoder = word == nameof(JavaScriptEncoder.UnsafeRelaxedJsonEscaping)
                    ? JavaScriptEncoder.UnsafeRelaxedJsonEscaping
                    : throw new ArgumentException($"{value} is no encoder.");
                break;
            default:
                PropertyInfo property = typeof(JsonSerializerOptions).GetProperty(name)
                    ?? throw new ArgumentException($"{name} is no option of System.Text.Json.");
                Type type = property.PropertyType;
                property.SetValue(options, type.IsEnum ? Enum.Parse(type, word) : Convert.ChangeType(word, type, null));
                break;
        }
    }

    private static JsonNamingPolicy? PolicyOf(string name) => name switch
    {
        nameof(JsonNamingPolicy.CamelCase) => JsonNamingPolicy.CamelCase,
        nameof(JsonNamingPolicy.SnakeCaseLower) => JsonNamingPolicy.SnakeCaseLower,
        nameof(JsonNamingPolicy.SnakeCaseUpper) => JsonNamingPolicy.SnakeCaseUpper,
        nameof(JsonNamingPolicy.KebabCaseLower) => JsonNamingPolicy.KebabCaseLower,
        nameof(JsonNamingPolicy.KebabCaseUpper) => JsonNamingPolicy.KebabCaseUpper,
        _ => null,
    };

    internal override object? Read(string text) => StjSerializer.Deserialize(text, Root, options);

    internal override string Write(object? value) => StjSerializer.Serialize(value, Root, options);
}

/// <summary>Code that a generator has made for the type.</summary>
internal sealed class GeneratedSide(Type root, Func<string, object?> read, Func<object?, string> write) : Side(root)
{
    internal static GeneratedSide Of(Type holder) => new(
        RootOf(holder), Method(holder, Roots.Read).CreateDelegate<Func<string, object?>>(),
        Method(holder, Roots.Write).CreateDelegate<Func<object?, string>>());

    private static MethodInfo Method(Type holder, string name) => holder.GetMethod(name, BindingFlags.Static | BindingFlags.NonPublic)!;

    internal override object? Read(string text) => read(text);

    internal override string Write(object? value) => write(value);
}
