#:package SpanCodec@0.1.0

// A program of one file: dotnet run hello.cs
using SpanCodecs;

byte[] utf8 = Codecs.Order.SerializeToUtf8Bytes(new Order(7, ["tea", "milk"]));
Order? order = Codecs.Order.Deserialize(utf8);
Console.WriteLine($"{order?.Id}: {string.Join(", ", order?.Articles ?? [])}");

[SpanCodec(typeof(Order))]
internal static partial class Codecs;

internal sealed record Order(int Id, string[] Articles);
