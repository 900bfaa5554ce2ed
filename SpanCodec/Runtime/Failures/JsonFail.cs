using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>The failures that generated code reports. Each returns the exception to throw.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public static partial class JsonFail
{
    /// <summary>The value that begins at <paramref name="position"/> is not one of <paramref name="type"/>.</summary>
    public static Exception Conversion(int position, Type type) => new InvalidDocument(position, FailureKind.Conversion, type);

    /// <summary>
    /// The object that ended right before <paramref name="position"/> lacks members; their names are given as <c>'a', 'b'</c>.
    /// </summary>
    public static Exception Missing(int position, Type type, string names) => new InvalidDocument(
        position - 1,
        FailureKind.Message,
        type,
        $"JSON deserialization for type '{type}' was missing required properties including: {names}.") { KeepsMessage = true };

    /// <summary>The member whose name begins at <paramref name="position"/> is unknown, and the type forbids that.</summary>
    public static Exception Unmapped(int position, string name, Type type) => new InvalidDocument(
        position,
        FailureKind.Message,
        type,
        $"The JSON property '{name}' could not be mapped to any .NET member contained in type '{type}'.") { KeepsMessage = true };

    /// <summary>The text is not JSON at <paramref name="position"/>.</summary>
    public static Exception Syntax(int position) => new InvalidDocument(position, FailureKind.Syntax, null);

    /// <summary>Anything else that becomes a JsonException; path, line and byte are added to the message.</summary>
    public static Exception Message(int position, string message) => new InvalidDocument(position, FailureKind.Message, null, message);

    /// <summary>The value that ended right before <paramref name="position"/> became null, and its member takes none.</summary>
    public static Exception RefusedNull(int position, string message) =>
        new InvalidDocument(position - 1, FailureKind.Message, null, message) { IsBehind = true };

    /// <summary>
    /// No type has this discriminator; System.Text.Json has read the token at <paramref name="position"/>, which comes next, by then.
    /// </summary>
    public static Exception Unrecognized(int position, string message) =>
        new InvalidDocument(position, FailureKind.Message, null, message) { IsAhead = true };

    /// <summary>Makes a NotSupportedException of the document.</summary>
    public static Exception NotSupported(int position, string message) =>
        new InvalidDocument(position, FailureKind.NotSupported, null, message);

    [DoesNotReturn]
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static int ThrowSyntax(int position) => throw Syntax(position);

    [DoesNotReturn]
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static int ThrowConversion(int position, Type type) => throw Conversion(position, type);

    /// <summary>Throws for what is not JSON inside a value that is being skipped: paths end at the member that is skipped.</summary>
    [DoesNotReturn]
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static int ThrowSyntaxWithin(int position, int opaque) =>
        throw new InvalidDocument(position, FailureKind.Syntax, null) { Opaque = opaque };
}
