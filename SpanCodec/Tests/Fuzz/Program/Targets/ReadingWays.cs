using System.IO.Pipelines;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>The numbers of the ways, and those that are one call.</summary>
internal static class ReadingWays<T>
{
    internal const int Reader = 5;
    internal const int Characters = 6;
    internal const int Limited = 7;
    internal const int Trying = 8;
    internal const int Writing = 9;
    internal const int Count = 10;

    internal static readonly (string Name, bool IsStream, Func<SpanCodec<T>, byte[], byte, T?> Read)[] Plain =
    [
        ("before a forbidden page", false, (codec, document, _) => Guarded.Read(codec, document)),
        ("segments", false, (codec, document, cut) => codec.Deserialize(Segments.Cut(document, Cuts.Of(cut)))),
        ("stream", true, (codec, document, cut) => codec.Deserialize(new TricklingStream(document, 1 + (cut % 64)))),
        ("asynchronous stream", true, (codec, document, cut) =>
            Waiting.For(codec.DeserializeAsync(new TricklingStream(document, 1 + (cut % 64))))),
        ("pipe", true, (codec, document, cut) =>
            Waiting.For(codec.DeserializeAsync(PipeReader.Create(new TricklingStream(document, 1 + (cut % 64)))))),
    ];

    /// <summary>First bytes of inputs: each way, cut in some manner.</summary>
    internal static IEnumerable<byte[]> Controls =>
        from way in Enumerable.Range(0, Count)
        from cut in way is Reader or Writing ? (int[])[0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : way == Limited ? [12, 255] : [2]
        select new[] { (byte)way, (byte)cut };
}
