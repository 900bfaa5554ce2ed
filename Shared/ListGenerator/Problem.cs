using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace JsonAot.ListGenerator;

/// <summary>What is wrong, and where, as values: a <see cref="Location"/> never equals that of the next edit.</summary>
internal sealed record Problem(string Id, Place? Place, string First, string Second)
{
    internal Diagnostic ToDiagnostic() => Diagnostic.Create(Descriptors.ById(Id), Place?.ToLocation() ?? Location.None, First, Second);
}

internal sealed record Place(string Path, TextSpan Span, LinePositionSpan Lines)
{
    internal static Place? Of(ISymbol symbol) => symbol.Locations.FirstOrDefault(location => location.IsInSource) is { } location
        ? new Place(location.SourceTree!.FilePath, location.SourceSpan, location.GetLineSpan().Span)
        : null;

    internal Location ToLocation() => Location.Create(Path, Span, Lines);
}

internal static class Descriptors
{
    internal const string WrongShape = "FIND0001";
    internal const string CannotBeMade = "FIND0002";
    internal const string SameName = "FIND0003";
    internal const string NoSuchType = "FIND0004";

    private static readonly DiagnosticDescriptor WrongShapeRule =
        Error(WrongShape, "The marked member has the wrong shape", "'{0}' must be {1}");

    private static readonly DiagnosticDescriptor CannotBeMadeRule =
        Error(CannotBeMade, "The class cannot be made",
            "'{0}' is found, but it cannot be made: {1} (mark it with [NotDiscovered(\"why\")] if it belongs in no list)");

    private static readonly DiagnosticDescriptor SameNameRule =
        Error(SameName, "Two classes share one name", "Two classes are named '{0}', and a build names a class by that: {1}");

    private static readonly DiagnosticDescriptor NoSuchTypeRule =
        Error(NoSuchType, "The build names a type that does not exist", "{0}; there are: {1}");

    internal static DiagnosticDescriptor ById(string id) => id switch
    {
        WrongShape => WrongShapeRule,
        CannotBeMade => CannotBeMadeRule,
        SameName => SameNameRule,
        _ => NoSuchTypeRule,
    };

    private static DiagnosticDescriptor Error(string id, string title, string message) =>
        new(id, title, message, "Discovery", DiagnosticSeverity.Error, isEnabledByDefault: true);
}
