using Microsoft.CodeAnalysis;

namespace SpanCodecs.Tests.Documents;

/// <summary>References of a web application: the framework, ASP.NET Core, and both packages.</summary>
internal static class WebReferences
{
    internal static MetadataReference[] All { get; } =
    [
        .. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(path => Path.GetFileName(path) is var name
                && (name.StartsWith("System.", StringComparison.Ordinal)
                    || name.StartsWith("Microsoft.AspNetCore.", StringComparison.Ordinal)
                    || name.StartsWith("Microsoft.Extensions.", StringComparison.Ordinal)
                    || name is "SpanCodec.dll" or "SpanCodec.AspNetCore.dll"))
            .Select(path => MetadataReference.CreateFromFile(path)),
    ];
}
