using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

// Objects and arrays where the next byte is not what generated code expected: blanks, ends, commas.
public static partial class JsonRead
{
    public static int SeekObject(ReadOnlySpan<byte> json, int position, Type type, out bool isNull) =>
        Seek(json, position, (byte)'{', type, out isNull);

    public static int SeekArray(ReadOnlySpan<byte> json, int position, Type type, out bool isNull) =>
        Seek(json, position, (byte)'[', type, out isNull);

    /// <summary><paramref name="depth"/> counts the objects and arrays that are open around the one that begins.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void CheckDepth(int depth, int maxDepth, int position)
    {
        if (depth >= maxDepth)
            JsonFail.ThrowSyntax(position);
        // An exception is better than the end of the process, if the user allows more levels than any thread's stack has room for.
        if (maxDepth > Limits.DepthForAnyStack)
            RuntimeHelpers.EnsureSufficientExecutionStack();
    }

    /// <summary>Goes from after a value in an object to the quote of the next name, or to after the object's end.</summary>
    public static int NextMember(ReadOnlySpan<byte> json, int position, bool allowTrailingComma, out bool isEnd)
    {
        position = SkipBlanks(json, position);
        byte separator = Peek(json, position);
        if (separator == (byte)',')
        {
            position = SkipBlanks(json, position + 1);
            isEnd = false;
            if (At(json, position, (byte)'"'))
                return position;
            if (allowTrailingComma && At(json, position, (byte)'}'))
                separator = (byte)'}';
        }

        isEnd = separator == (byte)'}';
        return isEnd ? position + 1 : JsonFail.ThrowSyntax(position);
    }

    /// <summary>Goes from after the brace to the quote of the first name, or to after the end of an empty object.</summary>
    public static int FirstMember(ReadOnlySpan<byte> json, int position, out bool isEnd)
    {
        position = SkipBlanks(json, position);
        byte first = Peek(json, position);
        isEnd = first == (byte)'}';
        if (isEnd)
            return position + 1;
        return first == (byte)'"' ? position : JsonFail.ThrowSyntax(position);
    }

    /// <summary>Goes from after a value in an array to the next value, or to after the array's end.</summary>
    public static int NextElement(ReadOnlySpan<byte> json, int position, bool allowTrailingComma, out bool isEnd)
    {
        position = SkipBlanks(json, position);
        byte separator = Peek(json, position);
        if (separator == (byte)',')
        {
            position = SkipBlanks(json, position + 1);
            isEnd = false;
            // The element's own reader decides what begins here; only an end is not an element.
            if (!At(json, position, (byte)']'))
                return position;
            if (allowTrailingComma)
                separator = (byte)']';
        }

        isEnd = separator == (byte)']';
        return isEnd ? position + 1 : JsonFail.ThrowSyntax(position);
    }

    /// <summary>Goes from after the bracket to the first value, or to after the end of an empty array.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int FirstElement(ReadOnlySpan<byte> json, int position, out bool isEnd)
    {
        position = SkipBlanks(json, position);
        isEnd = At(json, position, (byte)']');
        return isEnd ? position + 1 : position;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Seek(ReadOnlySpan<byte> json, int position, byte begin, Type type, out bool isNull)
    {
        isNull = IsNull(json, position, out position);
        if (isNull || At(json, position, begin))
            return position;
        return JsonFail.ThrowConversion(position, type);
    }
}
