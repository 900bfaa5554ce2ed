using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Naming;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Move;

/// <summary>
/// All that a project gives to JSON. A method of its own that passes a type parameter on, or a parameter of type object, is given types by
/// its callers: so all calls of such methods are kept, and looked up when all code has been seen.
/// </summary>
internal sealed class Givens(Compilation compilation)
{
    private const int DeepestType = 10;

    private readonly ConcurrentBag<(Given Given, Location Place)> _given = [];
    private readonly ConcurrentDictionary<ISymbol, ConcurrentBag<ITypeSymbol[]>> _arguments = new(SymbolEqualityComparer.Default);
    private readonly ConcurrentDictionary<IParameterSymbol, ConcurrentBag<Given>> _passed = new(SymbolEqualityComparer.Default);

    internal bool Any => !_given.IsEmpty;

    internal void Add(Given given, Location place) => _given.Add((given, place));

    /// <summary>Type arguments that a generic method or type of the project is used with.</summary>
    internal void AddArguments(ISymbol generic, IEnumerable<ITypeSymbol> arguments) =>
        _arguments.GetOrAdd(generic.OriginalDefinition, _ => []).Add([.. arguments]);

    /// <summary>Adds what a caller passes for a parameter of type object.</summary>
    internal void AddPassed(IParameterSymbol parameter, Given value) => _passed.GetOrAdd(parameter.OriginalDefinition, _ => []).Add(value);

    /// <summary>Each type with the options that it is given with, and the place where its way to JSON ends.</summary>
    internal IEnumerable<(ITypeSymbol Type, bool IsWeb, Location Place)> Types()
    {
        var seen = new HashSet<(ISymbol, bool)>(new SymbolAndOptions());
        var pending = new Stack<(Given Given, Location Place)>(_given);
        while (pending.Count > 0)
        {
            (Given given, Location place) = pending.Pop();
            if (!seen.Add(((ISymbol?)given.Type ?? given.Parameter!, given.IsWeb)))
                continue;
            if (given.Parameter is { } parameter)
                Push(SameMethods(parameter.ContainingSymbol).SelectMany(method => Passed(method, parameter)));
            else if (OwnerOfOpen(given.Type!) is not { } owner)
                yield return (given.Type!, given.IsWeb, place);
            else if (TypeNames.Depth(given.Type!) <= DeepestType)
                Push(SameMethods(owner).SelectMany(Arguments)
                    .Select(arguments => given with { Type = Substitute(given.Type!, owner, arguments) }));

            void Push(IEnumerable<Given> others)
            {
                foreach (Given other in others.Where(other => other.Type is not null || other.Parameter is not null))
                    pending.Push((other with { IsWeb = given.IsWeb }, place));
            }
        }
    }

    private ConcurrentBag<Given> Passed(ISymbol method, IParameterSymbol parameter) =>
        _passed.TryGetValue(((IMethodSymbol)method).Parameters[parameter.Ordinal], out ConcurrentBag<Given>? values) ? values : [];

    private ConcurrentBag<ITypeSymbol[]> Arguments(ISymbol owner) =>
        _arguments.TryGetValue(owner, out ConcurrentBag<ITypeSymbol[]>? arguments) ? arguments : [];

    /// <summary>A method, and those that callers may name instead: what it overrides or implements.</summary>
    private static IEnumerable<ISymbol> SameMethods(ISymbol owner)
    {
        yield return owner;
        if (owner is not IMethodSymbol { ContainingType: { } type } method)
            yield break;
        for (IMethodSymbol? overridden = method.OverriddenMethod; overridden is not null; overridden = overridden.OverriddenMethod)
            yield return overridden.OriginalDefinition;
        foreach (ISymbol member in type.AllInterfaces.SelectMany(contract => contract.GetMembers().OfType<IMethodSymbol>()))
        {
            if (SymbolEqualityComparer.Default.Equals(type.FindImplementationForInterfaceMember(member), method))
                yield return member.OriginalDefinition;
        }
    }

    /// <summary>The method or type whose parameter a type has in it.</summary>
    private static ISymbol? OwnerOfOpen(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol parameter => parameter.ContainingSymbol.OriginalDefinition,
        IArrayTypeSymbol array => OwnerOfOpen(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Select(OwnerOfOpen).FirstOrDefault(owner => owner is not null)
            ?? (named.ContainingType is { } around ? OwnerOfOpen(around) : null),
        _ => null,
    };

    /// <returns>Null for a type inside a generic one.</returns>
    private ITypeSymbol? Substitute(ITypeSymbol type, ISymbol owner, ITypeSymbol[] arguments)
    {
        switch (type)
        {
            case ITypeParameterSymbol parameter:
                return SymbolEqualityComparer.Default.Equals(parameter.ContainingSymbol.OriginalDefinition, owner)
                    ? arguments[parameter.Ordinal] : parameter;
            case IArrayTypeSymbol array:
                return Substitute(array.ElementType, owner, arguments) is { } element
                    ? compilation.CreateArrayTypeSymbol(element, array.Rank) : null;
            case INamedTypeSymbol { ContainingType.IsGenericType: true }:
                return null;
            case INamedTypeSymbol { TypeArguments.Length: > 0 } named:
                ITypeSymbol?[] parts = [.. named.TypeArguments.Select(part => Substitute(part, owner, arguments))];
                return parts.Any(part => part is null) ? null : named.OriginalDefinition.Construct(parts!);
            default:
                return type;
        }
    }

    private sealed class SymbolAndOptions : IEqualityComparer<(ISymbol Symbol, bool IsWeb)>
    {
        public bool Equals((ISymbol Symbol, bool IsWeb) x, (ISymbol Symbol, bool IsWeb) y) =>
            x.IsWeb == y.IsWeb && SymbolEqualityComparer.Default.Equals(x.Symbol, y.Symbol);

        public int GetHashCode((ISymbol Symbol, bool IsWeb) obj) => SymbolEqualityComparer.Default.GetHashCode(obj.Symbol);
    }
}
