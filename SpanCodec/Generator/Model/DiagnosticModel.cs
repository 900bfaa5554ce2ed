using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace SpanCodecs.Generator.Model;

/// <summary>A place in source by value: a <see cref="Location"/> holds on to a syntax tree, and never equals that of the next edit.</summary>
internal sealed record PlaceModel(string Path, TextSpan Span, LinePositionSpan Lines)
{
    internal static PlaceModel? From(Location? location) =>
        location is { IsInSource: true, SourceTree: { } tree } ? new(tree.FilePath, location.SourceSpan, location.GetLineSpan().Span) : null;

    internal Location ToLocation() => Location.Create(Path, Span, Lines);
}

/// <summary>What to report, found by its id in <see cref="Diagnostics.Descriptors"/>.</summary>
internal sealed record DiagnosticModel(string Id, PlaceModel? Place, EquatableArray<string> Arguments)
{
    internal Diagnostic ToDiagnostic()
    {
        object[] arguments = [.. Arguments];
        return Diagnostic.Create(Diagnostics.Descriptors.ById(Id), Place?.ToLocation() ?? Location.None, arguments);
    }
}
