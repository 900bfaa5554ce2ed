using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace SpanCodecs.Generator.Use;

internal static class Operations
{
    /// <summary>The value as it is written, before conversions.</summary>
    internal static IOperation Unwrapped(IOperation operation)
    {
        while (operation is IConversionOperation conversion)
            operation = conversion.Operand;
        return operation;
    }

    /// <summary>The method behind a delegate: a lambda, a local function or a method; null where it is another value.</summary>
    internal static IMethodSymbol? MethodOf(IOperation handler) => Unwrapped(handler) switch
    {
        IDelegateCreationOperation { Target: IAnonymousFunctionOperation lambda } => lambda.Symbol,
        IDelegateCreationOperation { Target: IMethodReferenceOperation reference } => reference.Method,
        _ => null,
    };
}
