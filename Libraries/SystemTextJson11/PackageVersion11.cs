using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Libraries;

/// <summary>Offers what the contender of the framework's own System.Text.Json does, in a program that has the package instead.</summary>
internal static class PackageVersion11
{
    private static readonly bool IsHere = typeof(JsonSerializer).Assembly.GetName().Version is { Major: >= 11 };

    internal static Offer<T> Of<T>(Contender inBox, Payload<T> payload)
        where T : class => IsHere
        ? inBox.Offer(payload)
        : new Unavailable(
            "one process has one version of System.Text.Json: it needs a program of its own, built with -p:Libraries=SystemTextJson11");
}
