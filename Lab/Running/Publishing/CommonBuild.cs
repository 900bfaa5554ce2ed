namespace JsonAot.Lab.Running.Publishing;

/// <summary>
/// Builds the projects that several publishes share (Shared/BuiltOnce.props) once, before the first publish. Otherwise two
/// publishes at the same time would write the same files.
/// </summary>
/// <param name="projects">Folders below the checkout's root.</param>
/// <param name="switches">The switches of the publishes that also apply to these projects.</param>
internal sealed class CommonBuild(IReadOnlyList<string> projects, IReadOnlyList<string> switches)
{
    private static readonly TimeSpan Limit = TimeSpan.FromMinutes(15);

    private readonly Lock _one = new();
    private bool _isMade;

    /// <summary>A failure here is a failure of the publishes too, and those report it.</summary>
    internal void Make()
    {
        lock (_one)
        {
            if (_isMade)
                return;
            foreach (string project in projects)
                Dotnet.RunAsync(["build", Path.Combine(Checkout.Root, project), .. Dotnet.Quiet, .. switches], Limit).GetAwaiter(
                    ).GetResult();
            _isMade = true;
        }
    }
}
