using System.ComponentModel;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Support;

namespace SpanCodecs.Bridge;

/// <summary>What a class's codecs were generated for, to be compared with the options that JsonSerializer is used with.</summary>
/// <param name="options">The same as System.Text.Json's options.</param>
/// <param name="isEscapingFree">Whether no text that is part of the generated code is escaped differently by the two encoders.</param>
/// <param name="types">Every type that the codecs read or write.</param>
/// <param name="enums">Those of them that are enums, and have a converter by the class's options.</param>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public sealed class ContextOptions(JsonSerializerOptions options, bool isEscapingFree, Type[] types, params EnumText[] enums)
{
    /// <summary>Converters of the options without anything in them by which one could differ from another of its class.</summary>
    public Type[] AlikeConverters { get; init; } = [];

    /// <summary>Enums that are written as numbers.</summary>
    public Type[] NumericEnums { get; init; } = [];

    /// <summary>Whether the class has converters, or writes nodes, which are given these very options.</summary>
    public bool HasConverters { get; init; }

    internal bool IsEscapingFree => isEscapingFree;

    internal JsonSerializerOptions Options => options;

    internal Type[] Types => types;

    /// <summary>The first option that differs, in a sentence.</summary>
    internal string? Difference(JsonSerializerOptions other) => SystemTextJson.Unknown
        ?? Differs("PropertyNamingPolicy", options.PropertyNamingPolicy, other.PropertyNamingPolicy)
        ?? Differs("PropertyNameCaseInsensitive", options.PropertyNameCaseInsensitive, other.PropertyNameCaseInsensitive)
        ?? Differs("NumberHandling", options.NumberHandling, other.NumberHandling)
        ?? Differs("DictionaryKeyPolicy", options.DictionaryKeyPolicy, other.DictionaryKeyPolicy)
        ?? Differs("DefaultIgnoreCondition", options.DefaultIgnoreCondition, other.DefaultIgnoreCondition)
        ?? Differs("IgnoreReadOnlyProperties", options.IgnoreReadOnlyProperties, other.IgnoreReadOnlyProperties)
        ?? Differs("IgnoreReadOnlyFields", options.IgnoreReadOnlyFields, other.IgnoreReadOnlyFields)
        ?? Differs("IncludeFields", options.IncludeFields, other.IncludeFields)
        ?? Differs("UnmappedMemberHandling", options.UnmappedMemberHandling, other.UnmappedMemberHandling)
        ?? Differs("AllowTrailingCommas", options.AllowTrailingCommas, other.AllowTrailingCommas)
        ?? Differs("ReadCommentHandling", options.ReadCommentHandling, other.ReadCommentHandling)
        ?? Differs("MaxDepth", Depth(options), Depth(other))
        ?? Differs("WriteIndented", options.WriteIndented, other.WriteIndented)
        ?? (options.WriteIndented ? LineDifference(other) : null)
        ?? Differs("RespectNullableAnnotations", options.RespectNullableAnnotations, other.RespectNullableAnnotations)
        ?? Differs("RespectRequiredConstructorParameters", options.RespectRequiredConstructorParameters, other.RespectRequiredConstructorParameters)
        ?? Differs("AllowOutOfOrderMetadataProperties", options.AllowOutOfOrderMetadataProperties, other.AllowOutOfOrderMetadataProperties)
        ?? Differs("UnknownTypeHandling", options.UnknownTypeHandling, other.UnknownTypeHandling)
        ?? Differs("ReferenceHandler", options.ReferenceHandler, other.ReferenceHandler)
        ?? Differs("AllowDuplicateProperties", options.AllowDuplicateProperties, other.AllowDuplicateProperties)
        ?? NullDifference(other)
        ?? EncoderDifference(other.Encoder)
        ?? PopulationOf(other)
        ?? ClosedDifference(other)
        ?? ConverterList.Difference(this, other, enums);

    /// <summary>Whether a writer that somebody else made breaks and indents lines as the codecs do.</summary>
    internal bool HasLinesOf(in JsonWriterOptions writer) =>
        writer.Indented == options.WriteIndented
        && (!writer.Indented
            || (writer.IndentCharacter == options.IndentCharacter && writer.IndentSize == options.IndentSize && writer.NewLine == options.NewLine));

    /// <summary>Whether the codecs can write with this encoder, and which of their two it is.</summary>
    internal bool IsWritable(JavaScriptEncoder? encoder, out bool isRelaxed)
    {
        isRelaxed = encoder == JavaScriptEncoder.UnsafeRelaxedJsonEscaping;
        return encoder == options.Encoder
            || (IsKnown(encoder) && (isEscapingFree || isRelaxed == (options.Encoder == JavaScriptEncoder.UnsafeRelaxedJsonEscaping)));
    }

    private static bool IsKnown(JavaScriptEncoder? encoder) =>
        encoder is null || encoder == JavaScriptEncoder.Default || encoder == JavaScriptEncoder.UnsafeRelaxedJsonEscaping;

    private string? LineDifference(JsonSerializerOptions other) =>
        Differs("NewLine", options.NewLine, other.NewLine)
        ?? Differs("IndentCharacter", options.IndentCharacter, other.IndentCharacter)
        ?? Differs("IndentSize", options.IndentSize, other.IndentSize);

    private string? EncoderDifference(JavaScriptEncoder? encoder) =>
        IsWritable(encoder, out _) ? null : "Encoder is not the one that the codecs were generated for; set RelaxedEscaping, or leave the encoder alone.";

    private static string? ClosedDifference(JsonSerializerOptions other) =>
        SystemTextJson.InfersDerivedTypes(other) ? "InferClosedTypePolymorphism is true; codecs know the derived types that are named."
        : SystemTextJson.HasTypeClassifiers(other) ? "TypeClassifiers has some; they choose types in a way that codecs do not know."
        : null;

    private static string? NullDifference(JsonSerializerOptions other) =>
#pragma warning disable SYSLIB0020 // Obsolete, and still heeded.
        other.IgnoreNullValues ? "IgnoreNullValues is true; codecs know DefaultIgnoreCondition, which has other rules for reading." : null;
#pragma warning restore SYSLIB0020

    // A member of a type without a codec would be filled in place, which a converter cannot do.
    private static string? PopulationOf(JsonSerializerOptions other) =>
        other.PreferredObjectCreationHandling == JsonObjectCreationHandling.Replace
            ? null
            : "PreferredObjectCreationHandling is Populate, which a converter cannot do.";

    private static int Depth(JsonSerializerOptions options) => options.MaxDepth == 0 ? 64 : options.MaxDepth;

    private static string? Differs<T>(string name, T mine, T theirs) =>
        EqualityComparer<T>.Default.Equals(mine, theirs) ? null : Tell(name, mine, theirs);

    // Not generic: it would be compiled for each type of an option.
    private static string Tell(string name, object? mine, object? theirs) =>
        $"The options have {name} = {Show(theirs)}, the codecs were generated with {Show(mine)}.";

    private static string Show(object? value) => value switch
    {
        null => "null",
        string text => JsonEncodedText.Encode(text).ToString(),
        _ => value.ToString()!,
    };
}
