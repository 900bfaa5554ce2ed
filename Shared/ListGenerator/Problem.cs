using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace JsonAot.ListGenerator;

/// <summary>A fault and its place, as values: a <see cref="Location"/> never equals that of the next edit.</summary>
internal sealed record Problem(DiagnosticDescriptor Rule, Place? Place, string First, string Second)
{
    internal static readonly DiagnosticDescriptor CannotBeMade =
        Error("FIND0002", "The class cannot be made",
            "'{0}' is found, but it cannot be made: {1} (mark it with [NotDiscovered(\"why\")] if it belongs in no list)");

    internal static readonly DiagnosticDescriptor SameName =
        Error("FIND0003", "Two classes share one name", "Two classes are named '{0}', and a build names a class by that: {1}");

    internal static readonly DiagnosticDescriptor NoSuchType =
        Error("FIND0004", "The build names a type that does not exist", "{0}; there are: {1}");

    internal static readonly DiagnosticDescriptor NoValueCode =
        Error("FIND0005", "A value cannot be copied and compared",
            "The copy and the equality of '{0}' cannot be written: {1} (take [ValueCode] away, or write both by hand)");

    internal Diagnostic ToDiagnostic() => Diagnostic.Create(Rule, Place?.ToLocation() ?? Location.None, First, Second);

    private static DiagnosticDescriptor Error(string id, string title, string message) =>
        new(id, title, message, "Discovery", DiagnosticSeverity.Error, isEnabledByDefault: true);
}

internal sealed record Place(string Path, TextSpan Span, LinePositionSpan Lines)
{
    internal static Place? Of(ISymbol symbol) => symbol.Locations.FirstOrDefault(location => location.IsInSource) is { } location
        ? new Place(location.SourceTree!.FilePath, location.SourceSpan, location.GetLineSpan().Span)
        : null;

    internal Location ToLocation() => Location.Create(Path, Span, Lines);
}
