using System.Runtime.CompilerServices;

namespace SpanCodecs.Support;

public static partial class JsonRead
{
    private static ReadOnlySpan<byte> DelimitersOfNumbers => ",}] \n\r\t/"u8;

    private const string Reserved =
        "The metadata property is either not supported by the type or is not the first property in the deserialized JSON object.";

    /// <summary>
    /// Searches an object for its discriminator, which may be anywhere: text, or a number, or neither. Returns where the first other member
    /// begins, or the end. Text that is not JSON gets the object's path, as in System.Text.Json, except inside the discriminator's own
    /// value.
    /// </summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int LookAhead(
        ReadOnlySpan<byte> json, int position, ReadOnlySpan<byte> discriminatorName, int depth, int maxDepth,
        bool allowTrailingCommas, out string? text, out int? number)
    {
        text = null;
        number = null;
        bool isDiscriminator = false;
        try
        {
            int first = -1;
            int ahead = FirstMember(json, position + 1, out bool isOver);
            while (!isOver)
            {
                int start = ahead;
                ahead = Name(json, ahead, out ReadOnlySpan<byte> name);
                if (name.SequenceEqual(discriminatorName))
                {
                    if (text is not null || number is not null)
                        throw JsonFail.Message(start, "Deserialized object contains a duplicate type discriminator metadata property.");
                    isDiscriminator = true;
                    ahead = Discriminator(json, ahead, out text, out number);
                    isDiscriminator = false;
                }
                else
                {
                    if (name.Length > 0 && name[0] == (byte)'$')
                        throw JsonFail.Message(start, Reserved);
                    if (first < 0)
                        first = start;
                    ahead = Skip(json, ahead, depth + 1, maxDepth, allowTrailingCommas);
                }

                ahead = NextMember(json, ahead, allowTrailingCommas, out isOver);
            }

            return first < 0 ? ahead - 1 : first;
        }
        catch (InvalidDocument failure) when (!isDiscriminator && (failure.Kind is FailureKind.Syntax or FailureKind.Conversion))
        {
            throw new InvalidDocument(failure.Position, failure.Kind, failure.Type) { Opaque = position + 1 };
        }
    }

    private static int Discriminator(ReadOnlySpan<byte> json, int position, out string? text, out int? number)
    {
        number = null;
        if (At(json, position, (byte)'"'))
            return String(json, position, out text);
        text = null;
        position = JsonInt32.Read(json, position, out int value);
        // A wrong byte here is a mistake in the number, and not behind it.
        if (position >= json.Length || !DelimitersOfNumbers.Contains(json[position]))
            JsonFail.ThrowSyntax(position);
        number = value;
        return position;
    }
}
