using System.Text.Json;
using Xunit;

namespace JsonAot.Tests.Malformed;

internal static class ReadingCheck
{
    internal static void MustRefuse<T>(Func<byte[], T?> read, byte[] document, string fault)
    {
        Assert.False(Oracle.IsWellFormed(document), $"the test's own document is well formed: {fault}");
        T? value;
        try
        {
            value = read(document);
        }
        catch (Exception refusal)
        {
            Refusal.MustBePlaced(refusal, document);
            return;
        }

        Assert.Fail($"{fault}: read as {value?.ToString() ?? "null"}: {Refusal.Show(document)}");
    }

    /// <summary>Data may come only out of a well-formed document, and must then be what that document says.</summary>
    internal static void MustRefuseOrRead<T>(ICodec<T> codec, Payload<T> payload, byte[] document)
        where T : class
    {
        T? value;
        try
        {
            value = codec.Deserialize(document);
        }
        catch (Exception refusal)
        {
            Refusal.MustBePlaced(refusal, document);
            return;
        }

        Assert.True(Oracle.IsWellFormed(document), $"malformed, but read: {Refusal.Show(document)}");
        if (TryReadWithSystemTextJson(payload, document, out T? expected))
            Assert.True(payload.AreEqual(expected, value), $"not what System.Text.Json reads in {Refusal.Show(document)}");
        if (value is not null)
            Assert.True(payload.AreEqual(value, codec.Deserialize(codec.SerializeToUtf8Bytes(value))), $"changed by writing what was read in {Refusal.Show(document)}");
    }

    private static bool TryReadWithSystemTextJson<T>(Payload<T> payload, byte[] document, out T? value)
        where T : class
    {
        value = null;
        try
        {
            value = JsonSerializer.Deserialize(document, payload.Metadata);
            return true;
        }
        catch (JsonException)
        {
            return false;
        }
    }
}
