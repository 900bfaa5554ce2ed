using System.Diagnostics;
using JsonAot.Lab.Report;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Terminal;
using JsonAot.Probe.Answers;
using JsonAot.Try;

namespace JsonAot.Lab.Commands.Try;

/// <summary>Builds the subject, checks its sample, measures with the suite's own verbs, and answers.</summary>
internal sealed class TryRun(TryRequest request, Subject subject, ProgressLine line, CancellationToken stop)
{
    internal int Run()
    {
        var watch = Stopwatch.StartNew();
        line.Say($"Everything that is made is below {ShownPath.Of(subject.Folder)}.");
        var cache = new PublishCache(line.Say);
        var asked = new PublishRequest(ProbeProgram.Probe, DeploymentMode.Jit) { PayloadFolder = subject.SourceFolder };
        bool isKnown = cache.Has(asked);
        // The folder is named after the paths alone. Results of earlier sources in it would be taken for results of these.
        if (!isKnown && Directory.Exists(subject.Results))
            Directory.Delete(subject.Results, recursive: true);
        PublishedProbe probe = cache.GetAll([asked], stop)[0];
        var process = new ProbeProcess(probe.Executable);
        IReadOnlyList<ProbeAdmission> admitted;
        try
        {
            admitted = Admit(probe, process);
        }
        catch (Exception refusal) when (!stop.IsCancellationRequested && (refusal is UnusableException or LabException))
        {
            if (!isKnown)
                PublishCache.Remove(probe);
            throw;
        }

        using RunLock held = ProbeSession.TakeLock();
        string[] able = [.. admitted.Where(one => one.Reason is null).Select(one => one.Contender)];
        request.Made.Keep();
        var verbs = new ChildVerbs(subject, probe, line, stop);
        var timing = new Timing(subject, verbs, $"{LimitsTime.Reading},{LimitsTime.WritingBytes}");
        foreach (DeploymentMode mode in request.Modes.Where(mode => !mode.IsNative))
        {
            timing.Run(mode, process, admitted, stop);
            new Answer(subject, admitted, request.Modes).PrintFirst(mode, watch.Elapsed);
        }

        // Nothing is built while something is timed, and the first figures do not wait for native programs.
        IReadOnlyDictionary<DeploymentMode, PublishedProbe> native = request.HasNative
            ? new NativePrograms(subject, cache).Publish(request.Modes, able, stop)
            : new Dictionary<DeploymentMode, PublishedProbe>();
        foreach ((DeploymentMode mode, PublishedProbe program) in native)
        {
            if (program.Unavailable is { } missing)
            {
                verbs.AddProblem($"{mode.Name}: {missing}");
                continue;
            }

            timing.Run(mode, new ProbeProcess(program.Executable), admitted, stop);
            new Answer(subject, admitted, request.Modes).PrintFirst(mode, watch.Elapsed);
        }

        IEnumerable<DeploymentMode> missingModes = native.Values.Where(program => program.Unavailable is not null)
            .Select(program => program.Mode);
        DeploymentMode[] measured = [.. request.Modes.Except(missingModes)];
        MeasureProcesses(verbs, able, measured);
        line.Dispose();
        string page = Path.Combine(subject.Folder, "report.html");
        TypeAnswer answer = new Answer(subject, admitted, request.Modes).Whole(verbs.Problems);
        Print(answer);
        Console.WriteLine($"Results: {ShownPath.Of(subject.Results)}");
        ReportFile.Write(page, HtmlReport.Render(ReportModel.Load(subject.Results), answer), "auto");
        return verbs.Problems.Count == 0 ? ExitCodes.Success : ExitCodes.CouldNotMeasure;
    }

    /// <summary>Whether the type keeps its sample, and who keeps the type.</summary>
    /// <exception cref="UnusableException">It does not.</exception>
    /// <exception cref="LabException">Nobody does, or there is no program to ask.</exception>
    private IReadOnlyList<ProbeAdmission> Admit(PublishedProbe probe, ProbeProcess process)
    {
        if (probe.Unavailable is { } reason)
        {
            throw PublishOutput.IsOfMachine(reason)
                ? new LabException(reason)
                : new LabException($"The type cannot be built into a program. {reason}", ExitCodes.Usage);
        }

        var roundTrip = new RoundTrip(process, subject, line.Say);
        roundTrip.Check(request.IsLossy);
        roundTrip.CheckBuilt();
        line.Show("asking every contender whether it keeps the value");
        IReadOnlyList<ProbeAdmission> admitted = ProbeAdmission.AskAll(process, request.Libraries, subject.Name, Timing.LimitOfGate, stop);
        if (admitted.Any(one => one.Reason is null))
            return admitted;
        string reasons = string.Join("; ", admitted.Select(one => $"{one.Contender}: {one.Reason}").Take(3));
        throw new LabException(
            $"No contender can do {subject.Type.Root.Text}: {reasons}. Try a simpler part of the type with --type.",
            ExitCodes.CouldNotMeasure);
    }

    private static void Print(TypeAnswer answer)
    {
        answer.Table.Print();
        foreach (string note in answer.Notes)
            Note.Print(note);
        Console.WriteLine();
        foreach (string sentence in answer.Sentences)
            Note.Print(sentence);
        Console.WriteLine();
        if (answer.Winner is { } winner)
        {
            Console.WriteLine($"To adopt {winner}:");
            foreach (string code in answer.Code)
                Console.WriteLine($"    {code}");
            Console.WriteLine();
        }
    }

    private void MeasureProcesses(ChildVerbs verbs, string[] able, DeploymentMode[] measured)
    {
        IReadOnlyList<string> few = DefaultContestants.ForProcesses(able);
        if (few.Count == 0)
            return;
        DeploymentMode[] native = [.. measured.Where(mode => mode.IsNative)];
        // A native program starts in milliseconds; how long the JIT takes is the same for every type.
        DeploymentMode[] startModes = native.Length > 0 ? native : measured;
        // Those that were timed in a native program have passed the gate in it: only they can start there.
        IReadOnlyList<string> started = native.Length > 0
            ? [.. few.Intersect(new Answer(subject, [], request.Modes).TimedNatively())]
            : few;
        string[] modes = ["--modes", string.Join(',', startModes.Select(mode => mode.Name))];
        if (OperatingSystem.IsLinux() && started.Count > 0)
        {
            verbs.Run("starting processes", ["startup", .. ChildVerbs.Repeated(started), .. modes, "--quick"]);
            // Beside the framework, which every program under the JIT has, a serializer weighs next to nothing.
            if (native.Length > 0)
                verbs.Run("bytes on disk", ["size", .. ChildVerbs.Repeated(started), .. modes]);
        }

        IReadOnlyList<string> judged = DefaultContestants.ForVerdicts(few);
        if (native.Length > 0 && judged.Count > 0)
            verbs.Run("what others do compiled ahead of time", ["verdicts", .. ChildVerbs.Repeated(judged), "--modes", "aot"]);
    }
}
