using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Hostile;

[Flags]
internal enum Rights
{
    None = 0,
    Read = 1,
    Write = 2,
    Execute = 4,
}

[SpanCodec(typeof(string), PropertyName = "Text")]
[SpanCodec(typeof(Rights))]
[SpanCodecOptions(UseStringEnumConverter = true)]
internal static partial class SlowCodecs;

/// <summary>
/// Documents that are made to be slow, in parts of what System.Text.Json takes for them: batches in turn, in one process.
/// </summary>
[Collection("Alone")]
public class SlowDocumentTests
{
    // It is to be 1.5 on a quiet machine: others are not.
    private const double Most = 2;

    private static readonly JsonSerializerOptions s_names = new() { Converters = { new JsonStringEnumConverter() } };

    [Theory]
    [InlineData("é\\n")]
    [InlineData("éé\\n")]
    [InlineData("日\\n")]
    [InlineData("éaé\\n")]
    [InlineData("éabcdefghé\\n")]
    [InlineData("😀\\n")]
    [InlineData("😀a")]
    [InlineData("😀abcdef")]
    [InlineData("😀é")]
    public void Texts_that_change_all_the_time(string part)
    {
        Thorough.Require();
        byte[] json = Encoding.UTF8.GetBytes("\"" + string.Concat(Enumerable.Repeat(part, 40_000)) + "\"");
        AssertFast(part, () => JsonSerializer.Deserialize<string>(json), () => SlowCodecs.Text.Deserialize(json));
    }

    /// <summary>System.Text.Json remembers some texts of an enum. So each is another.</summary>
    [Fact]
    public void Flags_of_many_names()
    {
        Thorough.Require();
        var random = new Random(41);
        string[] names = ["Read", "Write", "Execute", "None"];
        byte[][] documents = [.. Enumerable.Range(0, 200).Select(_ => Flags())];
        int next = 64;
        foreach (byte[] document in documents[..64])
            Assert.Equal(JsonSerializer.Deserialize<Rights>(document, s_names), SlowCodecs.Rights.Deserialize(document));
        AssertFast("flags", () => JsonSerializer.Deserialize<Rights>(Next(), s_names), () => SlowCodecs.Rights.Deserialize(Next()));

        byte[] Flags() =>
            Encoding.UTF8.GetBytes("\"" + string.Join(", ", Enumerable.Range(0, 30_000).Select(_ => names[random.Next(4)])) + "\"");

        byte[] Next() => documents[next = next + 1 < documents.Length ? next + 1 : 64];
    }

    private static void AssertFast(string what, Func<object?> known, Func<object?> own)
    {
        double[] ns = SideBySide.Measure(known, own);
        string told = FormattableString.Invariant($"{what}: {ns[0] / 1000:0} µs, the codec {ns[1] / 1000:0} µs ({ns[1] / ns[0]:0.00})");
        TestContext.Current.TestOutputHelper!.WriteLine(told);
        Assert.True(ns[1] / ns[0] <= Most, told);
    }
}
