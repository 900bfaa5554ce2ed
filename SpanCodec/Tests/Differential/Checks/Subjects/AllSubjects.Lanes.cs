using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Text;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// Tells which types are tried in every lane: all, but in the usual native program, and if "--small" asks for fewer. A native
/// compiler makes one and the same code for all classes, and tables for each of them, which take most of its time. So there a
/// class of each kind, a struct and a number are tried in every lane, with whatever options; the others in the lane of bytes.
/// Nor are options there by which generated code has only other names and constants: random types have them, natively too.
/// </summary>
internal static partial class AllSubjects
{
    internal const string Switch = "SpanCodec.Checks.Small";

    // A switch that the compiler takes for a constant leaves no code behind for types that are not tried: Tests/Native/Published.
    [FeatureSwitchDefinition(Switch)]
    internal static bool IsSmall => AppContext.TryGetSwitch(Switch, out bool isOn) && isOn;

    /// <summary>A subject by the expression that names its codec.</summary>
    internal static Subject Of<T>(
        SpanCodec<T> codec, JsonTypeInfo<T> metadata, string[] samples, [CallerArgumentExpression(nameof(codec))] string name = "") =>
        Of(codec, metadata, Utf8(samples), name);

    private static CodecSubject<T> Of<T>(SpanCodec<T> codec, JsonTypeInfo<T> metadata, byte[][] samples, string name)
    {
        if (IsSmall)
            return new CodecSubject<T>(name, codec, metadata, samples);
        return new LaneSubject<T>(name, codec, metadata, samples);
    }

    // The compiler prefers these where they fit.
    internal static Subject Of(
        SpanCodec<Plain> codec,
        JsonTypeInfo<Plain> metadata,
        string[] samples,
        [CallerArgumentExpression(nameof(codec))] string name = "") =>
        new LaneSubject<Plain>(name, codec, metadata, Utf8(samples));

    internal static Subject Of(
        SpanCodec<Citizen> codec,
        JsonTypeInfo<Citizen> metadata,
        string[] samples,
        [CallerArgumentExpression(nameof(codec))] string name = "") =>
        new LaneSubject<Citizen>(name, codec, metadata, Utf8(samples));

    internal static Subject Of(
        SpanCodec<Collections> codec,
        JsonTypeInfo<Collections> metadata,
        string[] samples,
        [CallerArgumentExpression(nameof(codec))] string name = "") =>
        new LaneSubject<Collections>(name, codec, metadata, Utf8(samples));

    internal static Subject Of(
        SpanCodec<Dictionaries> codec,
        JsonTypeInfo<Dictionaries> metadata,
        string[] samples,
        [CallerArgumentExpression(nameof(codec))] string name = "") =>
        new LaneSubject<Dictionaries>(name, codec, metadata, Utf8(samples));

    internal static Subject Of(
        SpanCodec<Animal> codec,
        JsonTypeInfo<Animal> metadata,
        string[] samples,
        [CallerArgumentExpression(nameof(codec))] string name = "") =>
        new LaneSubject<Animal>(name, codec, metadata, Utf8(samples));

    internal static Subject Of(
        SpanCodec<Size> codec, JsonTypeInfo<Size> metadata, string[] samples, [CallerArgumentExpression(nameof(codec))] string name = "") =>
        new LaneSubject<Size>(name, codec, metadata, Utf8(samples));

    internal static Subject Of(
        SpanCodec<int> codec, JsonTypeInfo<int> metadata, string[] samples, [CallerArgumentExpression(nameof(codec))] string name = "") =>
        new LaneSubject<int>(name, codec, metadata, Utf8(samples));

    private static byte[][] Utf8(string[] samples) => [.. samples.Select(Encoding.UTF8.GetBytes)];
}
