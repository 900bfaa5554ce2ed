namespace SpanCodecs.Generated;

// Values that nobody wants: still strict JSON, but (as in System.Text.Json) without a look at UTF-8 or surrogates.
public static partial class JsonRead
{
    /// <summary><paramref name="depth"/> counts the objects and arrays that are open around the value.</summary>
    public static int Skip(ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas)
    {
        position = SkipBlanks(json, position);
        return SkipValue(json, position, depth, maxDepth, allowTrailingCommas, position);
    }

    /// <summary><paramref name="opaque"/> is where the outermost skipped value begins: failures inside are reported there.</summary>
    private static int SkipValue(ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas, int opaque)
    {
        switch (Peek(json, position))
        {
            case (byte)'"':
                return ClosingQuote(json, StringScan.EndOfPlain(json, position + 1), opaque) + 1;
            case (byte)'{':
                return SkipObject(json, position, depth, maxDepth, allowTrailingCommas, opaque);
            case (byte)'[':
                return SkipArray(json, position, depth, maxDepth, allowTrailingCommas, opaque);
            case (byte)'t' when Matches(json, position, "true"u8):
            case (byte)'n' when Matches(json, position, "null"u8):
                return position + 4;
            case (byte)'f' when Matches(json, position, "false"u8):
                return position + 5;
            default:
                int end = NumberEnd(json, position);
                if (end < 0)
                    JsonFail.ThrowSyntaxWithin(position, opaque);
                return end;
        }
    }

    private static int SkipObject(ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas, int opaque)
    {
        if (depth >= maxDepth)
            JsonFail.ThrowSyntaxWithin(position, opaque);
        position = SkipBlanks(json, position + 1);
        if (At(json, position, (byte)'}'))
            return position + 1;
        while (true)
        {
            if (!At(json, position, (byte)'"'))
                JsonFail.ThrowSyntaxWithin(position, opaque);
            position = ClosingQuote(json, StringScan.EndOfPlain(json, position + 1), opaque) + 1;
            position = SkipBlanks(json, position);
            if (!At(json, position, (byte)':'))
                JsonFail.ThrowSyntaxWithin(position, opaque);
            position = SkipBlanks(json, position + 1);
            position = SkipValue(json, position, depth + 1, maxDepth, allowTrailingCommas, opaque);
            if (SkipSeparator(json, ref position, (byte)'}', allowTrailingCommas, opaque))
                return position;
        }
    }

    private static int SkipArray(ReadOnlySpan<byte> json, int position, int depth, int maxDepth, bool allowTrailingCommas, int opaque)
    {
        if (depth >= maxDepth)
            JsonFail.ThrowSyntaxWithin(position, opaque);
        position = SkipBlanks(json, position + 1);
        if (At(json, position, (byte)']'))
            return position + 1;
        while (true)
        {
            position = SkipValue(json, position, depth + 1, maxDepth, allowTrailingCommas, opaque);
            if (SkipSeparator(json, ref position, (byte)']', allowTrailingCommas, opaque))
                return position;
        }
    }

    /// <summary>True behind the end; false at what follows a comma.</summary>
    private static bool SkipSeparator(ReadOnlySpan<byte> json, ref int position, byte end, bool allowTrailingCommas, int opaque)
    {
        position = SkipBlanks(json, position);
        bool isComma = At(json, position, (byte)',');
        if (isComma)
        {
            position = SkipBlanks(json, position + 1);
            if (!allowTrailingCommas || !At(json, position, end))
                return false;
        }

        if (!At(json, position, end))
            JsonFail.ThrowSyntaxWithin(position, opaque);
        position++;
        return true;
    }

    /// <summary>Behind the number that begins at the position, or -1 when none does.</summary>
    internal static int NumberEnd(ReadOnlySpan<byte> json, int position)
    {
        if (At(json, position, (byte)'-'))
            position++;
        int digits = position;
        position = DigitsEnd(json, position);
        if (position == digits || (json[digits] == (byte)'0' && position - digits > 1))
            return -1;
        if (At(json, position, (byte)'.'))
        {
            digits = position + 1;
            position = DigitsEnd(json, digits);
            if (position == digits)
                return -1;
        }

        if ((Peek(json, position) | 0x20) == 'e')
        {
            digits = position + 1;
            if (Peek(json, digits) is (byte)'+' or (byte)'-')
                digits++;
            position = DigitsEnd(json, digits);
            if (position == digits)
                return -1;
        }

        return position;
    }

    private static int DigitsEnd(ReadOnlySpan<byte> json, int position)
    {
        while ((uint)position < (uint)json.Length && (uint)(json[position] - '0') <= 9)
            position++;
        return position;
    }
}
