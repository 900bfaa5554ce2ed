namespace SpanCodecs.Tests.Checks;

/// <summary>JsonSerializer with the resolver does what it does without, document by document and overload by overload.</summary>
internal static class BridgeChecks
{
    internal static void Run(Tally tally, Amount amount)
    {
        tally.Require(
            AllSubjects.InEveryLane.Count(subject => subject.IsBridged) > AllSubjects.InEveryLane.Count / 5,
            "bridge",
            () => "too few types are read by codecs");
        foreach (Subject subject in AllSubjects.InEveryLane)
        {
            foreach (byte[] sample in subject.Samples)
                tally.CompareBridge(subject, sample, inEveryLane: true);
        }

        foreach (Case made in StreamCases.All()
            .Where(made => AllSubjects.IsThere(made.Subject) && AllSubjects.Named(made.Subject).IsBridged))
            tally.CompareBridge(AllSubjects.Named(made.Subject), made.Document, inEveryLane: true);
        foreach (Case made in AllCases.InEveryLane.Where((_, index) => index % (2 * amount.Stride) == 0))
            tally.CompareBridge(AllSubjects.Named(made.Subject), made.Document, inEveryLane: true);
        Parallel.ForEach(AllSubjects.InEveryLane.Where(subject => subject.IsBridged), subject =>
        {
            byte[][] samples = [.. subject.Samples.Where(sample => sample.Length < 2_000)];
            foreach (byte[] document in samples.SelectMany(sample => Mutations.EveryTruncation(sample, 5 * amount.Stride)))
                tally.CompareBridge(subject, document, inEveryLane: false);
            foreach (byte[] document in samples.SelectMany(sample => Mutations.EveryByte(sample, 29 * amount.Stride)))
                tally.CompareBridge(subject, document, inEveryLane: false);
        });
    }
}
