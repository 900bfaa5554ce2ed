using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Doctor;

/// <summary>Asks for every framework in every mode, and for every library there is a folder for.</summary>
internal sealed class Examination(Func<RestoreQuestion, RestoreAnswer> ask, ProgressLine progress)
{
    internal IReadOnlyList<DoctorCheck> Run()
    {
        (RestoreQuestion? Question, DoctorCheck Check)[] planned =
        [
            .. DeploymentMode.All.Select(mode => Plan(Checkout.Framework, mode)),
            .. LibraryFolder.ReadAll(Path.Combine(Checkout.Root, "Libraries")).Select(Plan),
        ];
        var checks = new List<DoctorCheck>();
        foreach ((int done, (RestoreQuestion? question, DoctorCheck check)) in planned.Index())
        {
            progress.Show(done + 1, planned.Length, $"asking the package source: {check.Subject}");
            checks.Add(question is null ? check with { Next = null } : Conclude(check, ask(question)));
        }

        return checks;
    }

    internal static RestoreQuestion QuestionOf(string framework, DeploymentMode mode) =>
        RestoreQuestion.Of(framework, mode, $"sdk-{SdkVersion.Current}");

    private static (RestoreQuestion?, DoctorCheck) Plan(string framework, DeploymentMode mode) =>
    (
        QuestionOf(framework, mode),
        new DoctorCheck(
            "Frameworks and modes",
            $"{framework} {mode.Name}",
            // What the two hosts measure when no mode is named.
            IsDefault: mode.Name is "jit" or "aot",
            Works: true,
            Next: "choose another framework or mode, or add a package source that has it (dotnet nuget add source)"));

    private static (RestoreQuestion?, DoctorCheck) Plan(LibraryFolder library) =>
    (
        library.Package is null ? null : RestoreQuestion.Of(library, Checkout.Framework),
        new DoctorCheck(
            "Libraries",
            library.Name,
            IsDefault: library.RestoresByDefault,
            Works: true,
            Detail: library.Package is null ? "needs no package"
                : $"{library.Package} {library.Version}{(library.RestoresByDefault ? "" : $"; opt in with -p:Libraries={library.Name}")}",
            Next: library.RestoresByDefault
                ? "add a package source that has it (dotnet nuget add source), or leave it out with -p:Libraries=none"
                : "nothing has to be done, as an opt-in library is left out by default; to measure it, add a package source that has it (dotnet nuget add source)"));

    private static DoctorCheck Conclude(DoctorCheck check, RestoreAnswer answer) => answer switch
    {
        { Possible: true } => check with { Next = null },
        { IsFinal: false } => check with { Works = false, Detail = answer.Reason, Next = "check the network and 'dotnet nuget list source', and ask again" },
        _ => check with { Works = false, Detail = answer.Reason },
    };
}
