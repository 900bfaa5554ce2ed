using System.CommandLine;
using System.Diagnostics;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Report;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Terminal;
using JsonAot.Try;

namespace JsonAot.Lab.Commands.Try;

/// <summary>Builds the subject, checks its sample, measures it, and answers.</summary>
internal sealed class TryRun(TryRequest request, Subject subject, ParseResult parsed, ProgressLine line)
{
    private readonly PublishCache _programs = new(line.Say) { PayloadFolder = subject.SourceFolder };

    internal int Run()
    {
        var watch = Stopwatch.StartNew();
        line.Say($"Everything that is made is below {ShownPath.Of(subject.Folder)}.");
        var asked = new PublishRequest(ProbeProgram.Probe, DeploymentMode.Jit);
        bool isKnown = _programs.Has(asked);
        // The folder is named after the paths alone. Results of earlier sources in it would be taken for results of these.
        if (!isKnown && Directory.Exists(subject.Results))
            Directory.Delete(subject.Results, recursive: true);
        PublishedProbe probe = _programs.Get(asked);
        var answer = new Answer(subject, [.. request.Libraries.Select(contender => contender.Name)], request.Modes);
        using var measured = new TrialMeasurements(_programs, subject, parsed, line);
        try
        {
            CheckSample(probe);
        }
        catch (Exception refusal) when (!Interrupt.IsRequested && (refusal is UnusableException or LabException))
        {
            Forget();
            throw;
        }

        measured.Begin(LabPayloads.Load(probe.Folder));
        foreach (DeploymentMode mode in request.Modes.Where(mode => !mode.IsNative))
            measured.Time(mode, request.Libraries, first => answer.PrintFirst(mode, first, watch.Elapsed));
        if (answer.WhyNobody() is { } reason)
        {
            Forget();
            throw new LabException(
                $"No contender can do {subject.Type.Root.Text}: {reason}. Try a simpler part of the type with --type.",
                ExitCodes.CouldNotMeasure);
        }

        request.Made.Keep();
        Contender[] able = [.. request.Libraries.Where(contender => answer.IsAble(contender.Name))];
        // Nothing is built while something is timed, and the first figures do not wait for native programs.
        measured.PublishNative([.. request.Modes.Where(mode => mode.IsNative)], able);
        foreach (DeploymentMode mode in measured.Native)
            measured.Time(mode, able, _ => { });
        measured.Processes(request.Modes, able, answer.TimedNatively());
        measured.Finish();
        line.Dispose();
        TypeAnswer whole = answer.Whole(measured.Problems);
        Print(whole);
        Console.WriteLine($"Results: {ShownPath.Of(subject.Results)}");
        ReportFile.Write(Path.Combine(subject.Folder, "report.html"), HtmlReport.Render(ReportModel.Load(subject.Results), whole), "auto");
        return answer.IsWhole ? ExitCodes.Success : ExitCodes.CouldNotMeasure;

        void Forget()
        {
            if (!isKnown)
                PublishCache.Remove(probe);
        }
    }

    /// <exception cref="UnusableException">The type does not keep its sample.</exception>
    /// <exception cref="LabException">There is no program to ask.</exception>
    private void CheckSample(PublishedProbe probe)
    {
        if (probe.Unavailable is { } reason)
        {
            throw PublishOutput.IsOfMachine(reason)
                ? new LabException(reason)
                : new LabException($"The type cannot be built into a program. {reason}", ExitCodes.Usage);
        }

        var roundTrip = new RoundTrip(new ProbeProcess(probe.Executable), subject, line.Say);
        roundTrip.Check(request.IsLossy);
        roundTrip.CheckBuilt();
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
}
