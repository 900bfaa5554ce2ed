using System.Runtime.CompilerServices;
using SpanCodecs.Support;

namespace SpanCodecs.Bridge;

/// <summary>A codec reads no comments: where they are allowed, and there may be one, it reads a copy in which they are blanks.</summary>
internal static class CommentedInput
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Read<T>(BridgedType<T> type, in DocumentRules rules, ReadOnlySpan<byte> json, int position, int depth, out T? value)
    {
        if (rules.SkipComments && json[position..].Contains((byte)'/'))
            ReadCopy(type, json, position, depth, out value);
        else
            type.Read(json, position, depth, out value);
    }

    private static void ReadCopy<T>(BridgedType<T> type, ReadOnlySpan<byte> json, int position, int depth, out T? value)
    {
        byte[] copy = ThreadBuffer.Take(json.Length);
        try
        {
            json.CopyTo(copy);
            Comments.Blank(copy.AsSpan(position, json.Length - position));
            type.Read(copy.AsSpan(0, json.Length), position, depth, out value);
        }
        finally
        {
            ThreadBuffer.Return(copy, json.Length);
        }
    }
}
