using System.Buffers;
using Newtonsoft.Json;

namespace JsonAot.Libraries;

/// <summary>Newtonsoft.Json rents its buffers where it is given a pool, and allocates them at each call where it is not.</summary>
internal sealed class CharPool : IArrayPool<char>
{
    internal static CharPool Instance { get; } = new();

    public char[] Rent(int minimumLength) => ArrayPool<char>.Shared.Rent(minimumLength);

    public void Return(char[]? array)
    {
        if (array is not null)
            ArrayPool<char>.Shared.Return(array);
    }
}
