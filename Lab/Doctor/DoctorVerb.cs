using System.CommandLine;
using System.Text.Json;
using System.Xml.Linq;
using JsonAot.Lab.Probes;
using JsonAot.Results;

namespace JsonAot.Lab.Doctor;

/// <summary>What this machine can measure, and for what it cannot, why and what to do about it.</summary>
internal sealed class DoctorVerb : IVerb
{
    private static readonly string[] Frameworks = ["net9.0", "net10.0"];

    public Command Create()
    {
        var json = new Option<bool>("--json") { Description = "print the same as JSON" };
        var refresh = new Option<bool>("--refresh") { Description = "ask the package source again instead of remembering its answers" };
        var command = new Command("doctor", "Says what this machine can measure, by trying it: frameworks, modes, libraries, native linker.") { json, refresh };
        command.SetAction(parsed => Run(parsed.GetValue(json), parsed.GetValue(refresh)));
        return command;
    }

    private static int Run(bool json, bool refresh)
    {
        string folder = Path.Combine(Checkout.Artifacts, "doctor");
        var source = new PackageSource(folder, new AnswerCache(Path.Combine(folder, "answers.json")));
        DoctorCheck[] checks =
        [
            .. NativeLinker.Check(folder),
            .. Frameworks.SelectMany(framework => DeploymentMode.All.Select(mode => Check(source, framework, mode, refresh))),
            .. LibraryFolder.ReadAll(Path.Combine(Checkout.Root, "Libraries")).Select(library => Check(source, library, refresh)),
        ];
        var report = new DoctorReport(MachineFacts.All(), checks);
        if (json)
            Console.WriteLine(JsonSerializer.Serialize(report, DoctorJson.Default.DoctorReport));
        else
            DoctorTable.Write(report);
        return report.DefaultSetWorks ? ExitCodes.Success : ExitCodes.Differs;
    }

    private static DoctorCheck Check(PackageSource source, string framework, DeploymentMode mode, bool refresh)
    {
        RestoreQuestion question = RestoreQuestion.Of(framework, mode, PinnedVersion(framework) ?? $"sdk-{SdkVersion.Current}");
        // What the two hosts measure when no mode is named.
        bool isDefault = framework == Checkout.Framework && mode.Name is ("jit" or "aot");
        return Answer(source, question, refresh, "Framework and mode", $"{framework} {mode.Name}", isDefault,
            "choose another framework or mode, or a package source that has it (dotnet nuget add source)");
    }

    private static DoctorCheck Check(PackageSource source, LibraryFolder library, bool refresh)
    {
        const string Group = "Library";
        if (library.Package is null)
            return new DoctorCheck(Group, library.Name, library.RestoresByDefault, true, "needs no package");
        DoctorCheck check = Answer(source, RestoreQuestion.Of(library, Checkout.Framework), refresh, Group, library.Name, library.RestoresByDefault,
            "leave it out (the default), or add a package source that has it (dotnet nuget add source)");
        return check.Works
            ? check with { Detail = $"{library.Package} {library.Version}{(library.RestoresByDefault ? "" : $"; opt in with -p:Libraries={library.Name}")}" }
            : check;
    }

    private static DoctorCheck Answer(
        PackageSource source, RestoreQuestion question, bool refresh, string group, string subject, bool isDefault, string next)
    {
        if (!Console.IsErrorRedirected)
            Console.Error.Write($"\r\e[Kasking for {question.Key}");
        RestoreAnswer answer = source.Ask(question, refresh);
        if (!Console.IsErrorRedirected)
            Console.Error.Write("\r\e[K");
        return answer switch
        {
            { Possible: true } => new DoctorCheck(group, subject, isDefault, true),
            { IsFinal: false } => new DoctorCheck(group, subject, isDefault, false, answer.Reason, "check the network and 'dotnet nuget list source', then ask again"),
            _ => new DoctorCheck(group, subject, isDefault, false, answer.Reason, next),
        };
    }

    /// <returns>Null where the SDK chooses.</returns>
    private static string? PinnedVersion(string framework) =>
        XDocument.Load(Path.Combine(Checkout.Root, "eng", "Framework.props"))
            .Descendants("JsonAotRuntimeVersion")
            .FirstOrDefault(version => ((string?)version.Attribute("Condition"))?.Contains($"'{framework}'", StringComparison.Ordinal) == true)
            ?.Value;
}
