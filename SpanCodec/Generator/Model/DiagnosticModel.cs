using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace SpanCodecs.Generator.Model;

/// <summary>
/// A place in source by value: a <see cref="Location"/> holds on to a syntax tree, and never equals that of the next edit.
/// </summary>
internal sealed record PlaceModel(string Path, TextSpan Span, LinePositionSpan Lines)
{
    internal static PlaceModel? From(Location? location) =>
        location is { IsInSource: true, SourceTree: { } tree }
            ? new(tree.FilePath, location.SourceSpan, location.GetLineSpan().Span) : null;

    internal Location ToLocation(SyntaxTree? tree) => tree is null ? Location.Create(Path, Span, Lines) : Location.Create(tree, Span);
}

/// <summary>A report, found by its id in <see cref="Diagnostics.Descriptors"/>.</summary>
internal sealed record DiagnosticModel(string Id, PlaceModel? Place, EquatableArray<string> Arguments)
{
    internal string Message =>
        string.Format(CultureInfo.InvariantCulture, Format, [.. Arguments]);

    private string Format => Diagnostics.Descriptors.ById(Id).MessageFormat.ToString(CultureInfo.InvariantCulture);
}

/// <summary>
/// A report with the tree that it is about: without one the compiler does not see <c>#pragma warning disable</c>. It is equal as long as
/// that file is not edited.
/// </summary>
internal sealed record LocatedDiagnostic(DiagnosticModel Model, SyntaxTree? Tree)
{
    internal static EquatableArray<LocatedDiagnostic> Of(EquatableArray<DiagnosticModel> diagnostics, Compilation compilation)
    {
        ILookup<string, SyntaxTree> trees = compilation.SyntaxTrees.ToLookup(tree => tree.FilePath);
        return diagnostics.Select(model => new LocatedDiagnostic(model, TreeOf(model.Place, trees))).ToEquatableArray();
    }

    internal Diagnostic ToDiagnostic()
    {
        object[] arguments = [.. Model.Arguments];
        return Diagnostic.Create(Diagnostics.Descriptors.ById(Model.Id), Model.Place?.ToLocation(Tree) ?? Location.None, arguments);
    }

    private static SyntaxTree? TreeOf(PlaceModel? place, ILookup<string, SyntaxTree> trees) =>
        place is null ? null : trees[place.Path].FirstOrDefault(tree => place.Span.End <= tree.Length);
}
