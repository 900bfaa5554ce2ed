using JsonAot.Lab;
using JsonAot.Lab.BenchmarkHost.Arguments;
using JsonAot.Lab.Claims;
using JsonAot.Lab.Commands.Run;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Lab.WholeRun;

public class RunPlanTests
{
    private static RunScope Scope(bool full = false) => RunScope.Of(full, null, null, "jit,aot");

    private static IReadOnlyList<Stage> Plan(RunScope scope) => new RunPlan(scope, new ResultStore("/results")).Stages();

    private static VerbStage Find(IEnumerable<Stage> stages, string id) => (VerbStage)stages.Single(stage => stage.Id == id);

    private static IEnumerable<string> ContendersOf(Measuring run) => run.Contenders.Select(contender => contender.Name);

    private static IEnumerable<string> PayloadsOf(Measuring run) => run.Payloads.Select(payload => payload.Name);

    private static Measuring Prepared(VerbStage stage)
    {
        using var line = new ProgressLine();
        return stage.Verb.Prepare(stage.Wanted, line, new PublishCache(_ => { }));
    }

    [Fact]
    public void The_gate_comes_first_and_everything_is_measured_with_the_same_contenders()
    {
        IReadOnlyList<Stage> stages = Plan(Scope());
        Assert.Equal(["verify", "times", "startup", "size", "verdicts"], stages.Select(stage => stage.Id));
        Assert.True(stages[0].IsGate);
        Assert.All(stages, stage => Assert.Equal(ContenderSets.Quick.Order(), ContendersOf(Prepared((VerbStage)stage)).Order()));
        // Without a native mode there are no native verdicts.
        Assert.DoesNotContain(Plan(RunScope.Of(false, null, null, "jit")), stage => stage.Id == "verdicts");
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Every_stage_writes_to_the_same_folder(bool full)
    {
        foreach (Stage stage in Plan(Scope(full)))
        {
            string folder = stage is HostStage host
                ? HostArguments.Parse(host.Arguments, "jit", "net99.0").ResultsFolder!
                : Prepared((VerbStage)stage).Store.Root;
            Assert.Equal("/results", folder);
        }
    }

    /// <summary>A machine without a linker runs one mode: every stage is prepared before the first one measures.</summary>
    [Theory]
    [InlineData("jit")]
    [InlineData("aot")]
    public void Every_stage_of_a_full_run_in_one_mode_can_be_prepared(string mode) => Assert.All(
        Plan(RunScope.Of(full: true, null, null, mode)).OfType<VerbStage>(), stage => Assert.NotEmpty(Prepared(stage).Modes));

    /// <summary>
    /// One program of a contender has them all, so that all cost little more than one; a start and a size take a program for each.
    /// </summary>
    [Fact]
    public void A_full_run_has_verdicts_on_all_payloads_and_starts_and_sizes_of_one()
    {
        IReadOnlyList<Stage> stages = Plan(Scope(full: true));
        Assert.Equal(InBox.Payloads.Select(payload => payload.Name), PayloadsOf(Prepared(Find(stages, "verdicts"))));
        Assert.Equal(["CalibrationPoints"], PayloadsOf(Prepared(Find(stages, "startup"))));
        Assert.Equal(["CalibrationPoints"], PayloadsOf(Prepared(Find(stages, "size"))));
        Assert.Equal(["CalibrationPoints"], PayloadsOf(Prepared(Find(Plan(Scope()), "verdicts"))));
    }

    /// <summary>Another document of a kind would say the same, and each takes a minute.</summary>
    [Fact]
    public void Forms_and_frameworks_are_measured_on_one_payload_of_each_kind()
    {
        IReadOnlyList<Stage> stages = Plan(Scope(full: true));
        Assert.Equal(PayloadSets.OneOfEachKind.Order(), PayloadsOf(Prepared(Find(stages, "forms"))).Order());
        Assert.Equal(PayloadSets.OneOfEachKind.Order(), PayloadsOf(Prepared(Find(stages, "frameworks"))).Order());
        Assert.Equal(InBox.Payloads.Count, Prepared(Find(stages, "lanes")).Payloads.Count);
    }

    /// <summary>A stage that asks for something else is another stage: an interrupted run may not take it for done.</summary>
    [Fact]
    public void Everything_that_is_asked_for_is_in_the_key_of_a_stage()
    {
        string[] keys =
        [
            KeyOf(Scope()),
            KeyOf(Scope(full: true)),
            KeyOf(RunScope.Of(false, null, null, "jit")),
            KeyOf(RunScope.Of(false, ["STJ *"], null, "jit")),
            KeyOf(RunScope.Of(false, ["STJ *"], ["Simple"], "jit")), KeyOf(RunScope.Of(true, ["STJ *"], ["Simple"], "jit")),
        ];
        Assert.Equal(keys.Length, keys.Distinct().Count());
        string[] ofAll = [.. Plan(Scope(full: true)).Select(stage => string.Join(' ', stage.Key))];
        Assert.Equal(ofAll.Length, ofAll.Distinct().Count());

        static string KeyOf(RunScope scope) => string.Join(' ', Find(Plan(scope), "times").Key);
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
        HostStage[] hosts = [.. Plan(Scope(full: true)).OfType<HostStage>()];
        Assert.Contains("NativeAot", types);
        Assert.All(types, type => Assert.Contains(hosts, stage => Values(stage, "--filter").Contains($"*{type}*")
            && Directory.GetFiles(Path.Combine(Repository.Root, stage.Project), $"{type}.cs", SearchOption.AllDirectories).Length > 0));
    }

    /// <summary>A claim whose rows no stage measures would stay "not measured" after an hour.</summary>
    [Fact]
    public void A_full_run_measures_every_row_that_a_claim_needs()
    {
        HashSet<string> measured = [.. TimesStages().SelectMany(CallsOf)];
        HostStage[] hosts = [.. Plan(Scope(full: true)).OfType<HostStage>()];
        string[] rows = [.. HeadlineClaims.All.SelectMany(claim => claim.Tests).SelectMany(test => test.Rows)];
        Assert.NotEmpty(rows);
        Assert.All(rows, row => Assert.True(
            measured.Contains(row) || hosts.Any(stage => IsOf(stage, row)), $"No stage of a full run measures {row}."));

        static bool IsOf(HostStage host, string row) => Values(host, "--filter").Contains($"*{row.Split('.')[0]}*")
            && (!row.Contains("Payload=", StringComparison.Ordinal)
                || Values(host, "--payload").Any(payload => row.Contains($"Payload={payload},", StringComparison.Ordinal)));
    }

    private static IEnumerable<VerbStage> TimesStages() =>
        Plan(Scope(full: true)).OfType<VerbStage>().Where(stage => stage.Verb is TimesVerb);

    private static IEnumerable<string> CallsOf(VerbStage stage)
    {
        Measuring run = Prepared(stage);
        return from payload in run.Payloads
               from contender in run.Contenders
               from call in ((TimesVerb)stage.Verb).CallsOf(run)
               select TimesRow.NameOf(
                   payload.Name,
                   contender.Name,
                   call.Direction.ToString().ToLowerInvariant(),
                   call.Lane.ToString().ToLowerInvariant(),
                   call.Form);
    }

    private static IEnumerable<string> Values(HostStage stage, string option) => stage.Arguments.Index()
        .Where(word => word.Item == option)
        .SelectMany(word => stage.Arguments.Skip(word.Index + 1).TakeWhile(value => !value.StartsWith("--", StringComparison.Ordinal)));

    /// <summary>Two kinds were asked for an option by its other name, and measured every contender.</summary>
    [Fact]
    public void A_full_run_that_is_narrowed_narrows_every_kind_leaves_the_articles_out_and_nothing_in_it_is_quick()
    {
        IReadOnlyList<Stage> narrowed = Plan(RunScope.Of(full: true, ["STJ *"], ["Simple"], "jit"));
        Assert.All((string[])["memory", "times", "forms", "lanes", "frameworks"], id => Assert.All(
            ContendersOf(Prepared(Find(narrowed, id))).Where(name => name != ContenderSets.BareCopy),
            name => Assert.StartsWith("STJ ", name, StringComparison.Ordinal)));
        Assert.Equal(["Simple"], PayloadsOf(Prepared(Find(narrowed, "memory"))));
        Assert.All(narrowed, stage => Assert.IsType<VerbStage>(stage));
        Assert.DoesNotContain(narrowed, stage => stage.Key.Contains("--quick=True"));
        Assert.Equal(2, Plan(RunScope.Of(full: false, ["STJ *"], ["Simple"], "jit")).Count(stage => stage.Key.Contains("--quick=True")));
    }

    [Fact]
    public void The_floor_is_timed_in_a_full_run_and_asked_of_nothing_else()
    {
        Assert.Equal(["times"], WithFloor(Plan(Scope(full: true))));
        Assert.Empty(WithFloor(Plan(Scope())));

        static IEnumerable<string> WithFloor(IEnumerable<Stage> stages) => stages.OfType<VerbStage>()
            .Where(stage => stage.Wanted.Contenders?.Any(contender => contender.Name == ContenderSets.BareCopy) == true)
            .Select(stage => stage.Id);
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
        (string Id, HashSet<string> Calls)[] stages = [.. TimesStages().Select(stage => (stage.Id, CallsOf(stage).ToHashSet()))];
        IEnumerable<ClaimTest> tests = HeadlineClaims.All.Where(claim => claim.Quantity == Quantity.Time).SelectMany(claim => claim.Tests)
            .Where(test => IsCall(test.Own) && IsCall(test.Other!));
        Assert.All(tests, test => Assert.True(
            Last(test.Own) is { } stage && stage == Last(test.Other!), $"{test.Own}: {Last(test.Own)}; {test.Other}: {Last(test.Other!)}"));

        static bool IsCall(string row) => row.Contains("serialize(", StringComparison.Ordinal);

        string? Last(string row) => stages.LastOrDefault(stage => stage.Calls.Contains(row)).Id;
    }
}
