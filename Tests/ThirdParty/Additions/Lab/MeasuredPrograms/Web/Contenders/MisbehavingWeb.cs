using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Lab.MeasuredPrograms.Web.Contenders;

/// <summary>Right for some requests, and then its reader does something else.</summary>
internal abstract class MisbehavingWeb(int right, Action misbehave) : WebContender
{
    internal override WebOffer<T> Offer<T>(Payload<T> payload, byte[] document) => new Misbehaving<T>(payload.Metadata, right, misbehave);

    private sealed class Misbehaving<T>(JsonTypeInfo<T> typeInfo, int right, Action misbehave) : Endpoint<T>
        where T : class
    {
        private int _read;

        internal override ValueTask<T?> ReadAsync(HttpRequest request)
        {
            if (Interlocked.Increment(ref _read) > right)
                misbehave();
            return request.ReadFromJsonAsync(typeInfo);
        }

        internal override Task WriteAsync(HttpResponse response, T? value) => response.WriteAsJsonAsync(value!, typeInfo);
    }
}

internal sealed class HangsWeb() : MisbehavingWeb(0, () => Thread.Sleep(Timeout.Infinite));

internal sealed class HangsLaterWeb() : MisbehavingWeb(100, () => Thread.Sleep(Timeout.Infinite));

internal sealed class LeavesWeb() : MisbehavingWeb(0, () => Environment.Exit(0));

internal sealed class OverflowsLaterWeb() : MisbehavingWeb(100, () => Deeper(1))
{
    private static int Deeper(int depth) => Deeper(depth + 1) + depth;
}

internal sealed class AllocatesWeb() : MisbehavingWeb(0, Memory.Take);

internal sealed class AllocatesLaterWeb() : MisbehavingWeb(100, Memory.Take);

/// <summary>Not even its start comes to an end.</summary>
internal sealed class NeverStartsWeb : WebContender
{
    internal override WebOffer<T> Offer<T>(Payload<T> payload, byte[] document)
    {
        Thread.Sleep(Timeout.Infinite);
        return default;
    }
}

internal static class Memory
{
    private static readonly List<byte[]> Kept = [];

    internal static void Take()
    {
        while (true)
        {
            byte[] more = new byte[1 << 20];
            more.AsSpan().Fill(1);
            lock (Kept)
                Kept.Add(more);
        }
    }
}
