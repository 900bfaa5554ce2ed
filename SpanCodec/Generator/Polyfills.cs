namespace System.Runtime.CompilerServices;

/// <summary>The compiler wants it for interpolated strings that are written where they belong; netstandard2.0 lacks it.</summary>
[AttributeUsage(AttributeTargets.Struct)]
internal sealed class InterpolatedStringHandlerAttribute : Attribute;

/// <summary>The compiler wants it for interpolated strings, too.</summary>
[AttributeUsage(AttributeTargets.Parameter)]
internal sealed class InterpolatedStringHandlerArgumentAttribute(string argument) : Attribute
{
    public string[] Arguments { get; } = [argument];
}

/// <summary>The compiler wants it for records; netstandard2.0 lacks it.</summary>
internal static class IsExternalInit;
