using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Results;
using JsonAot.Lab.YourType;
using JsonAot.Libraries;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>The answer for several types: each by itself, from one file of results.</summary>
public sealed class AnswerOfAllTests : TestsInFolder
{
    private const string Yardstick = "STJ source-gen";

    [Fact]
    public void Each_type_has_its_row_its_winner_and_its_line()
    {
        SubjectAnswer[] answers = [Of("Order", 20), Of("Customer", 200), Of("Line", null)];

        TypeAnswer whole = SubjectAnswer.OfAll(answers, [DeploymentMode.Jit], ["Invoice: no sample of it was given."]);
        var output = new StringWriter { NewLine = "\n" };
        PrintedAnswer.Print(whole, output);
        string[] lines =
            [.. output.ToString().Split('\n').Select(line => string.Join(' ', line.Split(' ', StringSplitOptions.RemoveEmptyEntries)))];

        Assert.Equal("3 types: whom to take, and how many times as fast as STJ source-gen that is", lines[0]);
        Assert.Equal(
            ["Order SpanCodec 20.0 ns 5.00x 20.0 ns 5.00x", "Customer STJ source-gen 100 ns 1x 100 ns 1x", "Line – – –"], lines[2..5]);
        Assert.Contains("Order: Under the JIT take SpanCodec: 5.0x as fast as STJ source-gen.", lines);
        Assert.Contains("Customer: Under the JIT take STJ source-gen.", lines);
        Assert.Contains("Line: Under the JIT nobody both reads and writes it.", lines);
        Assert.Contains("Not measured: Invoice: no sample of it was given.", lines);
        Assert.Equal([true, true, false], answers.Select(answer => answer.IsWhole));
    }

    /// <summary>Nobody else was asked for: whoever is slower than the reference wins all the same, and must not look fast.</summary>
    [Theory]
    [InlineData(20, "take SpanCodec: 5.0x as fast as STJ source-gen, which was not among those asked for.")]
    [InlineData(250, "take SpanCodec: slower than STJ source-gen, 0.40x as fast, which was not among those asked for.")]
    [InlineData(100.5, "take SpanCodec: as fast as STJ source-gen, as far as is proven, which was not among those asked for.")]
    public void A_winner_is_compared_with_the_reference_that_nobody_asked_for(double ns, string expected) =>
        Assert.Contains(expected, Of("Order", ns, "SpanCodec").Whole([]).Sentences[0], StringComparison.Ordinal);

    /// <summary>
    /// They are of a plain native program, whatever native mode is asked for; and an earlier call may have asked for others.
    /// </summary>
    [Fact]
    public void Verdicts_of_the_contenders_are_told_under_every_native_mode()
    {
        Subject subject = Subjects.Of(_folder, "Order", "public class Order { public int Id { get; set; } }", """{"Id":1}""");
        Manifest aot = SteadyResults.Of().Manifest with { Framework = Checkout.Framework, Mode = DeploymentMode.Aot.Name };
        new ResultStore(subject.Results).Save(new Results<VerdictRow>(aot, [Verdict("Newtonsoft.Json"), Verdict("STJ reflection")]));
        Contender[] asked = [Contenders.Named(Yardstick), Contenders.Named("Newtonsoft.Json")];

        Assert.Contains(
            "Do not take Newtonsoft.Json natively", Sentences(DeploymentMode.Jit, DeploymentMode.AotSpeed), StringComparison.Ordinal);
        Assert.DoesNotContain("STJ reflection", Sentences(DeploymentMode.AotSpeed), StringComparison.Ordinal);
        Assert.DoesNotContain("natively", Sentences(DeploymentMode.Jit), StringComparison.Ordinal);

        string Sentences(params DeploymentMode[] modes) => string.Join('\n', Answered(subject, asked, modes).Whole([]).Sentences);

        VerdictRow Verdict(string contender) =>
            new() { Contender = contender, Payload = subject.Name, Verdict = NativeVerdict.SilentlyWrong, Reason = "it loses Id" };
    }

    /// <summary>An earlier call has left its figures, of a machine that was busy then.</summary>
    [Fact]
    public void Times_of_an_earlier_call_are_not_told()
    {
        Subject subject = Subjects.Of(_folder, "Order", "public class Order { public int Id { get; set; } }", """{"Id":1}""");
        DateTimeOffset now = DateTimeOffset.UtcNow;
        Save(now.AddMinutes(-90), work: 1e6, wall: 986e6, 900);
        Assert.DoesNotContain("900 ns", Told(now), StringComparison.Ordinal);
        Assert.DoesNotContain("986 ms", Told(now), StringComparison.Ordinal);
        Assert.Contains("986 ms after it was started", Told(now.AddMinutes(-91)), StringComparison.Ordinal);

        Save(now.AddMinutes(1), work: 20e6, wall: 30.2e6, 100);
        Assert.Contains("Starts took 1.5 times as long as their work, because the machine was busy", Told(now), StringComparison.Ordinal);
        Assert.Contains("100 ns", Told(now), StringComparison.Ordinal);
        Save(now.AddMinutes(2), work: 25e6, wall: 30.2e6, 100);
        Assert.DoesNotContain("because the machine was busy", Told(now), StringComparison.Ordinal);

        string Told(DateTimeOffset since) => string.Join('\n', Answered(
            subject, [Contenders.Named(Yardstick)], [DeploymentMode.Jit], since).Whole([]).Sentences);

        void Save(DateTimeOffset at, double work, double wall, double ns)
        {
            Manifest manifest = SteadyResults.Of().Manifest with { Framework = Checkout.Framework, TakenAt = at };
            var store = new ResultStore(subject.Results);
            store.Save(new TimesResults(manifest, [.. from direction in (string[])[TimesRow.Reading, TimesRow.Writing]
                select SteadyResults.Call(
                    Yardstick, direction, ns) with { Payload = subject.Name, TakenAt = at, WallNs = ns, Quotients = [1, 1, 1] }]));
            store.Save(new Results<StartupRow>(manifest, [new StartupRow
            {
                Program = Yardstick, Payload = subject.Name, TakenAt = at, DoneNs = Estimate.Exactly(wall), WallNs = Estimate.Exactly(wall),
                UserNs = Estimate.Exactly(work), SystemNs = Estimate.Exactly(0), PeakBytes = Estimate.Exactly(4e6),
            }]));
        }
    }

    /// <summary>It was measured beside all others, and says that something is wrong with all of them.</summary>
    [Fact]
    public void Figures_beside_a_twin_that_seems_another_contender_are_not_to_be_used()
    {
        SubjectAnswer answer = Of("Order", 20);
        Assert.DoesNotContain(answer.Whole([]).Sentences, sentence => sentence.StartsWith("Do not use", StringComparison.Ordinal));
        Subject subject = Subjects.Of(_folder, "Order", "public class Order { public int Id { get; set; } }", """{"Id":1}""");
        var store = new ResultStore(subject.Results);
        TimesResults times = store.Read<TimesResults>(Machine.Current, Checkout.Framework, "jit")!;
        TimesRow twin = times.Rows.First(row => row.Contender == Yardstick) with { IsTwin = true, Quotients = [1.1, 1.11, 1.1] };
        store.Save(times with { Rows = [.. times.Rows, twin] });
        answer = Answered(subject, [Contenders.Named(Yardstick), Contenders.Named("SpanCodec")], [DeploymentMode.Jit]);
        Assert.Contains("Do not use the figures of jit: STJ source-gen was 1.10x as fast as itself.", answer.Whole([]).Sentences);
    }

    [Fact]
    public void New_memory_that_is_in_no_time_is_told()
    {
        _ = Of("Order", 20);
        Subject subject = Subjects.Of(_folder, "Order", "public class Order { public int Id { get; set; } }", """{"Id":1}""");
        var store = new ResultStore(subject.Results);
        TimesResults times = store.Read<TimesResults>(Machine.Current, Checkout.Framework, "jit")!;
        Assert.DoesNotContain(Told(), sentence => sentence.StartsWith("Not in the times", StringComparison.Ordinal));
        TimesRow[] large = [.. times.Rows.Select(row => row with { NewPages = 220 })];
        store.Save(times with { Manifest = times.Manifest with { PageNs = 250 }, Rows = large });
        Assert.Contains(NewPage.RemarkOf([220], 250)!, Told());

        IReadOnlyList<string> Told() => Answered(subject, [Contenders.Named(Yardstick)], [DeploymentMode.Jit]).Whole([]).Sentences;
    }

    private static SubjectAnswer Answered(Subject subject, Contender[] asked, DeploymentMode[] modes, DateTimeOffset since = default) =>
        new(subject, asked, modes, Found.Read(new ResultStore(subject.Results), modes, since));

    /// <param name="ns">SpanCodec's time, if the reference takes 100; null if neither has a figure.</param>
    private SubjectAnswer Of(string name, double? ns, params string[] asked)
    {
        Subject subject = Subjects.Of(_folder, name, $"public class {name} {{ public int Id {{ get; set; }} }}", """{"Id":1}""");
        Manifest manifest = SteadyResults.Of().Manifest with { Framework = Checkout.Framework };
        new ResultStore(subject.Results)
            .Save(new TimesResults(manifest, [.. Rows(Yardstick, ns is null ? null : 100), .. Rows("SpanCodec", ns)]));
        string[] names = asked.Length > 0 ? asked : [Yardstick, "SpanCodec"];
        return Answered(subject, [.. names.Select(Contenders.Named)], [DeploymentMode.Jit]);

        IEnumerable<TimesRow> Rows(string contender, double? time) => from direction in (string[])[TimesRow.Reading, TimesRow.Writing]
            select SteadyResults.Call(contender, direction, time ?? 0) with
            {
                Payload = name,
                CpuNs = time,
                WallNs = time,
                Quotients = time is null ? [] : [100 / time.Value, 100 / time.Value, 100 / time.Value],
                Unavailable = time is null ? "it throws" : null,
            };
    }
}
