using System.Globalization;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Support;

namespace SpanCodecs.Bridge;

/// <summary>
/// The [SpanCodecOptions] of a class whose codecs are made for given options, as code to copy, and what no attribute can say of them.
/// </summary>
internal sealed class MatchingAttribute
{
    private readonly List<string> _settings = [];
    private readonly List<string> _impossible = [];

    private MatchingAttribute(ContextOptions context, JsonSerializerOptions theirs, List<ConverterUse> converters)
    {
        AddNames(theirs);
        AddMembers(theirs);
        AddForm(context, theirs);
        AddSwitch("RespectNullableAnnotations", context, theirs, options => options.RespectNullableAnnotations);
        AddSwitch("RespectRequiredConstructorParameters", context, theirs, options => options.RespectRequiredConstructorParameters);
        AddConverters(converters);
        AddImpossible(theirs);
    }

    internal static string Tell(ContextOptions context, JsonSerializerOptions theirs, List<ConverterUse> converters)
    {
        var attribute = new MatchingAttribute(context, theirs, converters);
        string settings = string.Join(", ", attribute._settings);
        return attribute._impossible.Count > 0
            ? $"No attribute of the class can match {string.Join(", ", attribute._impossible)}."
                + (settings.Length > 0 ? $" The rest is [SpanCodecOptions({settings})]." : "")
            : $"The class matches them with [SpanCodecOptions({settings})]; "
                + "one that adopts a context, with the same in the context's [JsonSourceGenerationOptions].";
    }

    private void AddNames(JsonSerializerOptions theirs)
    {
        bool isWeb = theirs is { PropertyNameCaseInsensitive: true, NumberHandling: JsonNumberHandling.AllowReadingFromString }
            && theirs.PropertyNamingPolicy == JsonNamingPolicy.CamelCase;
        if (isWeb)
            _settings.Add("JsonSerializerDefaults.Web");
        else
            AddPolicy("PropertyNamingPolicy", theirs.PropertyNamingPolicy);
        AddPolicy("DictionaryKeyPolicy", theirs.DictionaryKeyPolicy);
        if (isWeb)
            return;
        AddTrue("PropertyNameCaseInsensitive", theirs.PropertyNameCaseInsensitive);
        if (theirs.NumberHandling != JsonNumberHandling.Strict)
        {
            string flags = theirs.NumberHandling.ToString().Replace(", ", " | JsonNumberHandling.", StringComparison.Ordinal);
            _settings.Add($"NumberHandling = JsonNumberHandling.{flags}");
        }
    }

    private void AddMembers(JsonSerializerOptions theirs)
    {
        if (theirs.DefaultIgnoreCondition != JsonIgnoreCondition.Never)
            _settings.Add($"DefaultIgnoreCondition = JsonIgnoreCondition.{theirs.DefaultIgnoreCondition}");
        AddTrue("IgnoreReadOnlyProperties", theirs.IgnoreReadOnlyProperties);
        AddTrue("IgnoreReadOnlyFields", theirs.IgnoreReadOnlyFields);
        AddTrue("IncludeFields", theirs.IncludeFields);
        if (theirs.UnmappedMemberHandling == JsonUnmappedMemberHandling.Disallow)
            _settings.Add("UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow");
        if (!theirs.AllowDuplicateProperties)
            _settings.Add("AllowDuplicateProperties = false");
        AddTrue("AllowOutOfOrderMetadataProperties", theirs.AllowOutOfOrderMetadataProperties);
    }

    private void AddForm(ContextOptions context, JsonSerializerOptions theirs)
    {
        AddTrue("AllowTrailingCommas", theirs.AllowTrailingCommas);
        if (theirs.ReadCommentHandling == JsonCommentHandling.Skip)
            _settings.Add("ReadCommentHandling = JsonCommentHandling.Skip");
        if (OptionDifferences.Depth(theirs) is not Limits.UsualMaxDepth and var depth)
            _settings.Add($"MaxDepth = {depth.ToString(CultureInfo.InvariantCulture)}");
        AddTrue("WriteIndented", theirs.WriteIndented);
        if (theirs.WriteIndented && theirs.NewLine != Environment.NewLine)
            _settings.Add(theirs.NewLine == "\n" ? "NewLine = \"\\n\"" : "NewLine = \"\\r\\n\"");
        if (theirs is { WriteIndented: true, IndentCharacter: '\t' })
            _settings.Add("IndentCharacter = '\\t'");
        if (theirs is { WriteIndented: true, IndentSize: not 2 })
            _settings.Add($"IndentSize = {theirs.IndentSize.ToString(CultureInfo.InvariantCulture)}");
        // The class keeps its own encoder if both write alike.
        JavaScriptEncoder? encoder = context.IsWritable(theirs.Encoder, out _) ? context.Options.Encoder : theirs.Encoder;
        AddTrue("RelaxedEscaping", encoder == JavaScriptEncoder.UnsafeRelaxedJsonEscaping);
        if (encoder is not null && encoder != JavaScriptEncoder.Default && encoder != JavaScriptEncoder.UnsafeRelaxedJsonEscaping)
            _impossible.Add("Encoder");
    }

    private void AddConverters(List<ConverterUse> converters)
    {
        var types = new List<string>();
        foreach (ConverterUse use in converters)
        {
            if (use.Setting is not { } setting)
                AddOnce(_impossible, $"the converter '{use.Actual!.GetType()}'");
            else if (setting.StartsWith("typeof(", StringComparison.Ordinal))
                AddOnce(types, setting);
            else if (setting.Length > 0)
                AddOnce(_settings, setting);
        }

        if (types.Count > 0)
            _settings.Add($"Converters = [{string.Join(", ", types)}]");
    }

    private void AddImpossible(JsonSerializerOptions theirs)
    {
        Add("UnknownTypeHandling", theirs.UnknownTypeHandling != JsonUnknownTypeHandling.JsonElement);
        Add("ReferenceHandler", theirs.ReferenceHandler is not null);
#pragma warning disable SYSLIB0020 // Obsolete, and still heeded.
        Add("IgnoreNullValues", theirs.IgnoreNullValues);
#pragma warning restore SYSLIB0020
        Add("PreferredObjectCreationHandling", theirs.PreferredObjectCreationHandling == JsonObjectCreationHandling.Populate);
        Add("InferClosedTypePolymorphism", SystemTextJson.InfersDerivedTypes(theirs));
        Add("TypeClassifiers", SystemTextJson.HasTypeClassifiers(theirs));

        void Add(string name, bool isSet)
        {
            if (isSet)
                _impossible.Add(name);
        }
    }

    /// <summary>System.Text.Json's own have the attribute's names in theirs.</summary>
    private void AddPolicy(string name, JsonNamingPolicy? policy)
    {
        if (policy is null)
            return;
        Type type = policy.GetType();
        if (type.Assembly == typeof(JsonNamingPolicy).Assembly && type.Name.StartsWith("Json", StringComparison.Ordinal)
            && type.Name.EndsWith("NamingPolicy", StringComparison.Ordinal))
            _settings.Add($"{name} = JsonKnownNamingPolicy.{type.Name["Json".Length..^"NamingPolicy".Length]}");
        else
            _impossible.Add(name);
    }

    /// <summary>The project may have switched on what the application's options have not.</summary>
    private void AddSwitch(string name, ContextOptions context, JsonSerializerOptions theirs, Func<JsonSerializerOptions, bool> isOn)
    {
        if (isOn(context.Options) || isOn(theirs))
            _settings.Add($"{name} = {(isOn(theirs) ? "true" : "false")}");
    }

    private void AddTrue(string name, bool isSet)
    {
        if (isSet)
            _settings.Add(name + " = true");
    }

    private static void AddOnce(List<string> all, string one)
    {
        if (!all.Contains(one))
            all.Add(one);
    }
}
