using System.Text.Json;
using Xunit;

namespace SpanCodecs.Tests.Hostile;

internal struct Ten
{
    public decimal A { get; set; }

    public decimal B { get; set; }

    public decimal C { get; set; }

    public decimal D { get; set; }

    public decimal E { get; set; }

    public decimal F { get; set; }

    public decimal G { get; set; }

    public decimal H { get; set; }

    public decimal I { get; set; }

    public decimal J { get; set; }
}

internal struct Hundred
{
    public Ten A { get; set; }

    public Ten B { get; set; }

    public Ten C { get; set; }

    public Ten D { get; set; }

    public Ten E { get; set; }

    public Ten F { get; set; }

    public Ten G { get; set; }

    public Ten H { get; set; }

    public Ten I { get; set; }

    public Ten J { get; set; }
}

internal struct ListOfThirty
{
    public List<ListOfThirty>? P { get; set; }

    public Ten A { get; set; }

    public Ten B { get; set; }

    public Ten C { get; set; }
}

internal struct ArrayOfHundred
{
    public ArrayOfHundred[]? P { get; set; }

    public Hundred A { get; set; }
}

internal struct NullablesOfHundred
{
    public List<NullablesOfHundred?>? P { get; set; }

    public Hundred A { get; set; }
}

internal struct ListOfFourHundred
{
    public List<ListOfFourHundred>? P { get; set; }

    public Hundred A { get; set; }

    public Hundred B { get; set; }

    public Hundred C { get; set; }

    public Hundred D { get; set; }
}

/// <summary>All of its values are variables until the constructor is called.</summary>
internal sealed record Made(Hundred A, Hundred B, Ten C, Made[]? P);

internal sealed class Entries
{
    public Dictionary<string, EntryOfHundred>? P { get; set; }
}

internal struct EntryOfHundred
{
    public Entries[]? P { get; set; }

    public Hundred A { get; set; }
}

[SpanCodec(typeof(ListOfThirty))]
[SpanCodec(typeof(ArrayOfHundred))]
[SpanCodec(typeof(NullablesOfHundred))]
[SpanCodec(typeof(ListOfFourHundred))]
[SpanCodec(typeof(Made))]
[SpanCodec(typeof(Entries))]
internal static partial class LargeCodecs;

/// <summary>
/// Large values inside of themselves, as deep as MaxDepth allows, on the stacks of small threads: they are read and written, or there is
/// an exception. A mistake here ends the process of the tests.
/// </summary>
public class SmallStackTests
{
    private const int Levels = 31;

    public static TheoryData<int, string> Stacks
    {
        get
        {
            var data = new TheoryData<int, string>();
            string[] types = ["ListOfThirty", "ArrayOfHundred", "NullablesOfHundred", "ListOfFourHundred", "Made", "Entries"];
            foreach (int kilobytes in new[] { 256, 512, 1536 })
            {
                foreach (string type in types)
                    data.Add(kilobytes, type);
            }

            return data;
        }
    }

    [Theory]
    [MemberData(nameof(Stacks))]
    public void No_document_ends_the_process(int kilobytes, string type)
    {
        const string Begin = "{\"P\":[";
        const string End = "]}";
        switch (type)
        {
            case "ListOfThirty":
                Check(kilobytes, LargeCodecs.ListOfThirty, Begin, End);
                break;
            case "ArrayOfHundred":
                Check(kilobytes, LargeCodecs.ArrayOfHundred, Begin, End);
                break;
            case "NullablesOfHundred":
                Check(kilobytes, LargeCodecs.NullablesOfHundred, Begin, End);
                break;
            case "ListOfFourHundred":
                Check(kilobytes, LargeCodecs.ListOfFourHundred, Begin, End);
                break;
            case "Made":
                Check(kilobytes, LargeCodecs.Made, Begin, End);
                break;
            default:
                Check(kilobytes, LargeCodecs.Entries, "{\"P\":{\"a\":{\"P\":[", "]}}}");
                break;
        }
    }

    private static void Check<T>(int kilobytes, SpanCodec<T> codec, string begin, string end)
    {
        int levels = Levels * 2 / begin.Count(character => character is '{' or '[');
        string json = string.Concat(Enumerable.Repeat(begin, levels)) + string.Concat(Enumerable.Repeat(end, levels));
        // On a large stack, so that what is written on a small one is there.
        T? value = OnStack(16 * 1024, () => codec.Deserialize(json)).Value;
        Assert.NotNull(value);
        (T? read, Exception? refusal) = OnStack(kilobytes, () => codec.Deserialize(json));
        if (refusal is null)
            Assert.Equal(JsonSerializer.Serialize(value), OnStack(16 * 1024, () => codec.SerializeToString(read)).Value);
        OnStack(kilobytes, () => codec.SerializeToString(value));
    }

    private static (T? Value, Exception? Refusal) OnStack<T>(int kilobytes, Func<T?> call)
    {
        T? value = default;
        Exception? refusal = null;
        var thread = new Thread(
            () =>
            {
                try
                {
                    value = call();
                }
                catch (InsufficientExecutionStackException failure)
                {
                    refusal = failure;
                }
            },
            kilobytes * 1024);
        thread.Start();
        thread.Join();
        return (value, refusal);
    }
}
