using JsonAot.Lab;
using JsonAot.Lab.BenchmarkHost.Arguments;
using JsonAot.Lab.Claims;
using JsonAot.Lab.Commands.Run;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Lab.WholeRun;

public class RunPlanTests
{
    private static RunScope Scope(bool full = false) => RunScope.Of(full, null, null, "jit,aot");

    private static IReadOnlyList<Stage> Plan(RunScope scope) => new RunPlan(scope, "/results").Stages();

    [Fact]
    public void The_gate_comes_first_and_everything_is_measured_with_the_same_contenders()
    {
        IReadOnlyList<Stage> stages = Plan(Scope());
        Assert.Equal(["verify", "times", "startup", "size", "verdicts"], stages.Select(stage => stage.Id));
        Assert.True(stages[0].IsGate);
        Assert.All(stages, stage => Assert.Contains("STJ source-gen", stage.Words));
        Assert.All(stages, stage => Assert.DoesNotContain("ServiceStack.Text", stage.Words));
        Assert.All(stages, stage => Assert.Equal(["--results", "/results"], stage.Words.TakeLast(2)));
        // Without a native mode there are no native verdicts.
        Assert.DoesNotContain(Plan(RunScope.Of(false, null, null, "jit")), stage => stage.Id == "verdicts");
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Every_stage_is_a_command_that_could_be_given_by_hand(bool full)
    {
        foreach (Stage stage in Plan(Scope(full)))
        {
            if (stage.Verb is { } verb)
                Assert.Empty(LabCommand.Errors([verb.Name, .. stage.Words]));
            else
                Assert.Equal(["/results"], [HostArguments.Parse(stage.Words, "jit", "net99.0").ResultsFolder]);
        }
    }

    /// <summary>A machine without a linker runs one mode: every stage is prepared before the first one measures.</summary>
    [Theory]
    [InlineData("jit")]
    [InlineData("aot")]
    public void Every_stage_of_a_full_run_in_one_mode_can_be_prepared(string mode)
    {
        using var line = new ProgressLine();
        var programs = new PublishCache(_ => { });
        foreach (Stage stage in Plan(RunScope.Of(full: true, null, null, mode)))
        {
            if (stage.Verb is { } verb)
                Assert.NotEmpty(verb.Prepare(verb.Create().Parse([.. stage.Words]), line, programs).Modes);
        }
    }

    /// <summary>
    /// One program of a contender has them all, so that all cost little more than one; a start and a size take a program for each.
    /// </summary>
    [Fact]
    public void A_full_run_has_verdicts_on_all_payloads_and_starts_and_sizes_of_one()
    {
        IReadOnlyList<Stage> stages = Plan(Scope(full: true));
        Assert.Equal(InBox.Payloads.Select(payload => payload.Name), PayloadsOf("verdicts"));
        Assert.Equal(["CalibrationPoints"], PayloadsOf("startup"));
        Assert.Equal(["CalibrationPoints"], PayloadsOf("size"));
        stages = Plan(Scope());
        Assert.Equal(["CalibrationPoints"], PayloadsOf("verdicts"));

        IEnumerable<string> PayloadsOf(string verb)
        {
            string[] arguments = [.. stages.Single(stage => stage.Id == verb).Words];
            return arguments.Index().Where(word => word.Item == "--payload").Select(word => arguments[word.Index + 1]);
        }
    }

    [Fact]
    public void A_quick_run_has_few_contenders_and_a_full_run_has_all()
    {
        Assert.Equal(4, Scope().Contenders.Count);
        Assert.Single(Scope().Payloads);
        Assert.Contains($"4 of {JsonAot.Libraries.Contenders.All.Count} contenders", Scope().Describe(), StringComparison.Ordinal);
        Assert.Equal(JsonAot.Libraries.Contenders.All.Count, Scope(full: true).Contenders.Count);
        Assert.Equal(InBox.Payloads.Count, Scope(full: true).Payloads.Count);
    }

    /// <summary>A kind in the result files and in no stage would be one that nobody measures.</summary>
    [Fact]
    public void A_full_run_measures_every_kind()
    {
        string[] measured = [.. Plan(Scope(full: true)).Select(stage => stage.Id)];
        string[] verbs = [.. Kinds.All.Select(kind => kind.Verb?.Create().Name).OfType<string>()];
        Assert.Contains("verify", verbs);
        Assert.Empty(verbs.Except(measured));
        Assert.Equal(measured.Length, measured.Distinct().Count());
    }

    /// <summary>They are of both hosts; what one run does not measure anew stays of an earlier commit.</summary>
    [Fact]
    public void A_full_run_measures_every_benchmark_whose_rows_are_kept()
    {
        string[] types =
        [
            .. new ResultStore(Checkout.CommittedResults)
                .FilesOf<TimesResults>().SelectMany(path => ResultFile.Read<TimesResults>(path)!.Rows)
                .Select(row => row.Benchmark?.Split('.')[0]).OfType<string>().Distinct(),
        ];
        Stage[] hosts = [.. Plan(Scope(full: true)).Where(stage => stage.Verb is null)];
        Assert.Contains("NativeAot", types);
        Assert.All(types, type => Assert.Contains(hosts, stage => Values(stage, "--filter").Contains($"*{type}*")
            && Directory.GetFiles(Path.Combine(Repository.Root, stage.Host), $"{type}.cs", SearchOption.AllDirectories).Length > 0));
    }

    /// <summary>A claim whose rows no stage measures would stay "not measured" after an hour.</summary>
    [Fact]
    public void A_full_run_measures_every_row_that_a_claim_needs()
    {
        HashSet<string> measured = [.. Plan(Scope(full: true)).Where(stage => stage.Verb?.Name == "times").SelectMany(CallsOf)];
        Stage[] hosts = [.. Plan(Scope(full: true)).Where(stage => stage.Verb is null)];
        string[] rows = [.. HeadlineClaims.All.SelectMany(claim => claim.Tests).SelectMany(test => test.Rows)];
        Assert.NotEmpty(rows);
        Assert.All(rows, row => Assert.True(
            measured.Contains(row) || hosts.Any(stage => IsOf(stage, row)), $"No stage of a full run measures {row}."));

        static bool IsOf(Stage host, string row) => Values(host, "--filter").Contains($"*{row.Split('.')[0]}*")
            && (!row.Contains("Payload=", StringComparison.Ordinal)
                || Values(host, "--payload").Any(payload => row.Contains($"Payload={payload},", StringComparison.Ordinal)));
    }

    private static IEnumerable<string> CallsOf(Stage stage) =>
        from payload in Values(stage, "--payload")
        from contender in Values(stage, "--contender")
        from lane in Values(stage, "--lanes").SelectMany(lanes => lanes.Split(','))
        from direction in new[] { TimesRow.Reading, TimesRow.Writing }
        select TimesRow.NameOf(payload, contender, direction, lane, TimesRow.Canonical);

    private static IEnumerable<string> Values(Stage stage, string option) => stage.Words.Index()
        .Where(word => word.Item == option)
        .SelectMany(word => stage.Words.Skip(word.Index + 1).TakeWhile(value => !value.StartsWith("--", StringComparison.Ordinal)));

    /// <summary>Two kinds were asked for an option by its other name, and measured every contender.</summary>
    [Fact]
    public void A_full_run_that_is_narrowed_narrows_every_kind_leaves_the_articles_out_and_nothing_in_it_is_quick()
    {
        IReadOnlyList<Stage> narrowed = Plan(RunScope.Of(full: true, ["STJ *"], ["Simple"], "jit"));
        Assert.All((string[])["memory", "times"], verb => Assert.Contains("--contender", narrowed.Single(stage => stage.Id == verb).Words));
        Assert.DoesNotContain(narrowed, stage => stage.Verb is null);
        Assert.DoesNotContain(narrowed, stage => stage.Words.Contains("quick") || stage.Words.Contains("--quick"));
        Assert.Contains(Plan(RunScope.Of(full: false, ["STJ *"], ["Simple"], "jit")), stage => stage.Words.Contains("--quick"));
    }

    [Fact]
    public void The_floor_is_timed_in_a_full_run_and_asked_of_nothing_else()
    {
        Assert.Equal(["times"], Plan(Scope(full: true)).Where(stage => stage.Words.Contains("Bare copy")).Select(stage => stage.Id));
        Assert.DoesNotContain(Plan(Scope()), stage => stage.Words.Contains("Bare copy"));
    }

    [Fact]
    public void What_is_chosen_narrows_either()
    {
        RunScope scope = RunScope.Of(full: true, ["STJ *"], ["Simple"], "jit");
        Assert.All(scope.Contenders, contender => Assert.StartsWith("STJ ", contender.Name, StringComparison.Ordinal));
        Assert.Equal("Simple", Assert.Single(scope.Payloads).Name);
        Assert.Equal("Simple", scope.ProcessPayload.Name);
        Assert.Throws<LabException>(() => RunScope.Of(full: false, ["Nonsense"], null, "jit"));
    }

    /// <summary>
    /// A later stage measures rows of an earlier one anew. Rows that a claim compares, or a variant and its reference, must come from one
    /// stage: those of two are of two runs, and have no ratio.
    /// </summary>
    [Fact]
    public void Calls_that_a_claim_compares_are_measured_in_one_stage()
    {
        Stage[] stages = [.. Plan(Scope(full: true)).Where(stage => stage.Verb?.Name == "times")];
        IEnumerable<ClaimTest> tests = HeadlineClaims.All.Where(claim => claim.Quantity == Quantity.Time).SelectMany(claim => claim.Tests)
            .Where(test => IsCall(test.Own) && IsCall(test.Other!));
        Assert.All(
            tests,
            test => Assert.True(
                Last(test.Own) is { } stage && stage == Last(test.Other!),
                $"{test.Own}: {Last(test.Own)}; {test.Other}: {Last(test.Other!)}"));

        static bool IsCall(string row) => row.Contains("serialize(", StringComparison.Ordinal);

        string? Last(string row) => stages.LastOrDefault(stage => Measures(stage, row))?.Id;

        static bool Measures(Stage stage, string row)
        {
            // Contenders may have a comma in their names: payload first, lane last.
            string[] parts = row.Split('(')[1].TrimEnd(')').Split(", ");
            string contender = string.Join(", ", parts[1..^1]);
            return Values(stage, "--payload").Contains(parts[0])
                && Values(stage, "--lanes").DefaultIfEmpty("utf8").Any(lanes => lanes.Split(',').Contains(parts[^1]))
                && Values(stage, "--contender").Contains(contender);
        }

        static string[] Values(Stage stage, string option) =>
            [.. stage.Words.Zip(stage.Words.Skip(1)).Where(pair => pair.First == option).Select(pair => pair.Second)];
    }
}
