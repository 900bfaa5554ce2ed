using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SpanCodecs.Generator.Diagnostics;

namespace SpanCodecs.Generator.Use;

/// <summary>
/// Finds endpoints with a SpanBody on which WithSpanBodies is not called. An endpoint that is kept in a variable, or belongs to a group
/// that is, may get it elsewhere: nothing is said of those.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class SpanBodyAnalyzer : DiagnosticAnalyzer
{
    private const string Remedy = "WithSpanBodies";

    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } =
        ImmutableArray.Create(AdoptionDescriptors.BodyWithoutAnswer);

    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterCompilationStartAction(start =>
        {
            INamedTypeSymbol?[] bodies =
                [Find("SpanBody`1"), Find("SpanOptionalBody`1"), Find("SpanMergePatch`1"), Find("SpanLinesBody`1")];
            INamedTypeSymbol? endpoints =
                start.Compilation.GetTypeByMetadataName("Microsoft.AspNetCore.Builder.EndpointRouteBuilderExtensions");
            if (bodies[0] is null || endpoints is null)
                return;
            start.RegisterOperationAction(operation => Analyze(operation, endpoints, bodies), OperationKind.Invocation);

            INamedTypeSymbol? Find(string name) => start.Compilation.GetTypeByMetadataName("SpanCodecs.AspNetCore." + name);
        });
    }

    private static void Analyze(OperationAnalysisContext context, INamedTypeSymbol endpoints, INamedTypeSymbol?[] bodies)
    {
        var call = (IInvocationOperation)context.Operation;
        if (!SymbolEqualityComparer.Default.Equals(call.TargetMethod.ContainingType, endpoints)
            || !call.Arguments.Any(argument => HasBody(argument.Value, bodies))
            || !IsOnApplication(call)
            || !IsDropped(call))
            return;
        context.ReportDiagnostic(Diagnostic.Create(AdoptionDescriptors.BodyWithoutAnswer, call.Syntax.GetLocation()));
    }

    private static bool HasBody(IOperation handler, INamedTypeSymbol?[] bodies) => Operations.MethodOf(handler) is { } method
        && method.Parameters.Any(parameter => bodies.Contains(parameter.Type.OriginalDefinition, SymbolEqualityComparer.Default));

    /// <summary>
    /// The endpoint is mapped on the application itself, or on groups that are made in the same expression and have no remedy.
    /// </summary>
    private static bool IsOnApplication(IInvocationOperation call)
    {
        IOperation receiver = Operations.Unwrapped(call.Arguments[0].Value);
        return receiver is IInvocationOperation before
            ? before.Arguments.Length > 0 && before.TargetMethod.Name != Remedy && IsOnApplication(before)
            : receiver.Type is { Name: "WebApplication" };
    }

    /// <summary>All that is called on the endpoint stands behind it, and is not the remedy.</summary>
    private static bool IsDropped(IInvocationOperation call)
    {
        IOperation current = call;
        while (current.Parent is IConversionOperation or IArgumentOperation or IInvocationOperation)
        {
            current = current.Parent;
            if (current is IInvocationOperation { TargetMethod.Name: Remedy })
                return false;
        }

        return current.Parent is IExpressionStatementOperation;
    }
}
