using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Support;

namespace SpanCodecs.Bridge;

/// <summary>Compares the options of an application with those of a class of codecs, as far as JSON depends on them.</summary>
internal static class OptionDifferences
{
    /// <summary>All of them, with the attribute that would match them; null where there is none.</summary>
    internal static string? Tell(ContextOptions context, JsonSerializerOptions theirs, EnumText[] enums)
    {
        var told = new List<string>();
        AddValues(told, context.Options, theirs);
        AddOthers(told, context, theirs);
        List<ConverterUse> converters = ConverterList.Of(context, theirs, enums);
        ConverterList.Tell(told, converters);
        if (told.Count == 0)
            return null;
        told.Add(MatchingAttribute.Tell(context, theirs, converters));
        return string.Join(" ", told);
    }

    private static void AddValues(List<string> told, JsonSerializerOptions mine, JsonSerializerOptions theirs)
    {
        Add("PropertyNamingPolicy", mine.PropertyNamingPolicy, theirs.PropertyNamingPolicy);
        Add("PropertyNameCaseInsensitive", mine.PropertyNameCaseInsensitive, theirs.PropertyNameCaseInsensitive);
        Add("NumberHandling", mine.NumberHandling, theirs.NumberHandling);
        Add("DictionaryKeyPolicy", mine.DictionaryKeyPolicy, theirs.DictionaryKeyPolicy);
        Add("DefaultIgnoreCondition", mine.DefaultIgnoreCondition, theirs.DefaultIgnoreCondition);
        Add("IgnoreReadOnlyProperties", mine.IgnoreReadOnlyProperties, theirs.IgnoreReadOnlyProperties);
        Add("IgnoreReadOnlyFields", mine.IgnoreReadOnlyFields, theirs.IgnoreReadOnlyFields);
        Add("IncludeFields", mine.IncludeFields, theirs.IncludeFields);
        Add("UnmappedMemberHandling", mine.UnmappedMemberHandling, theirs.UnmappedMemberHandling);
        Add("AllowTrailingCommas", mine.AllowTrailingCommas, theirs.AllowTrailingCommas);
        Add("ReadCommentHandling", mine.ReadCommentHandling, theirs.ReadCommentHandling);
        Add("MaxDepth", Depth(mine), Depth(theirs));
        Add("WriteIndented", mine.WriteIndented, theirs.WriteIndented);
        if (mine.WriteIndented && theirs.WriteIndented)
        {
            Add("NewLine", mine.NewLine, theirs.NewLine);
            Add("IndentCharacter", mine.IndentCharacter, theirs.IndentCharacter);
            Add("IndentSize", mine.IndentSize, theirs.IndentSize);
        }

        Add("RespectNullableAnnotations", mine.RespectNullableAnnotations, theirs.RespectNullableAnnotations);
        Add("RespectRequiredConstructorParameters", mine.RespectRequiredConstructorParameters, theirs.RespectRequiredConstructorParameters);
        Add("AllowOutOfOrderMetadataProperties", mine.AllowOutOfOrderMetadataProperties, theirs.AllowOutOfOrderMetadataProperties);
        Add("UnknownTypeHandling", mine.UnknownTypeHandling, theirs.UnknownTypeHandling);
        Add("ReferenceHandler", mine.ReferenceHandler, theirs.ReferenceHandler);
        Add("AllowDuplicateProperties", mine.AllowDuplicateProperties, theirs.AllowDuplicateProperties);

        // This is not generic: it would be compiled for each type of an option.
        void Add(string name, object? one, object? other)
        {
            if (!Equals(one, other))
                told.Add($"The options have {name} = {Show(other)}, the codecs were generated with {Show(one)}.");
        }
    }

    private static void AddOthers(List<string> told, ContextOptions context, JsonSerializerOptions theirs)
    {
#pragma warning disable SYSLIB0020 // Obsolete, and still heeded.
        if (theirs.IgnoreNullValues)
            told.Add("IgnoreNullValues is true; codecs know DefaultIgnoreCondition, which has other rules for reading.");
#pragma warning restore SYSLIB0020
        if (!context.IsWritable(theirs.Encoder, out _))
            told.Add("Encoder is not the one that the codecs were generated for.");
        // A member of a type without a codec would be filled in place, which a converter cannot do.
        if (theirs.PreferredObjectCreationHandling == JsonObjectCreationHandling.Populate)
            told.Add("PreferredObjectCreationHandling is Populate, which a converter cannot do.");
        else if (context.Options.PreferredObjectCreationHandling == JsonObjectCreationHandling.Populate)
            told.Add("The options have PreferredObjectCreationHandling = Replace, the codecs were generated with Populate.");
        if (SystemTextJson.InfersDerivedTypes(theirs))
            told.Add("InferClosedTypePolymorphism is true; codecs know the derived types that are named.");
        if (SystemTextJson.HasTypeClassifiers(theirs))
            told.Add("TypeClassifiers has some; they choose types in a way that codecs do not know.");
    }

    internal static int Depth(JsonSerializerOptions options) => options.MaxDepth == 0 ? Limits.UsualMaxDepth : options.MaxDepth;

    private static string Show(object? value) => value switch
    {
        null => "null",
        string text => JsonEncodedText.Encode(text).ToString(),
        _ => value.ToString()!,
    };
}
