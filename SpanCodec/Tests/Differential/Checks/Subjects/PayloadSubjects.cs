using System.Text.Json;
using JsonAot.Codecs;
using JsonAot.Payloads.Polygons;
using JsonAot.Payloads.Texts;
using JsonAot.Tests.Payloads;

namespace SpanCodecs.Tests.Checks;

/// <summary>Every payload of the suite that has a SpanCodec, with its document: a long one cut down to what shows something new.</summary>
internal static class PayloadSubjects
{
    internal static IEnumerable<Subject> All() => Collect().Subjects;

    /// <summary>The whole documents, for the checks that need no change in them.</summary>
    internal static IEnumerable<(string Subject, byte[] Document)> WholeDocuments() => Collect().Documents;

    private static Collector Collect()
    {
        var collector = new Collector();
        foreach (IPayload payload in InBox.Payloads)
            payload.Accept(collector);
        return collector;
    }

    private sealed class Collector : IPayloadVisitor
    {
        internal List<Subject> Subjects { get; } = [];

        internal List<(string Subject, byte[] Document)> Documents { get; } = [];

        public void Visit<T>(Payload<T> payload)
            where T : class
        {
            if (payload is not IHasSpanCodec<T> own)
                return;
            byte[] reduced = JsonSerializer.SerializeToUtf8Bytes(RepresentativeValue.Of(payload), payload.Reference);
            Subjects.Add(AllSubjects.OfBytes(own.SpanCodec, payload.Reference, reduced, payload.Name));
            Documents.Add((payload.Name, payload.CanonicalUtf8));
        }
    }
}
