using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Parse;
using SpanCodecs.Generator.Use;

namespace SpanCodecs.Generator.Move;

/// <summary>A type that is given to JSON, or the parameter of type object that stands for it.</summary>
/// <param name="IsWeb">Whether the options are those of JsonSerializerDefaults.Web, as far as the call says it.</param>
internal readonly record struct Given(ITypeSymbol? Type, IParameterSymbol? Parameter, bool IsWeb);

/// <summary>
/// The methods of System.Text.Json, HttpClient and ASP.NET Core that are given a type or a value for JSON. They are looked up once.
/// </summary>
internal sealed class JsonMethods
{
    private static readonly (string Class, bool IsWeb)[] s_classes =
    [
        ("System.Text.Json.JsonSerializer", false),
        ("System.Net.Http.Json.HttpClientJsonExtensions", true),
        ("System.Net.Http.Json.HttpContentJsonExtensions", true),
        ("System.Net.Http.Json.JsonContent", true),
        ("Microsoft.AspNetCore.Http.HttpRequestJsonExtensions", true),
        ("Microsoft.AspNetCore.Http.HttpResponseJsonExtensions", true),
        ("Microsoft.AspNetCore.Http.Results", true),
        ("Microsoft.AspNetCore.Http.TypedResults", true),
        ("Microsoft.AspNetCore.Http.OpenApiRouteHandlerBuilderExtensions", true),
        ("Microsoft.AspNetCore.Mvc.ControllerBase", true),
        ("Microsoft.AspNetCore.Mvc.Controller", true),
    ];

    private static readonly string[] s_values = ["value", "inputValue", "error", "data"];

    private readonly Dictionary<INamedTypeSymbol, bool> _classes = new(SymbolEqualityComparer.Default);

    internal JsonMethods(Compilation compilation)
    {
        foreach ((string name, bool isWeb) in s_classes)
        {
            if (compilation.GetTypeByMetadataName(name) is { } type)
                _classes.Add(type, isWeb);
        }
    }

    internal bool Has(IMethodSymbol method) => _classes.ContainsKey(method.ContainingType);

    /// <returns>Null where the call gives no type, or one that a JsonSerializerContext describes.</returns>
    internal Given? Of(IInvocationOperation call) =>
        GivenBy(call.TargetMethod, [.. call.Arguments], _classes[call.TargetMethod.ContainingType]);

    /// <summary>An ObjectResult of MVC, or another that is given a value.</summary>
    internal static Given? Of(IObjectCreationOperation made) =>
        made.Constructor is { } constructor && IsResult(constructor.ContainingType)
            ? GivenBy(constructor, [.. made.Arguments], isWeb: true) : null;

    private static bool IsResult(INamedTypeSymbol type)
    {
        for (INamedTypeSymbol? current = type; current is not null; current = current.BaseType)
        {
            if (current.Name is "ObjectResult" or "JsonResult"
                && Framework.IsNamespace(current.ContainingNamespace, "Microsoft.AspNetCore.Mvc"))
                return true;
        }

        return false;
    }

    private static Given? GivenBy(IMethodSymbol method, IArgumentOperation[] arguments, bool isWeb)
    {
        if (arguments.Any(argument => IsDescription(argument.Parameter?.Type) || IsOfOtherContent(argument)))
            return null;
        isWeb = HasWebOptions(arguments, missing: isWeb);
        IArgumentOperation? said = arguments.FirstOrDefault(argument =>
            argument.Parameter?.Type is { } type && Framework.Is(type, "System.Type"));
        if (said?.Value is ITypeOfOperation named)
            return new(named.TypeOperand, null, isWeb);
        // The generic method of controllers reads forms.
        if (method.TypeArguments.Length == 1 && method.ContainingType.Name != "ControllerBase"
            && method.TypeArguments[0].SpecialType != SpecialType.System_Object)
            return new(method.TypeArguments[0], null, isWeb);
        IArgumentOperation? value = arguments.FirstOrDefault(argument => argument.Parameter is { } parameter
            && s_values.Contains(parameter.Name) && parameter.Type.SpecialType == SpecialType.System_Object);
        return value is null ? null : OfValue(value.Value, isWeb);
    }

    /// <summary>Finds the type of what is passed as object: its own static type, or that of a parameter that callers fill.</summary>
    internal static Given? OfValue(IOperation passed, bool isWeb)
    {
        IOperation value = Operations.Unwrapped(passed);
        if (value.Type is { SpecialType: not SpecialType.System_Object } type)
            return new(type, null, isWeb);
        return value is IParameterReferenceOperation reference ? new(null, reference.Parameter.OriginalDefinition, isWeb) : null;
    }

    private static bool IsDescription(ITypeSymbol? type) => type.IsSerialization("JsonSerializerContext")
        || (type is { Name: "JsonTypeInfo" } && Framework.IsNamespace(type.ContainingNamespace, Attributes.Serialization + ".Metadata"));

    /// <summary>Whether an endpoint says of itself that its content is a form or a text.</summary>
    private static bool IsOfOtherContent(IArgumentOperation argument) =>
        argument is { ArgumentKind: ArgumentKind.Explicit, Parameter.Name: "contentType" }
        && argument.Value.ConstantValue is { HasValue: true, Value: string content }
        && content.IndexOf("json", StringComparison.OrdinalIgnoreCase) < 0;

    /// <summary>Options that are only known when the program runs count as the plain ones.</summary>
    private static bool HasWebOptions(IArgumentOperation[] arguments, bool missing)
    {
        IArgumentOperation? given = arguments.FirstOrDefault(argument => !argument.Value.ConstantValue.HasValue
            && argument is { ArgumentKind: ArgumentKind.Explicit, Parameter.Type.Name: "JsonSerializerOptions" });
        return given is null ? missing : Operations.Unwrapped(given.Value) switch
        {
            IPropertyReferenceOperation { Property: { Name: "Web", ContainingType.Name: "JsonSerializerOptions" } } => true,
            IObjectCreationOperation { Arguments.Length: 1, Initializer: null } made =>
                made.Arguments[0].Value.ConstantValue is { HasValue: true, Value: OptionTable.Web },
            _ => false,
        };
    }
}
