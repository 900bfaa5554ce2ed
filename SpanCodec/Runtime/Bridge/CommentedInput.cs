using System.Runtime.CompilerServices;
using SpanCodecs.Support;

namespace SpanCodecs.Bridge;

/// <summary>A codec reads no comments: where they are allowed, and there may be one, it reads a copy in which they are blanks.</summary>
internal static class CommentedInput
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Read<T>(SpanCodec<T> codec, in DocumentRules rules, ReadOnlySpan<byte> json, int position, int depth, out T? value)
    {
        if (rules.SkipComments && json[position..].Contains((byte)'/'))
            ReadCopy(codec, json, position, depth, out value);
        else
            codec.ReadInside(json, position, depth, out value);
    }

    private static void ReadCopy<T>(SpanCodec<T> codec, ReadOnlySpan<byte> json, int position, int depth, out T? value)
    {
        byte[] copy = CommentBlanking.Copy(json, position);
        try
        {
            codec.ReadInside(copy.AsSpan(0, json.Length), position, depth, out value);
        }
        finally
        {
            ThreadBuffer.Return(copy, json.Length);
        }
    }
}
