using System.Globalization;
using System.Text.RegularExpressions;
using System.Xml.Linq;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.BenchmarkHost;

/// <summary>
/// Properties of projects under given switches: one MSBuild is asked for all of them, because it takes a second to start.
/// </summary>
internal static class Evaluations
{
    /// <param name="asked">Projects below the checkout, each with the switches
    /// of a command line; those that set no property are left out.</param>
    /// <returns>The values of the properties, in the order of what was asked.</returns>
    internal static IReadOnlyList<IReadOnlyDictionary<string, string>> Of(
        string[] properties, params (string Project, string[] Switches)[] asked)
    {
        using var folder = new TemporaryFolder();
        string targets = folder["Tell.targets"], project = folder["Ask.proj"];
        new XElement("Project", new XElement("Target", new XAttribute("Name", "Tell"), properties.Select(property =>
            Element("Message", ("Importance", "high"), ("Text", $"[$(Number)] {property}=$({property})"))))).Save(targets);
        new XElement("Project", new XElement("Target", new XAttribute("Name", "Ask"), asked.Select((question, number) =>
            Element(
                "MSBuild",
                ("Projects", ProjectFile(question.Project)),
                ("Targets", "Tell"),
                ("Properties", string.Join(';', Settings(question.Switches, number, targets)))))))
            .Save(project);

        ProgramRun run = Repository.Run("dotnet", "msbuild", project, "-t:Ask", "-nologo", "-v:m");
        Assert.True(run.ExitCode == 0, run.ToString());
        ILookup<int, Match> told = Regex.Matches(run.Output, @"(?m)^\s*\[(?<number>\d+)\] (?<name>\w+)=(?<value>.*?)\r?$")
            .ToLookup(line => int.Parse(line.Groups["number"].ValueSpan, CultureInfo.InvariantCulture));
        return
        [
            .. asked.Select(
                (_, number) => told[number].ToDictionary(line => line.Groups["name"].Value, line => line.Groups["value"].Value)),
        ];
    }

    private static IEnumerable<string> Settings(string[] switches, int number, string targets) =>
    [
        $"Number={number}",
        $"CustomAfterMicrosoftCSharpTargets={targets}",
        .. switches.Where(text => text.StartsWith("-p:", StringComparison.Ordinal)).Select(text => text["-p:".Length..]),
    ];

    private static string ProjectFile(string folder) => Directory.GetFiles(Path.Combine(Repository.Root, folder), "*.csproj").Single();

    private static XElement Element(string name, params (string Name, string Value)[] attributes) =>
        new(name, attributes.Select(attribute => new XAttribute(attribute.Name, attribute.Value)));
}
