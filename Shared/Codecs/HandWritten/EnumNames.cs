using System.Runtime.CompilerServices;
using System.Text.Json;

namespace JsonAot.Codecs;

/// <summary>
/// The texts of an enum over int whose values, or combinations of flags, count from zero: made once, written by index
/// and read by comparing bytes. Case counts; a plain number is read too, as JsonStringEnumConverter does.
/// </summary>
public sealed class EnumNames<TEnum>
    where TEnum : struct, Enum
{
    private readonly JsonEncodedText[] _texts = CreateTexts();

    public void Write(Utf8JsonWriter writer, JsonEncodedText name, TEnum value)
    {
        int index = Unsafe.BitCast<TEnum, int>(value);
        if ((uint)index < (uint)_texts.Length)
            writer.WriteString(name, _texts[index]);
        else
            writer.WriteNumber(name, index);
    }

    /// <summary>Starts on the value and ends on the token after it (<see cref="Utf8ReadingMembers"/>).</summary>
    public TEnum Take(ref Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.String)
            return Unsafe.BitCast<int, TEnum>(reader.TakeInt32());
        int index = IndexOf(ref reader);
        if (index < 0)
            return reader.Refuse<TEnum>($"one of {string.Join(", ", _texts)}");
        reader.Read();
        return Unsafe.BitCast<int, TEnum>(index);
    }

    private int IndexOf(ref Utf8JsonReader reader)
    {
        bool isUnusual = reader.ValueIsEscaped || reader.HasValueSequence;
        for (int i = 0; i < _texts.Length; i++)
        {
            ReadOnlySpan<byte> text = _texts[i].EncodedUtf8Bytes;
            if (isUnusual ? reader.ValueTextEquals(text) : reader.ValueSpan.SequenceEqual(text))
                return i;
        }

        return -1;
    }

    private static JsonEncodedText[] CreateTexts()
    {
        var texts = new List<JsonEncodedText>();
        // A value without a name, which is no combination of named flags either, turns into digits: the texts end before it.
        for (int i = 0; ; i++)
        {
            string text = Unsafe.BitCast<int, TEnum>(i).ToString();
            if (char.IsAsciiDigit(text[0]))
                return [.. texts];
            texts.Add(JsonEncodedText.Encode(text));
        }
    }
}
