using JsonAot.Lab.YourType.Finding;

namespace JsonAot.Lab.YourType;

/// <summary>
/// Builds the subjects into the program that checks them. Where the code that was written to make a sample fails, System.Text.Json makes
/// it instead, as for a type that code cannot take apart: the rest of the answer is no worse for it.
/// </summary>
internal sealed class BuiltSubjects(
    IReadOnlyList<Subject> subjects, IReadOnlyList<string> files, PublishCache programs, Action<string> say, bool isLossy)
{
    private readonly Subject[] _subjects = [.. subjects];
    private readonly List<string> _lost = [];

    /// <summary>As they were built in the end.</summary>
    internal IReadOnlyList<Subject> Subjects => _subjects;

    /// <summary>What could not be had, in words.</summary>
    internal IReadOnlyList<string> Lost => _lost;

    internal PublishedProbe Build(PublishRequest asked)
    {
        // Each time at least one of them is left to System.Text.Json, or what is wrong is thrown.
        for (bool isChecked = false; ;)
        {
            PublishedProbe probe = programs.Get(asked);
            if (probe.Unavailable is { } reason)
            {
                Simplify([(WrittenBadly(reason), reason)]);
                continue;
            }

            RoundTrip[] trips = [.. _subjects.Select(subject => new RoundTrip(new ProbeProcess(probe.Executable), subject, say))];
            foreach (RoundTrip trip in isChecked ? [] : trips)
                trip.Check(isLossy);
            isChecked = true;
            IEnumerable<(int, string?)> whys = trips.Select(trip => trip.WhyNotBuilt()).Index();
            (int, string)[] wrong = [.. whys.Where(one => one.Item2 is not null).Select(one => (one.Item1, one.Item2!))];
            if (wrong.Length == 0)
                return probe;
            Simplify(wrong);
        }
    }

    /// <returns>The place of the subject whose code the compiler refused.</returns>
    private int WrittenBadly(string reason)
    {
        int found = PublishOutput.IsOfMachine(reason) ? -1 : Array.FindIndex(
            _subjects, subject => subject.HasValueCode && SubjectFault.IsIn(reason, $"{subject.ClassName}.cs"));
        return found >= 0 ? found : throw SubjectFault.Of(reason, files, _subjects[0].SourceFolder);
    }

    private void Simplify(IEnumerable<(int Place, string Why)> wrong)
    {
        foreach ((int place, string why) in wrong)
        {
            Subject subject = _subjects[place];
            string fault = $"the code that was written for {subject.Type.Root.Text} does not build the sample: {Trouble.WithStop(why)}";
            string report = $"This is a fault of the suite: please report it with {subject.SourceFolder}.";
            if (!subject.HasValueCode)
                throw new LabException($"{char.ToUpperInvariant(fault[0])}{fault[1..]} {report}");
            string lost = $"the bare copy of {subject.Type.Root.Text}, as {fault} System.Text.Json builds it instead, and is in every "
                + $"program that is weighed and started. {report}";
            _lost.Add(lost);
            say($"Left out: {lost}");
            _subjects[place] = WithoutValueCode(subject);
            OwnFolder.Put(Path.Combine(subject.SourceFolder, $"{subject.ClassName}.cs"), _subjects[place].Payload());
        }
    }

    /// <summary>The subject as a type that code cannot take apart.</summary>
    private static Subject WithoutValueCode(Subject subject) =>
        subject with { Type = subject.Type with { Root = new OpaqueShape(subject.Type.Root.Type) } };
}

/// <summary>Why the programs with the type cannot be built: whose file the compiler names, and so who can do something.</summary>
internal static class SubjectFault
{
    /// <param name="reason">The sentence of the publish, with the first error.</param>
    /// <param name="files">The user's files, as they are compiled.</param>
    /// <param name="sourceFolder">The folder of all that was written for them.</param>
    internal static LabException Of(string reason, IReadOnlyList<string> files, string sourceFolder)
    {
        if (PublishOutput.IsOfMachine(reason))
            return new LabException(reason);
        if (FileOf(reason) is not { } named)
            return new LabException($"The type cannot be built into a program. {Trouble.WithStop(reason)} Its project is in "
                + $"{sourceFolder}: look there for what its packages and options say.", ExitCodes.Usage);
        // Order.cs, too, would be found at the end of My Order.cs.
        return files.Where(file => Names(named, Path.GetFileName(file))).MaxBy(file => Path.GetFileName(file).Length) is { } own
            ? new LabException($"The type cannot be built into a program. {Trouble.WithStop(reason)} Correct it there, in {own}, or give "
                + "what it needs: packages and options with --project.", ExitCodes.Usage)
            : new LabException($"The type cannot be built into a program. {Trouble.WithStop(reason)} The file is none of yours: this is a "
                + $"fault of the suite: please report it with {sourceFolder}.");
    }

    /// <summary>Whether the compiler refused that file, which was written for the type.</summary>
    internal static bool IsIn(string reason, string file) => FileOf(reason) is { } named && Names(named, file);

    /// <summary>What stands before "(line,column): error": it ends with a path, which may have spaces.</summary>
    private static string? FileOf(string reason)
    {
        int place = reason.IndexOf("): error ", StringComparison.Ordinal);
        int bracket = place < 0 ? -1 : reason.LastIndexOf('(', place);
        return bracket < 0 || !reason.AsSpan(0, bracket).EndsWith(".cs", StringComparison.OrdinalIgnoreCase) ? null : reason[..bracket];
    }

    private static bool Names(string text, string file) => text.EndsWith(file, StringComparison.Ordinal)
        && (text.Length == file.Length || text[^(file.Length + 1)] is ' ' or '/' or '\\');
}
