using System.Diagnostics;

namespace JsonAot.Hosting.Toolchain;

/// <summary>
/// Builds what every child is built from (eng/BuiltOnce.props) before the first of them: two at once would write the same
/// files. For the host's own framework its build has done so.
/// </summary>
internal sealed class CommonBuild(HostBuild host, string framework)
{
    private readonly Lock _one = new();
    private bool _isMade = framework == host.Framework;

    /// <summary>What goes wrong here goes wrong in the children too, and there it is told.</summary>
    internal void Make()
    {
        lock (_one)
        {
            if (_isMade)
                return;
            string project = Path.Combine(host.Root, "Shared", "Shared.csproj");
            var start = new ProcessStartInfo("dotnet", ["build", project, "-c", "Release", "-v:quiet", "--nologo", "-nodeReuse:false", $"-p:JsonAotFramework={framework}"])
            {
                WorkingDirectory = host.Root,
                RedirectStandardOutput = true,
            };
            using Process build = Process.Start(start)!;
            build.StandardOutput.ReadToEnd();
            build.WaitForExit();
            _isMade = true;
        }
    }
}
