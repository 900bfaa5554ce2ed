using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Tables;

namespace JsonAot.Lab.Report.Page;

/// <summary>What can be chosen on the page, and what is chosen at first.</summary>
internal static class PageChoices
{
    internal const string AsTheSystem = "as the system";
    internal const string Figure = "figure";

    /// <summary>What the switch above a plot offers.</summary>
    internal static IReadOnlyList<string> Figures { get; } = ["time", "allocated", "collections"];

    /// <summary>The columns of a table that the figures stand in, as the script knows them.</summary>
    private static readonly Dictionary<string, string> ColumnOf = new() { ["time"] = "time", ["allocated"] = "allocated",
        ["collections"] = "collected" };

    /// <summary>Those that a table has, because another one would empty its plot.</summary>
    internal static IEnumerable<string> FiguresOf(ResultTable table) =>
        Figures.Where(figure => table.IndexOf(ColumnOf[figure]) is >= 0 and var column && table.Rows.Any(row => row[column] is not null));

    /// <summary>Of these one is chosen, of the others several.</summary>
    internal static IReadOnlyList<string> Single { get; } = ["machine", "lane", Figure, "colours"];

    internal static IReadOnlyDictionary<string, IReadOnlyList<string>> Of(ReportModel model)
    {
        string[] contenders = [.. model.Tables.SelectMany(Contenders).Distinct().Order(StringComparer.OrdinalIgnoreCase)];
        return new Dictionary<string, IReadOnlyList<string>>
        {
            ["machine"] = model.Machines,
            ["payload"] = [.. Values(model, "payload").Where(payload => payload.Length > 0)],
            ["lane"] = [.. Values(model, "lane")],
            ["mode"] = [.. model.Deployments.Select(deployment => deployment.Mode).Distinct()],
            ["framework"] = [.. model.Deployments.Select(deployment => deployment.Framework).Distinct().Order(DeploymentOrder.Frameworks)],
            ["contender"] = contenders,
            [Figure] = Figures,
            ["colours"] = [AsTheSystem, "light", "dark"],
            ["base"] = [.. model.Baselines.Select(ShownName.Of)],
            ["show"] = [.. Sections.All.Select(section => section.Id)],
        };
    }

    internal static IReadOnlyDictionary<string, string> FirstOf(ReportModel model) => new Dictionary<string, string>
    {
        ["machine"] = model.FirstMachine ?? "",
        ["lane"] = SteadyMatrix.FirstLane(Values(model, "lane")),
        ["base"] = ShownName.Of(model.Baseline),
        [Figure] = Figures[0],
        ["colours"] = AsTheSystem,
        ["show"] = "",
    };

    /// <summary>Floors, and a contender under its second name, are no choice.</summary>
    private static IEnumerable<string> Contenders(ResultTable table)
    {
        int contender = table.IndexOf("contender");
        int kind = table.IndexOf("kind");
        return contender < 0
            ? []
            : table.Rows.Where(row => kind < 0 || (string?)row[kind] == "contender").Select(row => ShownName.Of((string)row[contender]!));
    }

    private static IEnumerable<string> Values(ReportModel model, string column) => model.Tables
        .Where(table => table.IndexOf(column) >= 0)
        .SelectMany(table => table.Rows.Select(row => (string)row[table.IndexOf(column)]!))
        .Distinct();
}
