using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Parse;

/// <summary>Collects what must be said to the user; the same thing about the same place is said once.</summary>
internal sealed class Reports(Location? contextLocation)
{
    private readonly List<DiagnosticModel> _reports = [];
    private readonly HashSet<DiagnosticModel> _known = [];

    internal int Count => _reports.Count;

    /// <summary>Forgets reports that only follow from another one.</summary>
    internal void ForgetAfter(int count)
    {
        _known.ExceptWith(_reports.Skip(count));
        _reports.RemoveRange(count, _reports.Count - count);
    }

    internal EquatableArray<DiagnosticModel> ToModel() => _reports.ToEquatableArray();

    internal void Add(DiagnosticDescriptor descriptor, Location? location, params string[] arguments)
    {
        var report = new DiagnosticModel(
            descriptor.Id, PlaceModel.From(location) ?? PlaceModel.From(contextLocation), arguments.ToEquatableArray());
        if (_known.Add(report))
            _reports.Add(report);
    }

    /// <summary>A symbol of another assembly has no place in source: then the attribute that asked for the type stands in.</summary>
    internal static Location? PlaceOf(ISymbol symbol) =>
        symbol.Locations.FirstOrDefault(location => location.IsInSource);
}
