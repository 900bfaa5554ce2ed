using System.Text;
using System.Text.Json;

namespace SpanCodecs.Tests.Checks;

/// <summary>Values that no document gives: halves of surrogate pairs, cycles, numbers that are none, elements without a document.</summary>
internal static class WrittenValueChecks
{
    internal static void Run(Tally tally)
    {
        Surrogates(tally);
        Cycles(tally);
        Numbers(tally);
        Elements(tally);
    }

    private static void Surrogates(Tally tally)
    {
        string[] texts =
        [
            "\uD83D",
            "\uDE80",
            "\uDE80\uD83D",
            "a\uD83D",
            "\uD83Da",
            "0123456789abcdef0123\uD83D456789abcdef",
            "é\uD83D\uD83D\uDE80",
            "\uD800\uDC00\uDC00",
        ];
        foreach (string text in texts)
        {
            Same(
                tally,
                text,
                () => ScalarCodecs.HolderString.SerializeToUtf8Bytes(new() { Value = text }),
                () => JsonSerializer.SerializeToUtf8Bytes(new() { Value = text }, ScalarMetadata.Default.HolderString));
            Same(
                tally,
                text,
                () => RelaxedCodecs.HolderString.SerializeToUtf8Bytes(new() { Value = text }),
                () => JsonSerializer.SerializeToUtf8Bytes(new() { Value = text }, RuleSubjects.Relaxed.HolderString));
            var keyed = new Holder<Dictionary<string, int>> { Value = new() { [text] = 1 } };
            Same(
                tally,
                text,
                () => ScalarCodecs.HolderDictionaryStringInt32.SerializeToUtf8Bytes(keyed),
                () => JsonSerializer.SerializeToUtf8Bytes(keyed, ScalarMetadata.Default.HolderDictionaryStringInt32));
            // A string that is no Unicode text is no document either.
            Same(
                tally,
                text,
                () => Code(ScalarCodecs.String.Deserialize($"\"{text}\"")),
                () => Code(JsonSerializer.Deserialize($"\"{text}\"", ScalarMetadata.Default.String)));
        }

        for (int unit = 0xD7FF; unit <= 0xE000; unit++)
        {
            var lone = new Holder<char> { Value = (char)unit };
            Same(
                tally,
                $"U+{unit:X4}",
                () => ScalarCodecs.HolderChar.SerializeToUtf8Bytes(lone),
                () => JsonSerializer.SerializeToUtf8Bytes(lone, ScalarMetadata.Default.HolderChar));
        }
    }

    private static void Cycles(Tally tally)
    {
        var cycle = new Plain();
        cycle.Child = cycle;
        Same(
            tally,
            "a cycle",
            () => ShapeCodecs.Plain.SerializeToUtf8Bytes(cycle),
            () => JsonSerializer.SerializeToUtf8Bytes(cycle, ShapeMetadata.Default.Plain));
        for (int depth = 60; depth <= 68; depth++)
        {
            var chain = new Plain();
            for (int i = 1; i < depth; i++)
                chain = new Plain { Child = chain };
            Same(
                tally,
                $"{depth} levels",
                () => ShapeCodecs.Plain.SerializeToUtf8Bytes(chain),
                () => JsonSerializer.SerializeToUtf8Bytes(chain, ShapeMetadata.Default.Plain));
        }
    }

    private static void Numbers(Tally tally)
    {
        foreach (double value in (double[])
        [
            double.NaN, double.PositiveInfinity, double.NegativeInfinity, -0.0, double.Epsilon, double.MaxValue,
        ])
        {
            string name = value.ToString(System.Globalization.CultureInfo.InvariantCulture);
            var holder = new Holder<double> { Value = value };
            Same(
                tally,
                name,
                () => ScalarCodecs.HolderDouble.SerializeToUtf8Bytes(holder),
                () => JsonSerializer.SerializeToUtf8Bytes(holder, ScalarMetadata.Default.HolderDouble));
            Same(
                tally,
                name,
                () => NumberCodecs.HolderDouble.SerializeToUtf8Bytes(holder),
                () => JsonSerializer.SerializeToUtf8Bytes(holder, NumberMetadata.Default.HolderDouble));
            Same(
                tally,
                name,
                () => NamedNumberCodecs.HolderDouble.SerializeToUtf8Bytes(holder),
                () => JsonSerializer.SerializeToUtf8Bytes(holder, NamedNumberMetadata.Default.HolderDouble));
            var half = new Holder<Half> { Value = (Half)value };
            Same(
                tally,
                $"Half {name}",
                () => ScalarCodecs.HolderHalf.SerializeToUtf8Bytes(half),
                () => JsonSerializer.SerializeToUtf8Bytes(half, ScalarMetadata.Default.HolderHalf));
            Same(
                tally,
                name,
                () => NamedNumberCodecs.HolderHalf.SerializeToUtf8Bytes(half),
                () => JsonSerializer.SerializeToUtf8Bytes(half, NamedNumberMetadata.Default.HolderHalf));
        }

        foreach (Rights rights in (Rights[])
        [
            Rights.None,
            Rights.Read,
            Rights.Read | Rights.Execute,
            Rights.All,
            (Rights)8,
            (Rights)9,
            (Rights)(-1),
        ])
        {
            var holder = new Holder<Rights> { Value = rights };
            Same(
                tally,
                rights.ToString(),
                () => ScalarCodecs.HolderRights.SerializeToUtf8Bytes(holder),
                () => JsonSerializer.SerializeToUtf8Bytes(holder, ScalarMetadata.Default.HolderRights));
        }

        for (int bits = 0; bits <= 9; bits++)
        {
            var holder = new Holder<Access> { Value = (Access)bits };
            Same(
                tally, $"Access {bits}",
                () => ScalarCodecs.HolderAccess.SerializeToUtf8Bytes(holder),
                () => JsonSerializer.SerializeToUtf8Bytes(holder, ScalarMetadata.Default.HolderAccess));
        }
    }

    private static void Elements(Tally tally)
    {
        var element = new Holder<JsonElement>();
        Same(
            tally,
            "an element without a document",
            () => ScalarCodecs.HolderJsonElement.SerializeToUtf8Bytes(element),
            () => JsonSerializer.SerializeToUtf8Bytes(element, ScalarMetadata.Default.HolderJsonElement));
        Plain? nothing = null;
        Same(
            tally,
            "null",
            () => ShapeCodecs.Plain.SerializeToUtf8Bytes(nothing!),
            () => JsonSerializer.SerializeToUtf8Bytes(nothing!, ShapeMetadata.Default.Plain));
        var immutable = new Collections { Immutable = default };
        Same(
            tally,
            "a default immutable array",
            () => CollectionCodecs.Collections.SerializeToUtf8Bytes(immutable),
            () => JsonSerializer.SerializeToUtf8Bytes(immutable, CollectionMetadata.Default.Collections));
        var nullKey = new Pair<Plain, List<Size>>();
        Same(
            tally,
            "an empty pair",
            () => ShapeCodecs.PairPlainListSize.SerializeToUtf8Bytes(nullKey),
            () => JsonSerializer.SerializeToUtf8Bytes(nullKey, ShapeMetadata.Default.PairPlainListSize));
    }

    private static void Same(Tally tally, string value, Func<byte[]> actual, Func<byte[]> expected)
    {
        string wanted = Describe(Attempt.Of(expected));
        string found = Describe(Attempt.Of(actual));
        tally.Expect(wanted == found, () => new Disagreement("written value", Encoding.UTF8.GetBytes(value), Facet.Output, wanted, found));
    }

    private static byte[] Code(string? text) => Encoding.BigEndianUnicode.GetBytes(text ?? "null");

    private static string Describe(Attempt<byte[]> attempt) =>
        attempt.Failure is { } failure ? failure.GetType().Name : Encoding.UTF8.GetString(attempt.Value);
}
