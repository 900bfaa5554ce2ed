using JsonAot.Lab.Report.Model.Answer;
using JsonAot.Lab.Report.Model.Tables;
using JsonAot.ResultFiles;

namespace JsonAot.Lab.Report.Model;

/// <summary>Everything that a report says, in whatever form: made from result files and from nothing else.</summary>
internal sealed class ReportModel
{
    private ReportModel(IReadOnlyList<Deployment> deployments, IReadOnlyList<string> skipped)
    {
        Deployments = deployments;
        Skipped = skipped;
        BinaryContenders = Binary(deployments);
        Tables =
        [
            SteadyTable.Build(deployments, BinaryContenders),
            NamedTable.Build(deployments),
            ProcessTables.Limits(deployments),
            StartupTable.Build(deployments),
            WarmUpTable.Build(deployments),
            ScatterTable.Build(deployments),
            ProcessTables.Sizes(deployments),
            ProcessTables.Memory(deployments),
            ProcessTables.Cpu(deployments),
            CheckTables.Verdicts(deployments),
            CheckTables.Fidelity(deployments),
            CheckTables.CrossRead(deployments),
            CheckTables.Errors(deployments),
            ClaimsTable.Build(deployments),
            ConditionsTable.Build(deployments),
        ];
        Machines = [.. deployments.Select(deployment => deployment.Machine).Distinct()];
        Baseline = ChooseBaseline();
        Verdicts = Machines.ToDictionary(machine => machine, machine => VerdictSentences.Of(this, [.. DeploymentsOf(machine)], []));
    }

    internal IReadOnlyList<Deployment> Deployments { get; }

    internal IReadOnlyList<string> Machines { get; }

    /// <summary>Files that could not be used, a sentence each.</summary>
    internal IReadOnlyList<string> Skipped { get; }

    internal IReadOnlyList<ReportTable> Tables { get; }

    internal string Baseline { get; }

    /// <summary>Yardsticks that write no JSON: shown, and never called the fastest serializer of JSON.</summary>
    internal IReadOnlySet<string> BinaryContenders { get; }

    /// <summary>Three sentences for each machine.</summary>
    internal IReadOnlyDictionary<string, IReadOnlyList<string>> Verdicts { get; }

    /// <summary>The page opens with the machine of which most is known.</summary>
    internal string? FirstMachine => Machines.MaxBy(machine => Tables.Sum(table => table.RowsOf(machine).Count()));

    internal ReportTable this[string id] => Tables.Single(table => table.Id == id);

    /// <exception cref="LabException">There is no such folder.</exception>
    internal static ReportModel Load(string folder)
    {
        var scan = ResultScan.Of(folder);
        return new ReportModel(scan.Deployments, scan.Skipped);
    }

    internal IEnumerable<Deployment> DeploymentsOf(string machine) => Deployments.Where(deployment => deployment.Machine == machine);

    private static HashSet<string> Binary(IEnumerable<Deployment> deployments) =>
    [
        // As the cross-reading found it, and as this build knows it where nobody has cross-read yet.
        .. from deployment in deployments
           from row in deployment.CrossRead?.Rows ?? []
           where row.Findings.Any(finding => finding?.Contains("writes a binary format", StringComparison.Ordinal) == true)
           select row.Writer,
        .. from contender in Libraries.Contenders.All
           where BinaryOffer.Of(contender, InBox.Payloads[0])
           select contender.Name,
    ];

    private string ChooseBaseline()
    {
        ReportTable steady = this[SteadyTable.Id];
        int name = steady.IndexOf("contender");
        int time = steady.IndexOf("time");
        var measured = steady.Rows.Where(row => row[time] is not null).CountBy(row => (string)row[name]!).ToDictionary();
        return measured.Count == 0 || measured.ContainsKey(SteadyState.PreferredBaseline) ? SteadyState.PreferredBaseline : measured.MaxBy(pair => pair.Value).Key;
    }
}
