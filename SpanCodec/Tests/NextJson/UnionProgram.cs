using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace SpanCodecs.Tests.NextVersion;

/// <summary>A program that reads and writes a union A in all ways, and tells every difference between them.</summary>
internal static class UnionProgram
{
    /// <summary>A document of each kind, of each kind that is not quite right, and what is no JSON.</summary>
    private const string Documents = """
        "null", "0", "-1", "12", "1.5", "1e400", "true", "false", "\"\"", "\"a\"", "\"1\"", "\"NaN\"", "\"2026-01-02\"", "\"Monday\"",
        "\"AQI=\"", "\"\\u0041\"", "\"7c0d4a1e-0b3a-4b6f-9a52-5d0c3f1e2a11\"", "[]", "[1]", "[1,\"a\",null]", "[[1],[2]]", "[\"a\"]", "{}",
        "{\"X\":1}", "{\"X\":\"a\"}", "{\"Y\":\"b\",\"X\":2}", "{\"$type\":\"d\",\"Z\":3}", "{\"V\":1}", " 1 ", "\n\t\"a\" ", "", " ",
        "nul", "nulls", "tru", "truex", "01", "-", "1x", "\"a", "[1", "[1,]", "{\"X\":1", "{\"X\":}", "{X:1}", "'a'", "x", "1 2", "[] []"
        """;

    private const string Harness = """"
        sealed class Holder { public A V { get; set; } = default!; public int W { get; set; } }

        [SpanCodec(typeof(A))] [SpanCodec(typeof(List<A>), PropertyName = "List")] OPTIONS_OF_CLASS
        partial class Codecs;

        static class Program
        {
            static readonly JsonSerializerOptions Plain = Options(), Bridged = Options();

            static string[] Run()
            {
                Plain.TypeInfoResolver = new DefaultJsonTypeInfoResolver();
                Bridged.TypeInfoResolverChain.Add(Codecs.Resolver);
                Bridged.TypeInfoResolverChain.Add(new DefaultJsonTypeInfoResolver());
                var found = new List<string> { Codecs.Resolver.WhyNot(typeof(A), Bridged) ?? "used" };
                int read = 0;
                foreach (string json in new[] { DOCUMENTS })
                {
                    byte[] utf8 = System.Text.Encoding.UTF8.GetBytes(json);
                    // First, as buffers have the same text afterwards.
                    Compare(found, json, Of(() => Reader(utf8, Plain)), Of(() => Reader(utf8, Bridged)));
                    string one = Of(() => JsonSerializer.Deserialize<A>(json, Plain));
                    read += one[0] == '=' ? 1 : 0;
                    Compare(found, json, one, Of(() => Codecs.A.Deserialize(json)));
                    Compare(found, json, one, Of(() => JsonSerializer.Deserialize<A>(json, Bridged)));
                    Compare(found, json, one, Of(() => Codecs.A.Deserialize((ReadOnlySpan<byte>)utf8)));
                    Compare(found, json, Kind(one), Kind(Of(() => Codecs.A.DeserializeAsync(new Pieces(utf8)).AsTask().Result)));
                    Compare(found, json, Kind(one), Kind(Of(() =>
                        JsonSerializer.DeserializeAsync<A>(new Pieces(utf8), Bridged).AsTask().Result)));
                    Compare(found, json, Of(() => Inside(json, Plain)), Of(() => Inside(json, Bridged)));
                    string list = $"[{json},{json}]";
                    string many = OfMany(() => JsonSerializer.Deserialize<List<A>>(list, Plain)!.Last());
                    Compare(found, list, many, OfMany(() => Codecs.List.Deserialize(list)!.Last()));
                    Compare(found, list, many, OfMany(() => JsonSerializer.Deserialize<List<A>>(list, Bridged)!.Last()));
                    // Paths of what is no JSON may differ inside of collections.
                    string OfMany(Func<A?> read) => IsJson(json) ? Of(read) : Kind(Of(read));
                }

                int written = 0;
                foreach (A value in new A[] { VALUES })
                {
                    written++;
                    string one = Text(() => JsonSerializer.Serialize(value, Plain));
                    Compare(found, "value", one, Text(() => Codecs.A.SerializeToString(value)));
                    Compare(found, "value", one, Text(() => JsonSerializer.Serialize(value, Bridged)));
                    var held = new { V = value, O = (object?)value, L = new[] { value, value } };
                    Same(held, Plain, Bridged);
                    JsonSerializerOptions indented = new(Bridged) { WriteIndented = true }, plain = new(Plain) { WriteIndented = true };
                    Same(held, plain, indented);
                }

                void Same<T>(T held, JsonSerializerOptions without, JsonSerializerOptions with) =>
                    Compare(found, "held", Written(held, without), Written(held, with));

                static string Written<T>(T held, JsonSerializerOptions options) => Text(() => JsonSerializer.Serialize(held, options));

                found.Add($"{read} read, {written} written");
                return [.. found];
            }

            static JsonSerializerOptions Options() => new() { OPTIONS };

            static A Inside(string json, JsonSerializerOptions options) =>
                JsonSerializer.Deserialize<Holder>($$"""{"W":1,"V":{{json}}}""", options)!.V;

            static A Reader(byte[] utf8, JsonSerializerOptions options)
            {
                var reader = new Utf8JsonReader(Segment.Of(utf8, 3));
                return JsonSerializer.Deserialize<A>(ref reader, options)!;
            }

            static void Compare(List<string> found, string json, string expected, string actual)
            {
                if (expected != actual)
                    found.Add($"{json}: {expected} | {actual}");
            }

            static bool IsJson(string json)
            {
                try
                {
                    using JsonDocument read = JsonDocument.Parse(json);
                    return true;
                }
                catch (JsonException)
                {
                    return false;
                }
            }

            static string Kind(string outcome) => outcome[0] == '=' ? outcome : outcome.Split(' ')[0];

            static string Of(Func<A?> read)
            {
                try
                {
                    A? value = read();
                    object? held = value is null ? null : typeof(A).GetProperty("Value")!.GetValue(value);
                    return value is null ? "=nothing" : $"={held?.GetType()} {JsonSerializer.Serialize(held)} {value}";
                }
                catch (Exception failure)
                {
                    return Told(failure);
                }
            }

            static string Text(Func<string> write)
            {
                try
                {
                    return "=" + write();
                }
                catch (Exception failure)
                {
                    return failure.GetType().Name;
                }
            }

            static string Told(Exception failure)
            {
                failure = failure is AggregateException all ? all.InnerException! : failure;
                // Messages of a codec name what is in a nullable.
                string message = System.Text.RegularExpressions.Regex.Replace(failure.Message, @"System\.Nullable`1\[(.*?)\]", "$1");
                return $"{failure.GetType().Name} {message} {(failure as JsonException)?.Path}";
            }
        }

        sealed class Pieces(byte[] bytes) : System.IO.MemoryStream(bytes)
        {
            public override int Read(Span<byte> buffer) => base.Read(buffer[..Math.Min(1, buffer.Length)]);
            public override ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken token = default) => new(Read(buffer.Span));
        }

        sealed class Segment : System.Buffers.ReadOnlySequenceSegment<byte>
        {
            public static System.Buffers.ReadOnlySequence<byte> Of(byte[] bytes, int length)
            {
                var first = new Segment();
                Segment last = first;
                for (int i = 0; i < bytes.Length; i += length)
                {
                    byte[] part = bytes[i..Math.Min(i + length, bytes.Length)];
                    var next = new Segment { Memory = part, RunningIndex = last.RunningIndex + last.Memory.Length };
                    last.Next = next;
                    last = next;
                }

                return new(first, 0, last, last.Memory.Length);
            }
        }
        """";

    /// <summary>What a framework before .NET 11 does not have, and the compiler wants.</summary>
    internal const string Marks = """

        namespace System.Runtime.CompilerServices
        {
            [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)] public sealed class UnionAttribute : Attribute;
            public interface IUnion { object? Value { get; } }
            [AttributeUsage(AttributeTargets.Class, Inherited = false)]
            public sealed class IsClosedTypeAttribute : Attribute { public Type[] DerivedTypes { get; set; } = []; }
        }
        """;

    internal const string Usings = """
        using System; using System.Collections.Generic; using System.Linq; using System.Runtime.CompilerServices; using System.Text.Json;
        using System.Text.Json.Nodes; using System.Threading; using System.Threading.Tasks; using System.Text.Json.Serialization;
        using System.Text.Json.Serialization.Metadata; using SpanCodecs;

        """;

    private const string Models = """
        sealed record M(int X); sealed record N(string? Y);
        class B { public int X { get; set; } } class D : B { public int Z { get; set; } }
        [JsonDerivedType(typeof(Q), "d")] class P { public int X { get; set; } } class Q : P { public int Z { get; set; } }

        """;

    internal static void Check(string types, string values, string options = "", bool isSeen = true)
    {
        string source = Usings + Models + types + Harness.Replace("DOCUMENTS", Documents, StringComparison.Ordinal)
            .Replace("VALUES", values, StringComparison.Ordinal)
            .Replace("OPTIONS_OF_CLASS", options.Length == 0 ? "" : $"[SpanCodecOptions({options})]", StringComparison.Ordinal)
            .Replace("OPTIONS", options, StringComparison.Ordinal) + Marks;
        source = source.Replace("= CAMEL)]", "= JsonKnownNamingPolicy.CamelCase)]", StringComparison.Ordinal)
            .Replace("= CAMEL", "= JsonNamingPolicy.CamelCase", StringComparison.Ordinal);
        string[] found = NextJson.Run(source, LanguageVersion.CSharp15);
        Assert.True(found is ["used", _], string.Join('\n', found));
        Assert.True(!isSeen || !found[^1].StartsWith("0 read", StringComparison.Ordinal), found[^1]);
        Assert.DoesNotContain(" 0 written", found[^1], StringComparison.Ordinal);
    }
}
