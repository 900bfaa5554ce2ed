using System.Runtime.CompilerServices;
using System.Text.Json.Serialization;

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    internal sealed class UnionAttribute : Attribute;
}

namespace SpanCodecs.Tests.Unions
{
    internal sealed record Money(decimal Amount, string Currency);

    /// <summary>As the compiler makes it of <c>union Price(int, string, Money, int[])</c>.</summary>
    [Union]
    internal readonly struct Price
    {
        public Price(int value) => Value = value;

        public Price(string value) => Value = value;

        public Price(Money value) => Value = value;

        public Price(int[] value) => Value = value;

        public object? Value { get; }
    }

    internal sealed record Article(string Name, Price Price, Price? Before, Price[] Others);

    [JsonSerializable(typeof(Article))]
    [JsonSerializable(typeof(Price))]
    internal sealed partial class AppJsonContext : JsonSerializerContext;

    [SpanCodec(typeof(Article))]
    [SpanCodec(typeof(Price))]
    internal static partial class Codecs;
}
