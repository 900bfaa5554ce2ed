namespace System.Runtime.CompilerServices;

/// <summary>The compiler wants it for records; netstandard2.0 lacks it.</summary>
internal static class IsExternalInit;
