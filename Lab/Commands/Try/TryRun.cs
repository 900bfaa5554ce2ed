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
        var timing = new Timing(subject, verbs, request.IsFull ? string.Join(',', LimitsTime.Tasks) : $"{LimitsTime.Reading},{LimitsTime.WritingBytes}");
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

        DeploymentMode[] measured = [.. request.Modes.Except(native.Values.Where(program => program.Unavailable is not null).Select(program => program.Mode))];
        MeasureProcesses(verbs, able, measured);
        if (request.HasWeb && measured.Length > 0)
            new WebPart(subject).Measure(verbs, able, measured, request.IsFull);
        // Its host is built after all the rest, and nothing is timed meanwhile.
        if (request.IsFull && measured.Length > 0 && SteadyPart.Measure(subject, able, measured, line, stop) is { } problem)
            verbs.AddProblem(problem);
        line.Dispose();
        string page = Path.Combine(subject.Folder, "report.html");
        TypeAnswer answer = new Answer(subject, admitted, request.Modes) { HasMatrix = request.IsFull }.Whole(verbs.Problems);
        Print(answer);
        Console.WriteLine($"Results: {ShownPath.Of(subject.Results)}");
        ReportFile.Write(page, HtmlReport.Render(ReportModel.Load(subject.Results), documents: null, answer), "auto");
        return verbs.Problems.Count == 0 ? ExitCodes.Success : ExitCodes.CouldNotMeasure;
    }

    /// <summary>Whether the type keeps its sample, and who keeps the type.</summary>
    /// <exception cref="UnusableException">It does not.</exception>
    /// <exception cref="LabException">Nobody does, or there is no program to ask.</exception>
    private IReadOnlyList<ProbeAdmission> Admit(PublishedProbe probe, ProbeProcess process)
    {
        if (probe.Unavailable is { } reason)
            throw PublishOutput.IsOfMachine(reason) ? new LabException(reason) : new LabException($"The type cannot be built into a program. {reason}", ExitCodes.Usage);
        var roundTrip = new RoundTrip(process, subject, line.Say);
        roundTrip.Check(request.IsLossy);
        roundTrip.CheckBuilt();
        line.Show("asking every contender whether it keeps the value");
        IReadOnlyList<ProbeAdmission> admitted = ProbeAdmission.AskAll(process, request.Libraries, subject.Name, Timing.LimitOfGate, stop);
        if (admitted.Any(one => one.Reason is null))
            return admitted;
        string reasons = string.Join("; ", admitted.Select(one => $"{one.Contender}: {one.Reason}").Take(3));
        throw new LabException($"No contender can do {subject.Type.Root.Text}: {reasons}. Try a simpler part of the type with --type.", ExitCodes.CouldNotMeasure);
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
        // Those that were timed in a native program have passed the gate in it: only they can start there, and the others are asked what they do.
        IReadOnlyList<string> native = [.. few.Intersect(new Answer(subject, [], request.Modes).TimedNatively())];
        if (few.Count == 0)
            return;
        bool hasNative = measured.Any(mode => mode.IsNative);
        string modes = string.Join(',', measured.Select(mode => mode.Name));
        // A native program starts in milliseconds; how long the JIT takes is the same for every type, and a full run measures it.
        string startModes = request.IsFull || !hasNative ? modes : string.Join(',', measured.Where(mode => mode.IsNative).Select(mode => mode.Name));
        IReadOnlyList<string> started = startModes == modes ? few : native;
        if (OperatingSystem.IsLinux() && started.Count > 0)
        {
            verbs.Run("starting processes", ["startup", .. ChildVerbs.Repeated(started), "--modes", startModes, request.IsFull ? "--full" : "--quick"]);
            // Beside the framework, which every program under the JIT has, a serializer weighs next to nothing.
            if (request.IsFull || hasNative)
                verbs.Run("bytes on disk", ["size", .. ChildVerbs.Repeated(started), "--modes", startModes]);
        }

        if (hasNative)
        {
            IReadOnlyList<string> judged = request.IsFull ? few : DefaultContestants.ForVerdicts(few);
            if (judged.Count > 0)
                verbs.Run("what others do compiled ahead of time", ["verdicts", .. ChildVerbs.Repeated(judged), .. request.IsFull ? Array.Empty<string>() : ["--variants", "aot"]]);
        }

        if (!request.IsFull)
            return;
        verbs.Run("processor time", ["cpu", .. ChildVerbs.Repeated(few), "--modes", modes]);
        verbs.Run("memory", ["memory", .. ChildVerbs.Repeated(few), "--modes", modes]);
        verbs.Run("warming up", ["warmup", .. ChildVerbs.Repeated(few), "--modes", modes]);
    }
}
