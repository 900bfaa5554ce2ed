using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace SpanCodecs.Tests.Checks;

/// <summary>Every codec under test, in a fixed order.</summary>
internal static partial class AllSubjects
{
    internal static IReadOnlyList<Subject> List { get; } =
    [
        .. ScalarSubjects.All(),
        .. ShapeSubjects.All(),
        .. AnnotatedSubjects.All(),
        .. CollectionSubjects.All(),
        .. NamingSubjects.All(),
        .. NumberSubjects.All(),
        .. RuleSubjects.All(),
        .. IsSmall ? [] : StrictSubjects.All(),
    ];

    /// <summary>Those with more than the lane of bytes: all, but in a smaller native program.</summary>
    internal static IReadOnlyList<Subject> InEveryLane { get; } = [.. List.Where(subject => subject.HasLanes)];

    private static readonly Dictionary<string, Subject> ByName = List.ToDictionary(subject => subject.Name);

    internal static Subject Named(string name) =>
        ByName.TryGetValue(name, out Subject? subject) ? subject : throw new ArgumentException($"There is no subject {name}.");

    /// <summary>All are, but in a smaller native program.</summary>
    internal static bool IsThere(string name) => !IsSmall || ByName.ContainsKey(name);

    /// <summary>A subject by the expression that names its codec.</summary>
    internal static Subject OfBytes<T>(
        SpanCodec<T> codec,
        JsonTypeInfo<T> metadata,
        byte[] sample,
        [CallerArgumentExpression(nameof(codec))] string name = "") =>
        Of(codec, metadata, [sample, Indented(sample)], name);

    // Readers foresee lines, and must not foresee too much.
    private static byte[] Indented(byte[] sample)
    {
        using var output = new MemoryStream();
        using (JsonDocument document = JsonDocument.Parse(sample))
        using (var writer = new Utf8JsonWriter(
            output,
            new JsonWriterOptions { Indented = true, Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping }))
            document.RootElement.WriteTo(writer);
        return output.ToArray();
    }
}
