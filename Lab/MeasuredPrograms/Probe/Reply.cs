using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Libraries;

namespace JsonAot.Lab.MeasuredPrograms.Probe;

/// <summary>How a probe answers: one line of JSON, the last on standard output. Libraries may have printed before it.</summary>
internal static class Reply
{
    internal const int Usage = 2;

    internal static int With<T>(T answer, JsonTypeInfo<T> typeInfo)
    {
        // Whatever stands before it may not end its line.
        Console.Out.WriteLine();
        Console.Out.WriteLine(JsonSerializer.Serialize(answer, typeInfo));
        return 0;
    }
}
