using System.Text.Json;
using SpanCodecs.Tests.Runtime;
using Xunit;

namespace SpanCodecs.Tests.Surface;

/// <summary>TryDeserialize is false where Deserialize throws a JsonException, and gives the same value otherwise.</summary>
public class TryTests
{
    private static readonly ParcelCodec s_codec = new();
    private static readonly ParcelCodec s_commented = new(new(skipComments: true));

    [Theory]
    [InlineData("""{"Id":1,"Name":"a"}""")]
    [InlineData("null")]
    [InlineData("")]
    [InlineData("{")]
    [InlineData("""{"Id":"x"}""")]
    [InlineData("""{"Id":1} x""")]
    [InlineData("""/* a */ {"Id":1}""")]
    [InlineData("""/* a */ {"Id":}""")]
    public void It_says_what_Deserialize_says(string json)
    {
        foreach (ParcelCodec codec in (ParcelCodec[])[s_codec, s_commented])
        {
            byte[] utf8 = System.Text.Encoding.UTF8.GetBytes(json);
            bool isRead = codec.TryDeserialize(utf8, out Parcel? value);
            Exception? failure = Record.Exception(() => codec.Deserialize(utf8));
            Assert.Equal(failure is null, isRead);
            if (isRead)
                Assert.Equal(codec.SerializeToString(codec.Deserialize(utf8)), codec.SerializeToString(value));
            else
                Assert.IsType<JsonException>(failure);
        }
    }
}
