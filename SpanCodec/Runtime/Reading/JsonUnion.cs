using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

/// <summary>Says how a value begins, by which the case of a union is known.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public static class JsonUnion
{
    public const int Object = 1;
    public const int Array = 2;
    public const int Text = 4;
    public const int Number = 8;
    public const int Boolean = 16;

    /// <returns>One of the numbers; 0 for what begins no value, or null.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int KindAt(ReadOnlySpan<byte> json, int position) => JsonRead.Peek(json, position) switch
    {
        (byte)'{' => Object,
        (byte)'[' => Array,
        (byte)'"' => Text,
        (byte)'t' or (byte)'f' => Boolean,
        (byte)'-' or (>= (byte)'0' and <= (byte)'9') => Number,
        _ => 0,
    };

    /// <summary>
    /// No case of the union begins so, or more than one does: <paramref name="ambiguous"/> has the kinds with which more than one begins.
    /// </summary>
    public static Exception Unreadable(ReadOnlySpan<byte> json, int position, Type union, int ambiguous)
    {
        int kind = KindAt(json, position);
        if (kind == 0)
            return JsonFail.Syntax(position);
        return JsonFail.Message(position, (kind & ambiguous) != 0
            ? $"JSON value type '{ValueOf(kind)}' is ambiguous for union type '{union}' because multiple case types can use this value "
                + "type. Specify a custom type classifier to support deserialization."
            : $"JSON token type '{TokenOf(json[position])}' is not supported for union type '{union}'.");
    }

    private static string ValueOf(int kind) => kind switch
    {
        Object => "Object",
        Array => "Array",
        Text => "String",
        Number => "Number",
        _ => "Boolean",
    };

    private static string TokenOf(byte first) => first switch
    {
        (byte)'{' => "StartObject",
        (byte)'[' => "StartArray",
        (byte)'"' => "String",
        (byte)'t' => "True",
        (byte)'f' => "False",
        _ => "Number",
    };
}
