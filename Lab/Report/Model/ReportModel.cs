using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Times;
using JsonAot.Lab.Report.Model.Answer;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Model;

/// <summary>Everything that the page and the documents say. It is made from result files alone.</summary>
internal sealed class ReportModel
{
    private const int FewContenders = 6;

    private ReportModel(ResultScan scan)
    {
        Deployments = scan.Deployments;
        Skipped = scan.Skipped;
        Tables = [.. Model.Sections.All.SelectMany(section => section.Tables).Select(spec => spec.ForReports(Deployments))];
        Sections = [.. Model.Sections.All.Where(section => TablesOf(section).Any(table => table.Rows.Count > 0))];
        Machines = [.. Deployments.Select(deployment => deployment.Machine).Distinct()];
        First = Model.FirstMachine.Of(Deployments);
        Baseline = Deployments.SelectMany(deployment => deployment.Tests).Where(row => row.Time is not null).CountBy(row => row.Contender)
            .OrderByDescending(own => own.Key == ContenderSets.Reference).ThenByDescending(own => own.Value)
            .Select(own => own.Key).FirstOrDefault(ContenderSets.Reference);
        string[] contenders = [.. this[SteadyTable.Id].NamesIn(Column.Contender)];
        IEnumerable<string> choices = contenders.Length <= FewContenders ? contenders : ContenderSets.Baselines.Intersect(contenders);
        Baselines = [.. choices.Prepend(Baseline).Distinct()];
        Answers = Machines.ToDictionary(machine => machine, machine => MachineAnswer.Of(this, [.. DeploymentsOf(machine)], []));
    }

    internal IReadOnlyList<Deployment> Deployments { get; }
    internal IReadOnlyList<string> Machines { get; }

    /// <summary>Files that could not be used, a sentence each.</summary>
    internal IReadOnlyList<string> Skipped { get; }
    internal IReadOnlyList<ResultTable> Tables { get; }

    /// <summary>Those that have something to show.</summary>
    internal IReadOnlyList<Section> Sections { get; }
    internal string Baseline { get; }

    /// <summary>What a reader of the page can choose as the baseline: of many contenders those that people come from, or go to.</summary>
    internal IReadOnlyList<string> Baselines { get; }

    internal IReadOnlyDictionary<string, MachineAnswer> Answers { get; }
    internal FirstMachine First { get; }

    internal string? FirstMachine => First.Name;

    internal ResultTable this[string id] => Tables.Single(table => table.Id == id);

    /// <summary>A view without tables of its own shows the calls.</summary>
    internal IReadOnlyList<ResultTable> TablesOf(Section section) =>
        section.Tables.Count == 0 ? [this[SteadyTable.Id]] : [.. section.Tables.Select(spec => this[spec.Id])];

    internal static ReportModel Load(string folder) => new(ResultScan.Of(folder));

    internal IEnumerable<Deployment> DeploymentsOf(string machine) => Deployments.Where(deployment => deployment.Machine == machine);
}
