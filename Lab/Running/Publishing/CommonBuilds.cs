namespace JsonAot.Lab.Running.Publishing;

/// <summary>
/// Builds the projects that several publishes share (Shared/BuiltOnce.props) once, before the first publish. Otherwise two publishes at
/// the same time would write the same files.
/// </summary>
internal static class CommonBuilds
{
    // With their switches; locked while one is built.
    private static readonly HashSet<string> Made = [];

    /// <summary>A failure here is a failure of the publishes too, and those report it.</summary>
    /// <param name="projects">Folders below the checkout's root.</param>
    /// <param name="switches">The switches of the publishes that also apply to these projects.</param>
    internal static void Make(IReadOnlyList<string> projects, IReadOnlyList<string> switches)
    {
        lock (Made)
        {
            foreach (string project in projects.Where(project => Made.Add($"{project} {string.Join(' ', switches)}")))
            {
                string[] build = ["build", Path.Combine(Checkout.Root, project), .. Dotnet.Quiet, .. switches];
                Dotnet.RunAsync(build, Dotnet.Limit, Checkout.Root).GetAwaiter().GetResult();
            }
        }
    }
}
