using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Lab.MeasuredPrograms.Verdict;

/// <summary>Reads a document and compares the value with the sample, member by member, in code written by hand.</summary>
/// <param name="copy">Where to leave what was understood, written by hand, when that is not the sample.</param>
internal sealed class ReadTrial(Contender contender, string path, string? copy) : Trial(contender)
{
    protected override Directions Direction => Directions.Deserialize;

    protected override Answer Run<T>(ICodec<T> codec, Payload<T> payload)
    {
        if (payload is not IHasEquality<T> equality)
            return new Answer
            {
                Unavailable = "this payload has no equality of its own (IHasEquality), by which a verdict on reading is found",
            };
        T? value = codec.Deserialize(File.ReadAllBytes(path));
        if (equality.AreEqual(payload.Sample, value))
            return new Answer();
        if (value is not null && copy is not null && payload is IHasHandWritten<T> handWritten)
            Copy(handWritten, value, copy);
        return new Answer { Differs = true };
    }

    private static void Copy<T>(IHasHandWritten<T> code, T value, string path)
        where T : class
    {
        using FileStream file = File.Create(path);
        using var writer = new Utf8JsonWriter(file);
        code.HandWritten.Write(writer, value);
    }
}
