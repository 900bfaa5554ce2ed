using Microsoft.CodeAnalysis;
using SpanCodecs.Generator.Parse;

namespace SpanCodecs.Generator.Move;

/// <summary>
/// The body and the result of an endpoint, of MVC or of a minimal API. A parameter without an attribute is the body where the request has
/// one, and one parameter alone looks like data and not like a service.
/// </summary>
internal static class Endpoints
{
    /// <summary>The class with the methods that map minimal APIs.</summary>
    internal const string Mapping = "Microsoft.AspNetCore.Builder.EndpointRouteBuilderExtensions";

    private const string Mvc = "Microsoft.AspNetCore.Mvc";

    private static readonly string[] s_verbsWithBody = ["HttpPost", "HttpPut", "HttpPatch"];

    internal static bool IsController(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? current = type; current is not null; current = current.BaseType)
        {
            if ((current.Name == "ControllerBase" && IsOfMvc(current)) || Has(current, "ApiController") || Has(current, "Controller"))
                return true;
        }

        return false;
    }

    internal static IEnumerable<ITypeSymbol> OfController(INamedTypeSymbol controller)
    {
        bool isApi = IsApi(controller);
        foreach (IMethodSymbol action in controller.GetMembers().OfType<IMethodSymbol>())
        {
            if (action is not { MethodKind: MethodKind.Ordinary, DeclaredAccessibility: Accessibility.Public, IsStatic: false }
                || Has(action, "NonAction"))
                continue;
            foreach (ITypeSymbol type in OfHandler(action, isApi && s_verbsWithBody.Any(verb => Has(action, verb))))
                yield return type;
        }
    }

    /// <param name="infersBody">Whether a parameter without an attribute may be the body.</param>
    internal static IEnumerable<ITypeSymbol> OfHandler(IMethodSymbol handler, bool infersBody)
    {
        if (BodyOf(handler, infersBody) is { } body)
            yield return body;
        foreach (ITypeSymbol result in Results(handler.ReturnType))
            yield return result;
        foreach (AttributeData attribute in handler.GetAttributes())
        {
            if (attribute.AttributeClass is not { Name: "ProducesResponseTypeAttribute" } produced || !IsOfMvc(produced))
                continue;
            if ((produced.Arity == 1 ? produced.TypeArguments[0] : attribute.Argument(0)) is ITypeSymbol type)
                yield return type;
        }
    }

    private static ITypeSymbol? BodyOf(IMethodSymbol handler, bool infersBody)
    {
        if (handler.Parameters.FirstOrDefault(parameter => Has(parameter, "FromBody")) is { } said)
            return said.Type;
        IParameterSymbol[] bodies = infersBody ? [.. handler.Parameters.Where(IsInferredBody)] : [];
        return bodies.Length == 1 ? bodies[0].Type : null;
    }

    private static bool IsInferredBody(IParameterSymbol parameter)
    {
        ITypeSymbol type = parameter.Type;
        if (parameter.RefKind != RefKind.None || parameter.GetAttributes().Any(IsBinding))
            return false;
        if (type is IArrayTypeSymbol array)
            return IsObject(array.ElementType);
        return IsObject(type)
            || (type is INamedTypeSymbol { TypeArguments.Length: 1 } list && IsObject(list.TypeArguments[0])
                && Framework.MetadataName(type).StartsWith("System.Collections.Generic.", StringComparison.Ordinal));
    }

    /// <summary>[FromServices], [FromKeyedServices], [AsParameters] and their like.</summary>
    private static bool IsBinding(AttributeData attribute) =>
        attribute.AttributeClass?.Name is { } name
        && (name.StartsWith("From", StringComparison.Ordinal) || name is "AsParametersAttribute" or "ModelBinderAttribute");

    /// <summary>
    /// Whether it is a class or struct of the user's that has data, and that nothing binds from another part of the request.
    /// </summary>
    private static bool IsObject(ITypeSymbol type)
    {
        if (type is not INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct, IsAbstract: false, SpecialType: SpecialType.None }
            || type.GetMembers("TryParse").Concat(type.GetMembers("BindAsync")).Any(member => member.IsStatic))
            return false;
        bool hasData = false;
        ITypeSymbol? current = type;
        for (; current is { SpecialType: not (SpecialType.System_Object or SpecialType.System_ValueType) }; current = current.BaseType)
        {
            if (IsOfFramework(current))
                return false;
            hasData |= current.GetMembers().Any(IsData);
        }

        return hasData;
    }

    private static bool IsData(ISymbol member) =>
        member is IPropertySymbol { DeclaredAccessibility: Accessibility.Public, IsStatic: false, IsIndexer: false };

    private static bool IsOfFramework(ITypeSymbol type)
    {
        INamespaceSymbol? root = type.ContainingNamespace;
        while (root is { ContainingNamespace.IsGlobalNamespace: false })
            root = root.ContainingNamespace;
        return root?.Name == "Microsoft" || Framework.IsSigned(type.ContainingAssembly);
    }

    private static IEnumerable<ITypeSymbol> Results(ITypeSymbol returned)
    {
        if (returned is not INamedTypeSymbol { TypeArguments.Length: > 0 } type)
            return returned.SpecialType == SpecialType.System_Void || IsResult(returned) ? [] : [returned];
        if (Framework.MetadataName(type) is "System.Threading.Tasks.Task`1" or "System.Threading.Tasks.ValueTask`1")
            return Results(type.TypeArguments[0]);
        bool holdsResults = (type.Name == "ActionResult" && IsOfMvc(type))
            || Framework.IsNamespace(type.ContainingNamespace, "Microsoft.AspNetCore.Http.HttpResults");
        return holdsResults ? type.TypeArguments.SelectMany(Results) : IsResult(type) ? [] : [type];
    }

    /// <summary>Whether the type writes the answer itself, or is a task without a result.</summary>
    private static bool IsResult(ITypeSymbol type) =>
        type.Name is "IActionResult" or "IResult" or "IConvertToActionResult"
        || type.AllInterfaces.Any(contract => contract.Name is "IActionResult" or "IResult")
        || Framework.MetadataName(type) is "System.Threading.Tasks.Task" or "System.Threading.Tasks.ValueTask";

    private static bool IsApi(INamedTypeSymbol controller)
    {
        for (INamedTypeSymbol? current = controller; current is not null; current = current.BaseType)
        {
            if (Has(current, "ApiController"))
                return true;
        }

        return false;
    }

    private static bool Has(ISymbol symbol, string attribute) =>
        symbol.GetAttributes().Any(one => one.AttributeClass is { } type && type.Name == attribute + "Attribute" && IsOfMvc(type));

    private static bool IsOfMvc(INamedTypeSymbol type) => Framework.IsNamespace(type.ContainingNamespace, Mvc);
}
