using System.Text;
using System.Text.Json;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>Makes an input of others.</summary>
internal sealed class Mutator(DeterministicRandom random)
{
    private static readonly byte[][] Plain =
    [
        [.. "null"u8], [.. "true"u8], [.. "false"u8], [.. "0"u8], [.. "-1"u8], [.. "1.5"u8], [.. "\"\""u8], [.. "\"a\""u8], [.. "\"1\""u8],
        [.. "{}"u8], [.. "[]"u8], [.. "[null]"u8], [.. "1e400"u8], [.. "\"2020-02-29T12:34:56Z\""u8],
    ];

    private readonly Rewriting _rewriting = new(random);

    internal byte[] Next(FuzzedTarget target)
    {
        byte[] input = target.Pick(random);
        int controls = Math.Min(target.Target.Controls, input.Length);
        byte[] control = Control(input[..controls]);
        byte[] document = input[controls..];
        // Nothing is seen behind the first mistake of a document, and most changes make one.
        for (int changes = random.Next(4) == 0 ? 1 + random.Next(4) : 1; changes > 0; changes--)
            document = Change(document, target);
        if (document.Length > InputLimits.MostBytes)
            document = document[..InputLimits.MostBytes];
        return [.. control, .. document];
    }

    private byte[] Control(byte[] control)
    {
        if (control.Length > 0 && random.Next(4) == 0)
            control[random.Next(control.Length)] = (byte)random.Next(256);
        return control;
    }

    private byte[] Change(byte[] document, FuzzedTarget target)
    {
        switch (random.Next(18))
        {
            case 0:
                return Joined(document, target);
            case 1 or 2:
                return Rewritten(document);
            case 3 when target.Target.Words.Length > 0:
                return WithWord(document, target.Target.Words[random.Next(target.Target.Words.Length)]);
            case 4 or 5:
                return WithDigits(document);
            case >= 6 and < 11:
                return WithValue(document, target);
            case 11 when document.Length > 0:
                byte[] changed = [.. document];
                int at = random.Next(changed.Length);
                changed[at] = (byte)(changed[at] + random.Next(9) - 4);
                return changed;
            default:
                return Mutations.AtRandom(document, random);
        }
    }

    /// <summary>The first part of a document and the last one of another.</summary>
    private byte[] Joined(byte[] document, FuzzedTarget target)
    {
        byte[] other = target.Pick(random);
        int controls = Math.Min(target.Target.Controls, other.Length);
        int from = controls + random.Next(other.Length - controls + 1);
        return [.. document.AsSpan(0, random.Next(document.Length + 1)), .. other.AsSpan(from)];
    }

    private byte[] Rewritten(byte[] document)
    {
        // Most are no JSON: that costs less to see than an exception does.
        var reader = new Utf8JsonReader(document);
        if (document.Length == 0 || document[0] is not ((byte)'{' or (byte)'[') || document[^1] is not ((byte)'}' or (byte)']'))
            return Mutations.AtRandom(document, random);
        try
        {
            return reader.TrySkip() ? _rewriting.Of(document) : document;
        }
        catch (Exception failure) when (failure is JsonException or InvalidOperationException)
        {
            return Mutations.AtRandom(document, random);
        }
    }

    /// <summary>Another value where one is: of this document, of another, or a plain one.</summary>
    private byte[] WithValue(byte[] document, FuzzedTarget target)
    {
        List<Range> values = JsonValues.In(document);
        if (values.Count == 0)
            return Mutations.AtRandom(document, random);
        (int start, int length) = values[random.Next(values.Count)].GetOffsetAndLength(document.Length);
        byte[] from = random.Next(2) == 0 ? document : target.Pick(random);
        List<Range> others = from == document ? values : JsonValues.In(from);
        ReadOnlySpan<byte> other = others.Count == 0 || random.Next(4) == 0
            ? Plain[random.Next(Plain.Length)] : from.AsSpan(others[random.Next(others.Count)]);
        return [.. document.AsSpan(0, start), .. other, .. document.AsSpan(start + length)];
    }

    private byte[] WithWord(byte[] document, string word)
    {
        int at = random.Next(document.Length + 1);
        byte[] text = Encoding.UTF8.GetBytes(random.Next(3) switch
        {
            0 => word,
            1 => JsonSerializer.Serialize(word) + ":",
            _ => JsonSerializer.Serialize(word) + ":null,",
        });
        return [.. document.AsSpan(0, at), .. text, .. document.AsSpan(at)];
    }

    /// <summary>Another number where digits are.</summary>
    private byte[] WithDigits(byte[] document)
    {
        int start = document.AsSpan().IndexOfAnyInRange((byte)'0', (byte)'9');
        if (start < 0)
            return Mutations.AtRandom(document, random);
        int skipped = random.Next(document.Length - start);
        int next = document.AsSpan(start + skipped).IndexOfAnyInRange((byte)'0', (byte)'9');
        start = next < 0 ? start : start + skipped + next;
        int end = start;
        while (end < document.Length && document[end] is >= (byte)'0' and <= (byte)'9')
            end++;
        string number = random.Next(6) switch
        {
            0 => $"{1UL << random.Next(64)}",
            1 => $"{(1UL << random.Next(64)) - 1}",
            2 => string.Concat(Enumerable.Range(0, 1 + random.Next(45)).Select(_ => (char)('0' + random.Next(10)))),
            3 => $"{random.Next(100)}.{random.Next(1_000_000)}e{random.Next(640) - 320}",
            4 => new string('0', random.Next(30)) + "1",
            _ => $"{BitConverter.UInt64BitsToDouble(random.Next()):R}",
        };
        return [.. document.AsSpan(0, start), .. Encoding.UTF8.GetBytes(number), .. document.AsSpan(end)];
    }
}
