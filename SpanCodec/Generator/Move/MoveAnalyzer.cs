using System.Collections.Immutable;
using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Naming;
using SpanCodecs.Generator.Parse;
using SpanCodecs.Generator.Use;

namespace SpanCodecs.Generator.Move;

/// <summary>
/// Names the types that a project gives to JsonSerializer, HttpClient and ASP.NET Core without a codec or a context. One report has them
/// all, as one class of codecs does: a report at each call would be hundreds of the same advice. A build does not run it, unless its
/// severity is raised.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class MoveAnalyzer : DiagnosticAnalyzer
{
    /// <summary>The diagnostic that the code fix is for.</summary>
    public const string Id = AdoptionDescriptors.MoveId;

    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } = ImmutableArray.Create(AdoptionDescriptors.Move);

    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterCompilationStartAction(start =>
        {
            if (start.Compilation.GetTypeByMetadataName("SpanCodecs.SpanCodecAttribute") is null)
                return;
            var methods = new JsonMethods(start.Compilation);
            var givens = new Givens(start.Compilation);
            INamedTypeSymbol? endpoints = start.Compilation.GetTypeByMetadataName(Endpoints.Mapping);
            bool hasControllers = start.Compilation.GetTypeByMetadataName("Microsoft.AspNetCore.Mvc.ControllerBase") is not null;
            start.RegisterOperationAction(
                operation => AddCall((IInvocationOperation)operation.Operation, methods, givens, endpoints), OperationKind.Invocation);
            start.RegisterOperationAction(
                operation => AddCreation((IObjectCreationOperation)operation.Operation, givens), OperationKind.ObjectCreation);
            start.RegisterSymbolAction(symbol => AddType((INamedTypeSymbol)symbol.Symbol, givens, hasControllers), SymbolKind.NamedType);
            start.RegisterCompilationEndAction(end => Report(end, givens));
        });
    }

    private static void AddCall(IInvocationOperation call, JsonMethods methods, Givens givens, INamedTypeSymbol? endpoints)
    {
        IMethodSymbol method = call.TargetMethod;
        if (methods.Has(method))
        {
            if (methods.Of(call) is { } given)
                givens.Add(given, call.Syntax.GetLocation());
        }
        else if (SymbolEqualityComparer.Default.Equals(method.ContainingType, endpoints))
        {
            foreach (ITypeSymbol type in call.Arguments.Select(argument => Operations.MethodOf(argument.Value)).OfType<IMethodSymbol>()
                .SelectMany(handler => Endpoints.OfHandler(handler, method.Name is "MapPost" or "MapPut" or "MapPatch")))
                givens.Add(new(type, null, IsWeb: true), call.Syntax.GetLocation());
        }
        else
        {
            AddArguments(method, givens);
            AddArguments(method.ContainingType, givens);
            foreach (ITypeSymbol argument in method.TypeArguments)
                AddArguments(argument, givens);
            if (IsOfProject(method))
                AddPassed(call.Arguments, givens);
        }
    }

    private static void AddCreation(IObjectCreationOperation made, Givens givens)
    {
        if (JsonMethods.Of(made) is { } given)
            givens.Add(given, made.Syntax.GetLocation());
        AddArguments(made.Type, givens);
        if (made.Constructor is { } constructor && IsOfProject(constructor))
            AddPassed(made.Arguments, givens);
    }

    private static void AddType(INamedTypeSymbol type, Givens givens, bool hasControllers)
    {
        AddArguments(type.BaseType, givens);
        if (!hasControllers || !Endpoints.IsController(type))
            return;
        foreach (ITypeSymbol given in Endpoints.OfController(type))
            givens.Add(new(given, null, IsWeb: true), type.Locations[0]);
    }

    private static void AddArguments(ISymbol? generic, Givens givens)
    {
        if (generic is null || SymbolEqualityComparer.Default.Equals(generic, generic.OriginalDefinition) || !IsOfProject(generic))
            return;
        givens.AddArguments(generic, generic is IMethodSymbol method ? method.TypeArguments : ((INamedTypeSymbol)generic).TypeArguments);
    }

    private static void AddPassed(ImmutableArray<IArgumentOperation> arguments, Givens givens)
    {
        foreach (IArgumentOperation argument in arguments)
        {
            if (argument.Parameter is { Type.SpecialType: SpecialType.System_Object } parameter
                && JsonMethods.OfValue(argument.Value, isWeb: false) is { } value)
                givens.AddPassed(parameter, value);
        }
    }

    private static bool IsOfProject(ISymbol symbol) => symbol.Locations.Any(location => location.IsInSource);

    private static void Report(CompilationAnalysisContext context, Givens givens)
    {
        if (!givens.Any)
            return;
        HashSet<ITypeSymbol> covered = CoveredTypes.Of(context.Compilation);
        (ITypeSymbol Type, bool IsWeb, Location Place)[] found =
        [
            .. givens.Types().Select(given => (Type: JsonTypes.Plain(given.Type), given.IsWeb, given.Place))
                .Where(given => JsonTypes.MayHaveCodec(given.Type) && !covered.Contains(given.Type)),
        ];
        if (found.Length == 0)
            return;
        Location place = found.Select(one => one.Place)
            .OrderBy(one => one.SourceTree?.FilePath, StringComparer.Ordinal).ThenBy(one => one.SourceSpan.Start).First();
        CodecClass[] classes = [.. CodecClasses.Of(context, found, place)];
        if (classes.Length == 0)
            return;
        // A type may stand in both classes.
        var types = new SortedSet<string>(classes.SelectMany(one => one.Types).Select(TypeNames.Display), StringComparer.Ordinal);
        string count = types.Count.ToString(CultureInfo.InvariantCulture);
        context.ReportDiagnostic(
            Diagnostic.Create(AdoptionDescriptors.Move, place, CodecClasses.ToProperties(classes), count, string.Join(", ", types)));
    }
}
