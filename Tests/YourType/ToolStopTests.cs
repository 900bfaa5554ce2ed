using System.Diagnostics;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>The tool as somebody starts and ends it; a shell plays the command dotnet, and so the build and the suite.</summary>
public sealed class ToolStopTests : TestsInFolder
{
    private static string Tool => Path.Combine(Repository.Root, "Lab", "DotnetTool", "bin", "Release", Repository.Framework, "jsonaot.dll");

    private ProcessStartInfo Start(string script, bool isBuilt)
    {
        string version = FileVersionInfo.GetVersionInfo(Tool).ProductVersion!.Split('+')[0];
        string home = _folder[Path.Combine("jsonaot", version)];
        string lab = Path.Combine(home, "Lab", "bin", "Release", "net10.0");
        Directory.CreateDirectory(lab);
        File.WriteAllText(Path.Combine(home, "global.json"), "{}");
        if (isBuilt)
        {
            File.WriteAllText(Path.Combine(lab, "JsonAot.Lab.dll"), "");
            File.WriteAllText(Path.Combine(home, "built-net10.0"), version);
        }

        string played = _folder["dotnet.sh"];
        File.WriteAllText(played, $"#!/bin/sh\n{script}\n");
        File.SetUnixFileMode(played, UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
        return new ProcessStartInfo("dotnet", [Tool, "try", "sample.json"])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            Environment = { ["XDG_DATA_HOME"] = _folder.Path, ["DOTNET_HOST_PATH"] = played, ["JsonAotFramework"] = "net10.0" },
        };
    }

    /// <summary>It was killed at once, with all that it had not saved, and the exit code was that of a process that was killed.</summary>
    [Theory]
    [InlineData(true, "kept")]
    [InlineData(false, "ended")]
    public async Task A_stopped_tool_lets_the_suite_save_and_says_that_it_was_stopped(bool isBuilt, string left)
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "It needs signals.");
        CancellationToken token = TestContext.Current.CancellationToken;
        using Process tool = Process.Start(Start(
            $"trap 'sleep 0.2; echo {left}; exit 143' TERM; echo begun; while :; do sleep 0.1; done", isBuilt))!;
        // The build's own lines are not the answer.
        StreamReader reader = isBuilt ? tool.StandardOutput : tool.StandardError;
        string? line = "";
        while (line is not ("begun" or null))
            line = await reader.ReadLineAsync(token);
        Assert.Equal("begun", line);

        Assert.Equal(0, Repository.Run("kill", "-TERM", tool.Id.ToString()).ExitCode);

        Assert.StartsWith(left, await reader.ReadToEndAsync(token), StringComparison.Ordinal);
        await tool.WaitForExitAsync(token);
        Assert.Equal(130, tool.ExitCode);
    }

    [Fact]
    public async Task Standard_output_has_the_answer_alone()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "A shell plays the suite.");
        CancellationToken token = TestContext.Current.CancellationToken;
        using Process tool = Process.Start(Start("[ \"$1\" = build ] && echo 'Build succeeded.' || echo 'Take it.'", isBuilt: false))!;
        Task<string> errors = tool.StandardError.ReadToEndAsync(token);

        Assert.Equal("Take it.\n", await tool.StandardOutput.ReadToEndAsync(token));
        Assert.Contains("Setting up jsonaot", await errors, StringComparison.Ordinal);
        Assert.Contains("Build succeeded.", await errors, StringComparison.Ordinal);
        await tool.WaitForExitAsync(token);
        Assert.Equal(0, tool.ExitCode);
    }
}
