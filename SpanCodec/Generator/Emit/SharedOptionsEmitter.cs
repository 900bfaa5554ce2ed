using SpanCodecs.Generator.Model;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>Converters and nodes are handed options, and may read and write other types with them: all that the context's own options say is in them.</summary>
internal static class SharedOptionsEmitter
{
    private const string Json = "global::System.Text.Json.";
    private const string Serialization = Json + "Serialization.";

    internal static void Emit(CodeWriter code, ContextModel context)
    {
        string types = $"TypeInfoResolver = SpanCode::ConverterTypes.Of({(context.Adopted is null ? "null" : context.Adopted + ".Default")})";
        code.Block($$"""

            private static class {{Names.SharedOptions}}
            {
                internal static readonly {{Json}}JsonSerializerOptions Value = new()
                {{() => EmitSettings(code, context, types)}}
                {{When(context.Options.RefusesDuplicates)}}{{Trees}}
            }
            """);

        void Trees() => code.Block("""

            internal static readonly SpanCode::TreesWithoutDuplicates Trees = new(Value);
            """);
    }

    /// <summary>The same options as a method.</summary>
    internal static void EmitMethod(CodeWriter code, ContextModel context, string name) => code.Block($$"""
        private static {{Json}}JsonSerializerOptions {{name}}() => new()
        {{() => EmitSettings(code, context)}}
        """);

    /// <summary>Whether somebody is given them.</summary>
    internal static bool AreNeeded(ContextModel context) => context.WritesNodes || HasConverters(context);

    /// <summary>System.Text.Json's own are given them where they refuse duplicates.</summary>
    private static bool HasConverters(ContextModel context) =>
        context.Options.RefusesDuplicates || context.Types.Any(type => type is ConverterModel);

    /// <summary>Whether a node is written somewhere, of which System.Text.Json writes the values by its options. An object may be one.</summary>
    internal static bool WritesNodes(ContextModel context) => context.Types.Any(type =>
        type is DelegatedModel { Routine: "Object" or "JsonNode" or "JsonObject" or "JsonArray" or "JsonValue" }
            or ObjectModel { ExtensionData.Value: "Object" or "JsonNode" });

    private static void EmitSettings(CodeWriter code, ContextModel context, params string[] others)
    {
        string[] converters = [.. Converters(context)];
        bool hasConverters = converters.Length > 0;
        code.Block($$"""
            {
                {{Settings(context.Options).Concat(others).Select(setting => setting + ",")}}
                {{When(hasConverters)}}Converters =
                {{When(hasConverters)}}{
                    {{converters.Select(converter => $"new {converter}(),")}}
                {{When(hasConverters)}}},
            };
            """);
    }

    /// <summary>Only what differs from the defaults is said.</summary>
    private static IEnumerable<string> Settings(OptionsModel options)
    {
        if (options.PropertyNamingPolicy != NamingPolicy.Unspecified)
            yield return $"PropertyNamingPolicy = {Json}JsonNamingPolicy.{options.PropertyNamingPolicy}";
        if (options.DictionaryKeyPolicy != NamingPolicy.Unspecified)
            yield return $"DictionaryKeyPolicy = {Json}JsonNamingPolicy.{options.DictionaryKeyPolicy}";
        if (options.PropertyNameCaseInsensitive)
            yield return "PropertyNameCaseInsensitive = true";
        if (options.NumberHandling != NumberHandling.Strict)
            yield return $"NumberHandling = {ValueReading.Handling(options.NumberHandling)}";
        if (options.DefaultIgnoreCondition != IgnoreCondition.Never)
            yield return $"DefaultIgnoreCondition = ({Serialization}JsonIgnoreCondition){(int)options.DefaultIgnoreCondition}";
        if (options.IgnoreReadOnlyProperties)
            yield return "IgnoreReadOnlyProperties = true";
        if (options.IgnoreReadOnlyFields)
            yield return "IgnoreReadOnlyFields = true";
        if (options.IncludeFields)
            yield return "IncludeFields = true";
        if (options.RefusesDuplicates)
            yield return "AllowDuplicateProperties = false";
        if (options.DisallowUnmappedMembers)
            yield return $"UnmappedMemberHandling = {Serialization}JsonUnmappedMemberHandling.Disallow";
        if (options.PopulateObjects)
            yield return $"PreferredObjectCreationHandling = {Serialization}JsonObjectCreationHandling.Populate";
        if (options.RespectNullableAnnotations is { } respectsNull)
            yield return $"RespectNullableAnnotations = {(respectsNull ? "true" : "false")}";
        if (options.RespectRequiredConstructorParameters is { } respectsRequired)
            yield return $"RespectRequiredConstructorParameters = {(respectsRequired ? "true" : "false")}";
        if (options.RelaxedEscaping)
            yield return "Encoder = global::System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping";
        if (options.AllowOutOfOrderMetadata)
            yield return "AllowOutOfOrderMetadataProperties = true";
        if (options.AllowTrailingCommas)
            yield return "AllowTrailingCommas = true";
        if (options.SkipComments)
            yield return $"ReadCommentHandling = {Json}JsonCommentHandling.Skip";
        if (options.WriteIndented)
            yield return "WriteIndented = true";
        if (options.NewLine is not null)
            yield return $"NewLine = {ConstantCode.Of(options.NewLine)}";
        if (options.IndentCharacter != ' ')
            yield return $"IndentCharacter = {ConstantCode.Of(options.IndentCharacter)}";
        if (options.IndentSize != 2)
            yield return $"IndentSize = {options.IndentSize}";
        if (options.MaxDepth != 0)
            yield return $"MaxDepth = {options.MaxDepth}";
    }

    /// <summary>
    /// The options as a text that another project compares with its own; null where codecs cannot be called from there: converters are given the
    /// options of one class, and what a member of type object may be is known in one project.
    /// </summary>
    internal static string? ToLend(ContextModel context) =>
        HasConverters(context) || TextEnums(context).Any() || context.Options.Converters.Count > 0 || context.RuntimeTypes.Count > 0 || context.Bridge is null
            ? null : Text(context.Options);

    /// <summary>What is said as it is by default makes no difference.</summary>
    internal static string Text(OptionsModel options) => string.Join("; ", Settings(options with
    {
        RespectNullableAnnotations = options.RefusesNull ? true : null,
        RespectRequiredConstructorParameters = options.RequiresParameters ? true : null,
        MaxDepth = options.EffectiveMaxDepth == OptionsModel.DefaultMaxDepth ? 0 : options.MaxDepth,
    }).Select(setting => setting.Replace(Serialization, "").Replace(Json, "")));

    /// <summary>Of the converters of enums those that need no code made at run time: one for each enum that is written by name.</summary>
    private static IEnumerable<string> Converters(ContextModel context) =>
        context.Options.Converters.Concat(TextEnums(context).Select(type => $"{Serialization}JsonStringEnumConverter<{type}>"));

    /// <summary>The enums that are written by name because the options say so.</summary>
    internal static IEnumerable<string> TextEnums(ContextModel context) => context.Types
        .Select(type => type is DictionaryModel dictionary ? dictionary.KeyModel : type).OfType<EnumModel>()
        .Where(type => type.AsText && context.Options.UseStringEnumConverter).Select(type => type.Name.Code).Distinct();
}
