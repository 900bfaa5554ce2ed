using System.ComponentModel;
using System.Text.Encodings.Web;
using System.Text.Json;
using SpanCodecs.Support;

namespace SpanCodecs.Bridge;

/// <summary>Holds what a class's codecs were generated for, to be compared with the options that JsonSerializer is used with.</summary>
/// <param name="options">The class's options, as System.Text.Json has them.</param>
/// <param name="isEscapingFree">Whether no text that is part of the generated code is escaped differently by the two encoders.</param>
/// <param name="types">Every type that the codecs read or write.</param>
/// <param name="enums">The enums among these types that have a converter by the class's options.</param>
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

    /// <summary>All options that differ, in sentences, and the attribute that would match them; null where none does.</summary>
    internal string? Difference(JsonSerializerOptions other) => SystemTextJson.Unknown ?? OptionDifferences.Tell(this, other, enums);

    /// <summary>Whether a writer of other code breaks and indents lines as the codecs do.</summary>
    internal bool HasLinesOf(in JsonWriterOptions writer) =>
        writer.Indented == options.WriteIndented
        && (!writer.Indented
            || (writer.IndentCharacter == options.IndentCharacter && writer.IndentSize == options.IndentSize
                && writer.NewLine == options.NewLine));

    /// <summary>Whether the codecs can write with this encoder, and which of their two it is.</summary>
    internal bool IsWritable(JavaScriptEncoder? encoder, out bool isRelaxed)
    {
        isRelaxed = encoder == JavaScriptEncoder.UnsafeRelaxedJsonEscaping;
        return encoder == options.Encoder
            || (IsKnown(encoder) && (isEscapingFree || isRelaxed == (options.Encoder == JavaScriptEncoder.UnsafeRelaxedJsonEscaping)));
    }

    private static bool IsKnown(JavaScriptEncoder? encoder) =>
        encoder is null || encoder == JavaScriptEncoder.Default || encoder == JavaScriptEncoder.UnsafeRelaxedJsonEscaping;
}
