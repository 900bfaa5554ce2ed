using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>
/// The generated code of a few types, to be read by people who change the generator. To write the files anew, run the
/// tests with SPANCODEC_UPDATE_SNAPSHOTS=1 and look at what git says has changed.
/// </summary>
public class SnapshotTests
{
    private const string Source = """
        using System;
        using System.Collections.Generic;
        using System.Text.Json;
        using System.Text.Json.Serialization;
        using SpanCodecs;
        namespace Shop;
        public class Plain
        {
            public int Id { get; set; }
            public string? Name { get; set; }
            public DateTime? Due { get; set; }
            public Plain? Next { get; set; }
        }
        public record Made(int Id, [property: JsonPropertyName("full name")] string? Name = "none")
        {
            public required decimal Price { get; init; }
        }
        public class Sparse
        {
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? Text { get; set; }
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)] public int Count { get; set; }
            [JsonInclude] private Guid Secret { get; set; }
            [JsonExtensionData] public Dictionary<string, JsonElement>? Others { get; set; }
        }
        public class Rare
        {
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public string? Text { get; set; }
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public int? Count { get; set; }
            [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] public Plain? Next { get; set; }
        }
        [JsonDerivedType(typeof(Circle), "circle")] public abstract class Shape;
        public class Circle : Shape { public double Radius { get; set; } }
        [JsonConverter(typeof(JsonStringEnumConverter<Colour>))]
        public enum Colour { Red, [JsonStringEnumMemberName("lime green")] Lime }
        [SpanCodec(typeof(Plain))]
        [SpanCodec(typeof(Made))]
        [SpanCodec(typeof(Sparse))]
        [SpanCodec(typeof(Rare))]
        [SpanCodec(typeof(Shape))]
        [SpanCodec(typeof(List<int>))]
        [SpanCodec(typeof(Dictionary<Colour, string>))]
        public partial class Codecs;
        [JsonDerivedType(typeof(Paid), "paid")]
        [SpanCodecFallback(typeof(OtherNotice))]
        public abstract class Notice { public int Id { get; set; } }
        public class Paid : Notice;
        public class OtherNotice : Notice { [JsonExtensionData] public Dictionary<string, JsonElement>? Rest { get; set; } }
        [SpanCodec(typeof(Notice))]
        public partial class NoticeCodecs;
        public record Seven(int A, int B, int Width, int Height, string? Name, int Naming, int NameThatIsLongerThanWhatTheTableHasOfIt);
        [SpanCodec(typeof(Seven))]
        public partial class SevenCodecs;
        public class Few
        {
            [SpanCodecIntern] public string? Kind { get; set; }
            [SpanCodecIntern] public List<string>? Kinds { get; set; }
            public List<string>? Names { get; set; }
        }
        [SpanCodec(typeof(Few))]
        public partial class FewCodecs;
        [SpanCodec(typeof(Plain))]
        [SpanCodecOptions(
            WriteIndented = true,
            PropertyNamingPolicy = JsonKnownNamingPolicy.SnakeCaseLower,
            PropertyNameCaseInsensitive = true,
            AllowTrailingCommas = true)]
        public partial class IndentedCodecs;
        """;

    private static readonly Lazy<GeneratorRun> Run = new(() => GeneratorRun.Of(Source));

    public static TheoryData<string> Files =>
    [
        "Shop.Codecs.g.cs",
        "Shop.Codecs.Resolver.g.cs",
        "Shop.Codecs.Plain.g.cs",
        "Shop.Codecs.Made.g.cs",
        "Shop.Codecs.Sparse.g.cs",
        "Shop.Codecs.Rare.g.cs",
        "Shop.Codecs.Shape.g.cs",
        "Shop.Codecs.Circle.g.cs",
        "Shop.Codecs.ListInt32.g.cs",
        "Shop.Codecs.DictionaryColourString.g.cs",
        "Shop.IndentedCodecs.Plain.g.cs",
        "Shop.NoticeCodecs.Notice.g.cs",
        "Shop.NoticeCodecs.OtherNotice.g.cs",
        "Shop.SevenCodecs.Seven.g.cs",
        "Shop.FewCodecs.Few.g.cs",
        "Shop.FewCodecs.ListStringInterned.g.cs",
    ];

    [Theory]
    [MemberData(nameof(Files))]
    public void Generated_code_is_as_it_was_reviewed(string file)
    {
        string actual = Run.Value.File(file);
        string path = Path.Combine(Repository.Root, "Tests", "Generator", "Snapshots", file + ".txt");
        if (Environment.GetEnvironmentVariable("SPANCODEC_UPDATE_SNAPSHOTS") == "1")
            System.IO.File.WriteAllText(path, actual);
        Assert.Equal(System.IO.File.ReadAllText(path), actual);
    }
}
