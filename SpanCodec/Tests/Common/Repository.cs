using System.Diagnostics;
using System.Reflection;
using System.Text;

namespace SpanCodecs.Tests;

/// <summary>The tested folder, and its programs run as a person would run them.</summary>
internal static class Repository
{
    /// <summary>The folder whose tests these are. TestProject.props says which.</summary>
    internal static string Root { get; } = Metadata("TestedFolder");

    /// <summary>The folder in which tests leave what they make.</summary>
    internal static string Artifacts { get; } = Metadata("TestArtifacts");

    internal static string Framework { get; } = Metadata("TestedFramework");

    internal static string CompilerServer { get; } = Metadata("CompilerServer");

    internal static string CompilerServerProgram { get; } = Metadata("CompilerServerProgram");

    internal static string RuntimeIdentifier => System.Runtime.InteropServices.RuntimeInformation.RuntimeIdentifier;

    internal static string ExecutableSuffix => OperatingSystem.IsWindows() ? ".exe" : "";

    /// <summary>The program that the build has made of a project.</summary>
    /// <param name="folder">The project's, below <see cref="Root"/>.</param>
    /// <param name="program">Its name, without a suffix.</param>
    internal static string Built(string folder, string program) =>
        Path.Combine(Root, folder, "bin", "Release", Framework, program + ExecutableSuffix);

    internal static ProgramRun Run(string program, params string[] arguments) => RunIn(Root, program, arguments);

    internal static ProgramRun RunIn(string folder, string program, params string[] arguments) => RunWith([], folder, program, arguments);

    internal static ProgramRun RunWith((string Name, string Value)[] variables, string folder, string program, params string[] arguments)
    {
        var start = new ProcessStartInfo(program)
        {
            WorkingDirectory = folder,
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        foreach (string argument in arguments)
            start.ArgumentList.Add(argument);
        // The test runner's own MSBuild settings must not reach the builds that a test starts.
        string[] settings = [.. start.Environment.Keys.Where(key => key.StartsWith("MSBUILD", StringComparison.OrdinalIgnoreCase))];
        foreach (string variable in settings)
            start.Environment.Remove(variable);
        // A program that a test runs ends before a profile of it would pay.
        start.Environment["DOTNET_TieredPGO"] = "0";
        foreach ((string name, string value) in variables)
            start.Environment[name] = value;
        using var process = new Process { StartInfo = start };
        var output = new StringBuilder();
        var errors = new StringBuilder();
        process.OutputDataReceived += (_, line) => Append(output, line.Data);
        process.ErrorDataReceived += (_, line) => Append(errors, line.Data);
        process.Start();
        process.StandardInput.Close();
        process.BeginOutputReadLine();
        process.BeginErrorReadLine();
        // Ample for a small machine that does something else besides: the slowest takes two minutes on one that does not.
        if (!process.WaitForExit(TimeSpan.FromMinutes(15)))
            process.Kill(entireProcessTree: true);
        process.WaitForExit();
        return new ProgramRun(process.ExitCode, output.ToString(), errors.ToString());
    }

    private static void Append(StringBuilder text, string? line)
    {
        lock (text)
            text.AppendLine(line);
    }

    internal static string Metadata(string key) => typeof(Repository).Assembly
        .GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(entry => entry.Key == key).Value!;
}

internal sealed record ProgramRun(int ExitCode, string Output, string Errors)
{
    public override string ToString() => $"exit code {ExitCode}{Environment.NewLine}{Output}{Environment.NewLine}{Errors}";
}
