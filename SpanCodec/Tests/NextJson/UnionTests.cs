using Xunit;

namespace SpanCodecs.Tests.NextVersion;

/// <summary>
/// Unions of C# 15, compiled as that compiler makes them. System.Text.Json 11 by reflection, with the resolver, and a codec read the same
/// of every document and write the same of every value.
/// </summary>
public class UnionTests
{
    [Theory]
    [InlineData("union A(int, string, M);", "default, 5, \"a\", new M(1)")]
    [InlineData("union A(int?, string);", "default, 5, \"a\", (int?)null")]
    [InlineData("union A(string?, int);", "(string?)null, 5")]
    [InlineData("union A(M, N);", "new M(1), new N(null)")]
    [InlineData("union A(bool, double, char, int[]);", "true, 1.5, 'c', new[] { 1 }")]
    [InlineData("union A(int, long);", "5, 5L")]
    [InlineData("union A(int, int?, string);", "5, (int?)6, (int?)null")]
    [InlineData("union A(object, int);", "5, \"a\", true")]
    [InlineData("union A(JsonElement, int);", "5, JsonSerializer.SerializeToElement(1)")]
    [InlineData("union A(JsonNode, bool);", "JsonNode.Parse(\"[1]\")!, true")]
    [InlineData("union A(JsonValue, M);", "JsonValue.Create(1), new M(1)")]
    [InlineData("union A(JsonObject, JsonArray);", "new JsonObject(), new JsonArray(1)")]
    [InlineData("union A(DayOfWeek, N);", "DayOfWeek.Monday")]
    [InlineData("union A(DayOfWeek?, string);", "DayOfWeek.Monday, \"x\"")]
    [InlineData("union A(Guid, int);", "Guid.Empty, 1")]
    [InlineData("union A(DateTime, bool);", "new DateTime(2026, 1, 2), false")]
    [InlineData("union A(byte[], int[]);", "new byte[] { 1, 2 }, new[] { 1 }")]
    [InlineData("union A(Dictionary<string, int>, int[]);", "new Dictionary<string, int> { [\"X\"] = 1 }, new[] { 1 }")]
    [InlineData("union A(KeyValuePair<string, int>, int);", "new KeyValuePair<string, int>(\"k\", 1), 1")]
    [InlineData("union A((int, int), int);", "(1, 2), 1")]
    [InlineData("union A(B, D);", "new B { X = 1 }, new D { X = 1, Z = 2 }")]
    [InlineData("union A(D, int);", "new D { X = 1, Z = 2 }")]
    [InlineData("union A(B, int);", "new B { X = 1 }, new D { X = 1, Z = 2 }")]
    [InlineData("union A(P, int);", "new P { X = 1 }, new Q { X = 1, Z = 2 }")]
    [InlineData("union A(IEnumerable<int>, int);", "new List<int> { 1 }, 1")]
    [InlineData("union A(int, List<A>);", "1, new List<A> { 1, new List<A> { 2 } }")]
    [InlineData("union I(int, string); union A(I, List<int>);", "new I(4), new I(\"a\"), new List<int> { 1 }, default(I)")]
    [InlineData("union I(int, string); union A(I?, List<int>);", "new I(4), (I?)null, new List<int> { 1 }")]
    [InlineData("union G<T>(T, M); sealed record R(G<int> X, G<string> Y); union A(R, int);", "new R(1, \"a\"), new R(new M(2), default)")]
    [InlineData("sealed record R(U? X, Dictionary<string, U> Y); union U(int, string); union A(R, int);",
        "new R(null, new() { [\"k\"] = 1 }), new R(\"b\", new())")]
    public void They_are_read_and_written_as_System_Text_Json_does(string types, string values) => UnionProgram.Check(types, values);

    /// <summary>Types that a compiler would mark in the same way may do more than one value of object.</summary>
    [Theory]
    [InlineData("""
        [Union] struct A : IUnion { public A(int x) { Value = x; } public A(string x) { Value = x; } public object? Value { get; } }
        """, "new A(1), new A(\"a\"), default")]
    [InlineData("[Union] struct A { public A(int x) { Value = x; } public object? Value { get; } }", "new A(1)")]
    [InlineData("[Union] class A : IUnion { public A(int x) { Value = x; } public A(M x) { Value = x; } public object? Value { get; } }",
        "new A(1), new A(new M(1)), null!")]
    [InlineData("""
        [Union] class A : IUnion
        {
            public A(string? x) { Value = x; } public A(int x) { Value = x; }
            public object? Value { get; }
        }
        """, "new A(1), new A(\"a\"), new A(null), null!")]
    [InlineData("""
        [Union] struct A : IUnion
        {
            public bool Made; public A(int x) { Value = x; Made = true; } public A(M? x) { Value = x; Made = true; }
            public object? Value { get; } public override string ToString() => $"{Made}";
        }
        """, "new A(1), new A(null)")]
    [InlineData("""
        [Union] struct A : IUnion
        {
            public string Made = ""; public A(string x) { Value = x; } public A(int? x) { Value = x; Made = "int?"; }
            public object? Value { get; } public override string ToString() => $"{Made}";
        }
        """, "new A((int?)null), new A(\"a\")")]
    [InlineData("""
        [Union] struct H<T> : IUnion
        {
            public bool Made; public H(T x) { Value = x; Made = true; } public object? Value { get; }
            public override string ToString() => $"{Made}";
        }
        union A(List<H<string>>, Dictionary<string, H<int>>);
        """, "new List<H<string>> { new(\"a\") }")]
    [InlineData("""
        [Union] struct A : IUnion
        {
            readonly int _number; readonly string? _text;
            public A(int x) { _number = x; _text = null; } public A(string x) { _text = x; _number = 0; }
            public object? Value => throw new InvalidOperationException("boxed");
            public bool TryGetValue(out int x) { x = _number; return _text is null; }
            public bool TryGetValue(out string? x) { x = _text; return _text is not null; }
            public override string ToString() => $"{_number} {_text}";
        }
        """, "new A(1), new A(\"a\"), default", false)]
    [InlineData("""
        [Union] struct A : IUnion
        {
            public A(int x) { Value = DateTime.MinValue; } public A(int x, int y) { Value = x + y; } public A(in string x) { Value = x; }
            private A(bool x) { Value = x; }
            public object? Value { get; }
        }
        """, "new A(1), new A(1, 2)")]
    public void Types_with_the_attribute_are_too(string types, string values, bool isSeen = true) =>
        UnionProgram.Check(types, values, isSeen: isSeen);

    [Theory]
    [InlineData("NumberHandling = JsonNumberHandling.AllowReadingFromString", "union A(int, string);", "1, \"a\"")]
    [InlineData("NumberHandling = JsonNumberHandling.AllowReadingFromString", "union A(int, bool);", "1, true")]
    [InlineData("NumberHandling = JsonNumberHandling.AllowReadingFromString", "union A(DayOfWeek, string);", "DayOfWeek.Monday")]
    [InlineData("NumberHandling = JsonNumberHandling.WriteAsString", "union A(int, int[]);", "1, new[] { 2 }")]
    [InlineData("NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals", "union A(double, bool);", "double.NaN, 1.5")]
    [InlineData("NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals", "union A(double, string);", "double.NaN, \"a\"")]
    [InlineData("RespectNullableAnnotations = true", "union A(N, string);", "new N(null), \"a\", default")]
    [InlineData("AllowTrailingCommas = true", "union A(int[], M);", "new[] { 1 }")]
    [InlineData("ReadCommentHandling = JsonCommentHandling.Skip", "union A(int[], int);", "new[] { 1 }")]
    [InlineData("PropertyNameCaseInsensitive = true, PropertyNamingPolicy = CAMEL", "union A(M, int);", "new M(1)")]
    [InlineData("DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault",
        "sealed record R(U X, U? Y); union U(int, string); union A(R, int);",
        "new R(default, null), new R(1, default(U)), new R(0, \"a\")")]
    [InlineData("MaxDepth = 2", "union A(List<List<int>>, M);", "new List<List<int>> { new() { 1 } }")]
    public void Options_reach_the_cases(string options, string types, string values) => UnionProgram.Check(types, values, options);

    [Theory]
    [InlineData("union A(W, int);", "new W(), 1")]
    [InlineData("union A(W?, M);", "new W(), (W?)null, new M(1)")]
    [InlineData("union A(E, M);", "E.One, new M(1)")]
    public void Converters_take_every_token(string types, string values) => UnionProgram.Check(
        """
        [JsonConverter(typeof(WConverter))] sealed class W { }
        sealed class WConverter : JsonConverter<W?>
        {
            public override bool HandleNull => true;
            public override W? Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options)
            {
                bool isText = reader.TokenType == JsonTokenType.String;
                reader.Skip();
                return isText ? null : new W();
            }
            public override void Write(Utf8JsonWriter writer, W? value, JsonSerializerOptions options) =>
                writer.WriteStringValue(value is null ? "nothing" : "W");
        }
        [JsonConverter(typeof(JsonStringEnumConverter<E>))] enum E { One, Monday }
        """ + types,
        values);

    /// <summary>Any cases beside each other: which kinds they share, and which of them a value is.</summary>
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    [InlineData(5)]
    [InlineData(6)]
    [InlineData(7)]
    [InlineData(8)]
    public void Random_unions_are_too(int seed)
    {
        (string Type, string Value)[] all =
        [
            ("int", "1"), ("long?", "(long?)2"), ("double", "1.5"), ("bool", "true"), ("bool?", "(bool?)false"), ("string", "\"a\""),
            ("string?", "\"b\""), ("char", "'c'"), ("Guid", "Guid.Empty"), ("DateTime", "new DateTime(2026, 1, 2)"),
            ("DayOfWeek", "DayOfWeek.Monday"), ("M", "new M(1)"), ("N?", "new N(null)"), ("B", "new B()"), ("D", "new D { Z = 1 }"),
            ("P", "new Q { Z = 1 }"), ("int[]", "new[] { 1 }"), ("List<string>", "new List<string> { \"a\" }"),
            ("Dictionary<string, int>", "new Dictionary<string, int> { [\"X\"] = 1 }"),
            ("JsonElement", "JsonSerializer.SerializeToElement(1)"),
            ("JsonNode", "JsonNode.Parse(\"[1]\")!"), ("byte[]", "new byte[] { 1 }"), ("List<A>", "new List<A>()"),
        ];
        var random = new Random(seed);
        (string Type, string Value)[] cases = [.. random.GetItems(all, random.Next(2, 6)).DistinctBy(one => one.Type.TrimEnd('?'))];
        string[] options = ["", "", "NumberHandling = JsonNumberHandling.AllowReadingFromString", "RespectNullableAnnotations = true"];
        UnionProgram.Check(
            $"union A({string.Join(", ", cases.Select(one => one.Type))});",
            string.Join(", ", cases.Select(one => $"new A({one.Value})").Append("default")),
            random.GetItems(options, 1)[0],
            isSeen: false);
    }
}
