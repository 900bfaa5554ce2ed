using System.CommandLine;
using System.Diagnostics;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Report;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.YourType;

/// <summary>Builds the subjects into programs, checks their samples, measures them, and answers.</summary>
internal sealed class TryRun(TryRequest request, IReadOnlyList<Subject> subjects, ParseResult parsed, ProgressLine line)
{
    private readonly PublishCache _programs = new(line.Say) { PayloadFolder = subjects[0].SourceFolder };

    internal int Run(IReadOnlyList<string> missing)
    {
        var watch = Stopwatch.StartNew();
        // Those that are tried together share their folders.
        Subject subject = subjects[0];
        line.Say($"Everything that is made is below {ShownPath.Of(subject.Folder)}.");
        var asked = new PublishRequest(ProbeProgram.Probe, DeploymentMode.Jit);
        // The folder is named after the paths alone. Results of earlier sources in it would be taken for results of these.
        if (!_programs.Has(asked) && Directory.Exists(subject.Results))
            Directory.Delete(subject.Results, recursive: true);
        PublishedProbe probe = _programs.Get(asked);
        Answer[] answers = [.. subjects.Select(one => new Answer(one, request.Libraries, request.Modes))];
        CheckSamples(probe);
        using var measured = new TrialMeasurements(_programs, subject, LabPayloads.Load(probe.Folder), parsed, line);
        foreach (DeploymentMode mode in request.Modes.Where(mode => !mode.IsNative))
            measured.Time(mode, request.Libraries, answers.Length > 1 ? null : first => answers[0].PrintFirst(mode, first, watch.Elapsed));
        if (answers[0].WhyNobody() is { } reason && answers.All(answer => answer.WhyNobody() is not null))
            throw new LabException($"No contender can do {answers[0].Title}: {reason}. Try a simpler part of the type with --type.");
        Contender[] able = [.. request.Libraries.Where(contender => answers.Any(answer => answer.IsAble(contender.Name)))];
        // Nothing is built while something is timed, and the first figures do not wait for native programs.
        measured.PublishNative([.. request.Modes.Where(mode => mode.IsNative)], able);
        foreach (DeploymentMode mode in measured.Native)
            measured.Time(mode, able);
        measured.Processes(request.Modes, able);
        measured.Finish();
        line.Dispose();
        string[] problems = [.. missing.Select(type => $"{type}: no sample of it was given."), .. measured.Problems];
        TypeAnswer whole = answers.Length == 1 ? answers[0].Whole(problems) : Answer.OfAll(answers, request.Modes, problems);
        Print(whole);
        Console.WriteLine($"Results: {ShownPath.Of(subject.Results)}");
        ReportFile.Write(Path.Combine(subject.Folder, "report.html"), HtmlReport.Render(ReportModel.Load(subject.Results), whole), "auto");
        return answers.All(answer => answer.IsWhole) ? ExitCodes.Success : ExitCodes.CouldNotMeasure;
    }

    private void CheckSamples(PublishedProbe probe)
    {
        if (probe.Unavailable is { } reason)
            throw PublishOutput.IsOfMachine(reason)
                ? new LabException(reason)
                : new LabException($"The type cannot be built into a program. {reason}", ExitCodes.Usage);
        foreach (Subject subject in subjects)
            new RoundTrip(new ProbeProcess(probe.Executable), subject, line.Say).Check(request.IsLossy);
    }

    /// <param name="file">Takes it as lines that can be kept; null for the terminal.</param>
    internal static void Print(TypeAnswer answer, TextWriter? file = null)
    {
        Action<string> say = file is null ? Note.Print : file.WriteLine;
        if (file is null)
            answer.Table.Print();
        else
            answer.Table.Print(file);
        foreach (string text in (string[])[.. answer.Notes, "", .. answer.Sentences, ""])
            say(text);
        if (answer.Winner is not { } winner)
            return;
        say($"To adopt {winner}:");
        // Code is not broken where the terminal ends.
        TextWriter output = file ?? Console.Out;
        foreach (string code in answer.Code)
            output.WriteLine($"    {code}".TrimEnd());
        output.WriteLine();
    }
}
