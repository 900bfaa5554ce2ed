namespace JsonAot.Lab.Doctor;

/// <summary>
/// Asks this machine's package source by restoring a project of a few lines with the suite's own properties. An answer
/// is remembered until its version changes or somebody asks again.
/// </summary>
internal sealed class PackageSource(string folder, AnswerCache cache)
{
    // A runtime pack is tens of megabytes; a slow line must not read as "not there".
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(5);

    private bool _isAway;

    internal static PackageSource OfThisCheckout()
    {
        string folder = Path.Combine(Checkout.Artifacts, "doctor");
        return new PackageSource(folder, new AnswerCache(Path.Combine(folder, "answers.json")));
    }

    internal RestoreAnswer Ask(RestoreQuestion question, bool refresh)
    {
        if (!refresh && cache.Find(question.Key) is { } known)
            return known;
        // Each further question would wait as long, for the same silence.
        if (_isAway)
            return RestoreAnswer.SourceAway;
        RestoreAnswer answer = Restore(question);
        _isAway = answer == RestoreAnswer.SourceAway;
        if (answer.IsFinal)
            cache.Remember(question.Key, answer with { TakenAt = DateTimeOffset.UtcNow });
        return answer;
    }

    private RestoreAnswer Restore(RestoreQuestion question)
    {
        // Inside the checkout, so that its pinned versions and properties apply as they do to every project of it.
        string project = Path.Combine(folder, question.Key.Replace(' ', '_'), "Question.csproj");
        Directory.CreateDirectory(Path.GetDirectoryName(project)!);
        File.WriteAllText(project, question.Project);
        ChildRun restore = MachineTool.Run("dotnet", ["restore", project, "--force", .. question.Arguments], Limit);
        return restore switch
        {
            { End: ChildEnd.Exited, ExitCode: 0 } => RestoreAnswer.Yes,
            { End: ChildEnd.Exited } => RestoreAnswer.From(restore.Output + restore.Errors),
            _ => new RestoreAnswer(false, $"dotnet restore {restore.Describe()}", IsFinal: false),
        };
    }
}
