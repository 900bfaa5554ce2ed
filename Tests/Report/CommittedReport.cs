namespace JsonAot.Tests.Report;

/// <summary>The report of the results that are committed. No test changes it, and reading them takes seconds: it is made once.</summary>
internal static class CommittedReport
{
    private static readonly Lazy<ReportModel> Made = new(() => ReportModel.Load(Path.Combine(Repository.Root, ResultStore.FolderName)));

    internal static ReportModel Model => Made.Value;
}
