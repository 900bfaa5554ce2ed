using System.Text;

namespace SpanCodecs.Tests.Checks;

/// <summary>Everything that is compared with System.Text.Json.</summary>
internal static class AllChecks
{
    internal static IReadOnlyList<Check> List { get; } =
    [
        new("samples", (tally, _) => Samples(tally)),
        new("hand-made cases", (tally, _) => HandMade(tally)),
        new("hand-made cases for every type", HandMadeEverywhere),
        new("lanes", (tally, _) => Lanes(tally)),
        new("streams", StreamChecks.Run),
        new("truncations", (tally, amount) => OnEverySample(tally, amount.Stride, Mutations.EveryTruncation)),
        new("single bytes", (tally, amount) => OnEverySample(tally, amount.ByteStride, Mutations.EveryByte)),
        new("random mutations", RandomMutations),
        new("documents from a grammar", FromGrammar),
        new("numbers", NumberChecks.Run),
        new("dates", DateChecks.Run),
        new("characters", CharacterChecks.Run),
        new("texts", TextChecks.Run),
        new("paths", PathChecks.Run),
        new("by JsonSerializer", BridgeChecks.Run),
        new("fallbacks", FallbackChecks.Run),
        new("values", (tally, _) => WrittenValueChecks.Run(tally)),
        new("untyped", UntypedChecks.Run),
        new("patches", PatchChecks.Run),
    ];

    private static void Samples(Tally tally)
    {
        foreach (Subject subject in AllSubjects.List)
        {
            foreach (byte[] sample in subject.Samples)
            {
                // A sample that is not read would make every check that changes it worthless.
                tally.Require(
                    subject.IsAccepted(sample),
                    subject.Name,
                    () => $"{subject.Name}: System.Text.Json refuses the sample {Disagreement.Show(sample)}");
                tally.Compare(subject, sample);
            }
        }
    }

    private static void HandMade(Tally tally) => Parallel.ForEach(AllCases.List, made =>
    {
        Subject subject = AllSubjects.Named(made.Subject);
        if (made.Expectation != Expectation.Either)
        {
            bool isAccepted = subject.IsAccepted(made.Document);
            tally.Require(
                isAccepted == (made.Expectation == Expectation.Accept), made.Subject, () => $"System.Text.Json itself does not: {made}");
        }

        tally.Compare(subject, made.Document);
    });

    // A document that was made for one type is not what another expects, and so tells something about that one too.
    private static void HandMadeEverywhere(Tally tally, Amount amount)
    {
        byte[][] documents =
        [
            .. AllCases.List.Select(made => made.Document)
                .DistinctBy(Convert.ToHexString).Where((_, index) => index % (3 * amount.Stride) == 0),
        ];
        Parallel.ForEach(AllSubjects.List, subject =>
        {
            foreach (byte[] document in documents)
                tally.Compare(subject, document);
        });
    }

    // One after the other: waiting for asynchronous lanes on all threads of the pool leaves none to complete them.
    private static void Lanes(Tally tally)
    {
        foreach (Case made in AllCases.InEveryLane.Where((_, index) => index % 4 == 0))
            tally.CompareLanes(AllSubjects.Named(made.Subject), made.Document);
        foreach (Subject subject in AllSubjects.InEveryLane)
        {
            foreach (byte[] sample in subject.Samples)
                tally.CompareLanes(subject, sample);
        }
    }

    private static void OnEverySample(Tally tally, int stride, Func<byte[], int, IEnumerable<byte[]>> change) =>
        Parallel.ForEach(AllSubjects.List, subject =>
        {
            foreach (byte[] sample in subject.Samples)
            {
                foreach (byte[] document in change(sample, stride))
                    tally.Compare(subject, document);
            }
        });

    private static void RandomMutations(Tally tally, Amount amount)
    {
        // Shares of equal bytes, not of equal numbers: a mutation of a long document costs as much as many of a short one.
        double weights = AllSubjects.List.Sum(Weight);
        Parallel.ForEach(AllSubjects.List, subject =>
        {
            var random = new DeterministicRandom((ulong)subject.Name.Aggregate(17L, (hash, letter) => unchecked((hash * 31) + letter)));
            int count = (int)Math.Ceiling(amount.Mutations * Weight(subject) / weights);
            for (int i = 0; i < count; i++)
                tally.Compare(subject, Mutations.AtRandom(subject.Samples[random.Next(subject.Samples.Length)], random));
        });
    }

    private static double Weight(Subject subject) => 1 / (200 + subject.Samples.Average(sample => sample.Length));

    private static void FromGrammar(Tally tally, Amount amount) => Parallel.ForEach(AllSubjects.List, subject =>
    {
        var random = new DeterministicRandom((ulong)subject.Name.Length + 0x4752414D);
        var grammar = new Grammar(random, subject.MemberNames);
        var rewriting = new Rewriting(random);
        for (int i = 0; i < amount.Mutations / 20 / AllSubjects.List.Count; i++)
        {
            tally.Compare(subject, grammar.Document());
            tally.Compare(subject, rewriting.Of(subject.Samples[i % subject.Samples.Length]));
        }
    });

    internal static byte[] Held(string value) => Encoding.UTF8.GetBytes($"{{\"Value\":{value}}}");
}
