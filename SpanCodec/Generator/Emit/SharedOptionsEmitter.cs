using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
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

    /// <summary>What is said as it is by default makes no difference.</summary>
    internal static string Text(OptionsModel options) => string.Join("; ", Settings(options with
    {
        RespectNullableAnnotations = options.RefusesNull ? true : null,
        RespectRequiredConstructorParameters = options.RequiresParameters ? true : null,
        MaxDepth = options.EffectiveMaxDepth == Limits.UsualMaxDepth ? 0 : options.MaxDepth,
    }).Select(setting => setting.Replace(Serialization, "").Replace(Json, "")));

    /// <summary>Of the converters of enums those that need no code made at run time: one for each enum that is written by name.</summary>
    private static IEnumerable<string> Converters(ContextModel context) =>
        context.Options.Converters.Concat(context.TextEnums.Select(type => $"{Serialization}JsonStringEnumConverter<{type}>"));
}
