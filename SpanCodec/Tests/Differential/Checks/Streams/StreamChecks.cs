namespace SpanCodecs.Tests.Checks;

/// <summary>Documents that come in pieces, from streams and pipes, as single values and as sequences.</summary>
internal static class StreamChecks
{
    private static readonly int[] Pieces = [1, 7, 64];

    // One after the other: waiting for asynchronous lanes on all threads of the pool leaves none to complete them.
    internal static void Run(Tally tally, Amount amount)
    {
        foreach (Case made in StreamCases.All()
            .Where(made => AllSubjects.IsThere(made.Subject) && AllSubjects.Named(made.Subject).HasLanes))
            CompareInAll(tally, AllSubjects.Named(made.Subject), made.Document);
        int index = 0;
        foreach ((Subject subject, byte[] document) in Documents(amount.Stride))
        {
            if (amount.Stride == 1)
                CompareInAll(tally, subject, document);
            else if (index % amount.Stride == 0)
                tally.CompareStreams(subject, document, Pieces[index / amount.Stride % Pieces.Length]);
            index++;
        }
    }

    private static void CompareInAll(Tally tally, Subject subject, byte[] document)
    {
        foreach (int piece in Pieces)
            tally.CompareStreams(subject, document, piece);
    }

    private static IEnumerable<(Subject Subject, byte[] Document)> Documents(int stride)
    {
        foreach (Case made in AllCases.InEveryLane)
            yield return (AllSubjects.Named(made.Subject), made.Document);
        foreach (Subject subject in AllSubjects.InEveryLane)
        {
            foreach (byte[] sample in subject.Samples.Where(sample => sample.Length < 2_000))
            {
                yield return (subject, sample);
                foreach (byte[] document in Mutations.EveryTruncation(sample, stride).Concat(Mutations.EveryByte(sample, 17 * stride)))
                    yield return (subject, document);
            }
        }
    }
}
