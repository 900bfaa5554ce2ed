using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SpanCodecs.Generator.Adoption;
using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Use;

/// <summary>
/// A resolver that is put into ASP.NET Core's options, of a class whose codecs are made for others: no codec is used, and only WhyNot would
/// tell. If the application changes an option beside it, nothing is said.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class DefaultsAnalyzer : DiagnosticAnalyzer
{
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; } =
        ImmutableArray.Create(AdoptionDescriptors.NeverUsed);

    public override void Initialize(AnalysisContext context)
    {
        context.EnableConcurrentExecution();
        context.ConfigureGeneratedCodeAnalysis(GeneratedCodeAnalysisFlags.None);
        context.RegisterOperationAction(Analyze, OperationKind.Invocation);
    }

    private static void Analyze(OperationAnalysisContext context)
    {
        var call = (IInvocationOperation)context.Operation;
        if (call.TargetMethod.Name is not ("Insert" or "Add")
            || call.Instance is not IPropertyReferenceOperation { Instance: IPropertyReferenceOperation options } chain
            || chain.Property.Name != "TypeInfoResolverChain"
            || !IsOfAspNetCore(options.Property.ContainingType))
            return;
        IPropertyReferenceOperation? resolver = call.Arguments.Select(argument => Operations.Unwrapped(argument.Value))
            .OfType<IPropertyReferenceOperation>()
            .FirstOrDefault(property => property.Property.Type.ToDisplayString() == "SpanCodecs.SpanCodecResolver");
        if (resolver?.Property is not { IsStatic: true, ContainingType: { } codecs } || OptionsOf(codecs) is not { } made || IsWeb(made))
            return;
        if (!ChangesOptions(call))
            context.ReportDiagnostic(Diagnostic.Create(
                AdoptionDescriptors.NeverUsed, resolver.Syntax.GetLocation(), TypeNames.Display(codecs)));
    }

    /// <summary>Whether options are those of minimal APIs, or of MVC. SignalR begins with other options.</summary>
    private static bool IsOfAspNetCore(INamedTypeSymbol type) =>
        type.Name == "JsonOptions"
            && type.ContainingNamespace.ToDisplayString() is "Microsoft.AspNetCore.Http.Json" or "Microsoft.AspNetCore.Mvc";

    private static OptionsModel? OptionsOf(INamedTypeSymbol codecs)
    {
        AttributeData? adoption = codecs.GetAttributes()
            .FirstOrDefault(one => one.AttributeClass?.ToDisplayString() == AdoptedContextParser.AttributeName);
        if (adoption is null)
            return OptionsParser.Parse(OptionsParser.Find(codecs));
        return adoption.Argument(0) is INamedTypeSymbol context ? AdoptedContextParser.OptionsOf(adoption, context) : null;
    }

    private static bool IsWeb(OptionsModel options) =>
        options is { PropertyNamingPolicy: NamingPolicy.CamelCase, PropertyNameCaseInsensitive: true,
            NumberHandling: NumberHandling.AllowReadingFromString };

    /// <summary>Whether the code around sets an option of JsonSerializer.</summary>
    private static bool ChangesOptions(IOperation call)
    {
        IOperation around = call;
        while (around.Parent is { } parent and not IAnonymousFunctionOperation)
            around = parent;
        return around.Descendants().OfType<ISimpleAssignmentOperation>().Any(assignment =>
            assignment.Target is IPropertyReferenceOperation { Property.ContainingType.Name: "JsonSerializerOptions" });
    }
}
