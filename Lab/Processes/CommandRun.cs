using System.ComponentModel;
using System.Diagnostics;

namespace JsonAot.Lab.Processes;

/// <summary>What a tool of this machine answered. For the tools that a person would call; what is measured goes another way.</summary>
/// <param name="ExitCode">Null when it did not end in time, or is not here at all.</param>
internal sealed record CommandRun(int? ExitCode, string Output)
{
    internal bool Succeeded => ExitCode == 0;

    internal static CommandRun Of(string file, IEnumerable<string> arguments, TimeSpan limit, string? input = null, string? folder = null)
    {
        var start = new ProcessStartInfo(file, arguments)
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            WorkingDirectory = folder ?? Checkout.Root,
        };
        // Its messages are read below: they must be in the language that is looked for.
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        start.Environment["DOTNET_NOLOGO"] = "1";
        start.Environment["LC_ALL"] = "C";
        try
        {
            using Process process = Process.Start(start)!;
            return Finish(process, limit, input);
        }
        catch (Win32Exception)
        {
            return new CommandRun(null, $"there is no '{file}' on the path");
        }
    }

    internal static CommandRun OfDotnet(IEnumerable<string> arguments, TimeSpan limit, string? folder = null) =>
        Of(Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") ?? "dotnet", arguments, limit, folder: folder);

    private static CommandRun Finish(Process process, TimeSpan limit, string? input)
    {
        // Both pipes are drained at once: a full one would stop the tool for ever.
        Task<string> output = process.StandardOutput.ReadToEndAsync();
        Task<string> error = process.StandardError.ReadToEndAsync();
        try
        {
            process.StandardInput.Write(input);
            process.StandardInput.Close();
        }
        catch (IOException)
        {
            // It ended without reading; its exit code says why.
        }

        if (!process.WaitForExit(limit))
        {
            process.Kill(entireProcessTree: true);
            return new CommandRun(null, $"no answer within {limit.TotalSeconds:0} seconds");
        }

        return new CommandRun(process.ExitCode, string.Concat(output.Result, error.Result));
    }
}
