using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>
/// Takes its numbers from an input, two bytes each, and zeros behind it: what is made at random is then made by whoever changes the input.
/// </summary>
internal sealed class InputRandom(byte[] input) : DeterministicRandom(0)
{
    private int _position;

    // The high bits are what a number below a limit is made of.
    internal override ulong Next() => ((ulong)Byte() << 56) | ((ulong)Byte() << 48);

    private byte Byte() => _position < input.Length ? input[_position++] : (byte)0;
}
