using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Probing;

/// <summary>How a probe answers: one line of JSON, the last on standard output. Libraries may have printed before it.</summary>
internal static class Reply
{
    private const int Usage = 2;

    internal static int With<T>(T answer, JsonTypeInfo<T> typeInfo)
    {
        Console.Out.WriteLine();
        Console.Out.WriteLine(JsonSerializer.Serialize(answer, typeInfo));
        return 0;
    }

    /// <summary>Only another program of this suite starts a probe, so this is for its author.</summary>
    internal static int Misused(params ReadOnlySpan<string> roles)
    {
        Console.Error.WriteLine("A probe is started by the Lab. Its roles are:");
        foreach (string role in roles)
            Console.Error.WriteLine($"  {role}");
        return Usage;
    }
}
