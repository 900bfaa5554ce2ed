namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>
/// Makes types, compiles them by the batch, and collects what differs; of each scenario the first difference, made small.
/// </summary>
internal static class Fuzzer
{
    private const int BatchSize = 50;

    /// <param name="report">Told of each finding when it is made.</param>
    internal static Counts Run(ulong firstSeed, int types, Amount amount, Action<Finding> report, int mostFindings = int.MaxValue)
    {
        var counts = new Counts();
        int found = 0;
        for (int done = 0; done < types && found < mostFindings; done += BatchSize)
        {
            Scenario[] scenarios =
                [.. Enumerable.Range(done, Math.Min(BatchSize, types - done)).Select(i => ScenarioMaker.Make(firstSeed + (ulong)i))];
            foreach (Finding finding in Try(scenarios, amount, counts))
            {
                report(finding);
                if (++found >= mostFindings)
                    break;
            }
        }

        return counts;
    }

    /// <summary>The unexplained differences of some scenarios, one of each at most.</summary>
    internal static List<Finding> Try(Scenario[] scenarios, Amount amount, Counts counts) => Try(Batch.Of(scenarios), amount, counts);

    internal static List<Finding> Try(Batch batch, Amount amount, Counts counts)
    {
        var findings = new List<Finding>();
        Parallel.ForEach(batch.Compiled, new ParallelOptions { MaxDegreeOfParallelism = 2 }, compiled =>
        {
            var own = new Counts { Types = 1 };
            Finding? finding = Try(compiled, amount, own);
            lock (findings)
            {
                counts.Add(own);
                if (finding is not null)
                    findings.Add(finding);
            }
        });
        return [.. findings.OrderBy(finding => finding.Scenario.Seed)];
    }

    private static Finding? Try(Compiled compiled, Amount amount, Counts counts)
    {
        switch (compiled.Problem)
        {
            case { Kind: ProblemKind.Invalid }:
                counts.Invalid++;
                counts.Explained("(no C#) " + compiled.Problem.Text.Split(':')[0]);
                return null;
            case { Kind: ProblemKind.GeneratorDied } died:
                return new Finding(compiled.Scenario, Facet.GeneratorDied, [], "", "", died.Text);
            case { Kind: ProblemKind.DoesNotCompile } broken:
                return new Finding(compiled.Scenario, Facet.DoesNotCompile, [], "", "", broken.Text);
            case { Kind: ProblemKind.Refused }:
                counts.Refused++;
                break;
        }

        foreach (Finding finding in Trial.Of(compiled, counts).Run(amount))
        {
            if (finding.Rule is null)
                return finding;
            counts.Explained(finding.Rule);
        }

        return null;
    }
}
