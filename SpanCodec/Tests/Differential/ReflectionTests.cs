using System.Diagnostics.CodeAnalysis;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Tests.Checks;
using Xunit;

namespace SpanCodecs.Tests.Differential;

/// <summary>
/// System.Text.Json's reflection and its source generation disagree at times; SpanCodec does what reflection does: absent init members
/// keep their initializers, and private members that are included are members.
/// </summary>
public class ReflectionTests
{
    private static readonly JsonSerializerOptions Options = new() { TypeInfoResolver = new DefaultJsonTypeInfoResolver() };

    public static TheoryData<string> Subjects() => [.. All.Keys];

    private static readonly Dictionary<string, Subject> All = new()
    {
        ["init"] = Of(ReflectedCodecs.Initialised, "{\"Number\":1,\"Text\":\"a\",\"Items\":[1]}", "{}", "{\"Text\":null}"),
        ["private"] = Of(ReflectedCodecs.Hidden, "{\"_secret\":1,\"Fixed\":2,\"Set\":3,\"Protected\":\"p\"}", "{}", "{\"Fixed\":9}"),
        ["required init"] = Of(ReflectedCodecs.Promised, "{\"Id\":1,\"Name\":\"n\",\"Note\":\"o\"}", "{\"Name\":null,\"Id\":2}"),
        ["record"] = Of(ReflectedCodecs.Entry, "{\"Key\":\"k\",\"Value\":2,\"Extra\":3}", "{\"Key\":\"k\"}"),
        ["private constructor"] = Of(ReflectedCodecs.Closed, "{\"Number\":3}", "{}"),
    };

    [Theory]
    [MemberData(nameof(Subjects))]
    public void What_reflection_reads_and_writes_SpanCodec_does(string name) => Run(name, (subject, tally) =>
    {
        foreach (byte[] sample in subject.Samples)
        {
            Assert.True(subject.IsAccepted(sample), Disagreement.Show(sample));
            tally.Compare(subject, sample);
        }
    });

    [Theory]
    [MemberData(nameof(Subjects))]
    public void What_reflection_refuses_SpanCodec_refuses_at_the_same_place(string name) => Run(name, (subject, tally) =>
    {
        foreach (byte[] sample in subject.Samples)
        {
            foreach (byte[] document in Mutations.EveryTruncation(sample).Concat(Mutations.EveryByte(sample)))
                tally.Compare(subject, document);
        }
    });

    private static void Run(string name, Action<Subject, Tally> check)
    {
        var tally = new Tally();
        check(All[name], tally);
        Assert.True(tally.Failed == 0, tally.Report());
    }

    private static CodecSubject<T> Of<T>(SpanCodec<T> codec, params string[] samples) => new CodecSubject<T>(
        $"ReflectedCodecs.{typeof(T).Name}",
        codec,
        (JsonTypeInfo<T>)Options.GetTypeInfo(typeof(T)),
        [.. samples.Select(Encoding.UTF8.GetBytes)]);
}

[SpanCodec(typeof(Initialised))]
[SpanCodec(typeof(Hidden))]
[SpanCodec(typeof(Promised))]
[SpanCodec(typeof(Entry))]
[SpanCodec(typeof(Closed))]
internal static partial class ReflectedCodecs;

internal sealed class Initialised
{
    public int Number { get; init; } = 5;

    public string? Text { get; init; } = "initial";

    public List<int> Items { get; init; } = [1, 2];
}

[SuppressMessage("CodeQuality", "IDE0051", Justification = "A private member that only serializers use.")]
internal sealed class Hidden
{
    [JsonInclude]
    private int _secret = 4;

    [JsonInclude]
    public readonly int Fixed = 5;

    [JsonInclude]
    public int Set { get; private set; } = 6;

    [JsonInclude]
    internal string? Protected { private get; set; } = "initial";

    internal int Sum => _secret + Fixed + Set + (Protected?.Length ?? 0);
}

internal sealed class Promised
{
    public required int Id { get; init; }

    public required string? Name { get; init; }

    public string? Note { get; init; } = "initial";
}

internal sealed record Entry(string Key, int Value = 7)
{
    public int Extra { get; init; } = 8;
}

internal sealed class Closed
{
    [JsonConstructor]
    private Closed()
    {
    }

    public int Number { get; set; } = 9;
}
