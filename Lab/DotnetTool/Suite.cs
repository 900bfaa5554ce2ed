using System.ComponentModel;
using System.Diagnostics;
using System.Runtime.InteropServices;

namespace JsonAot.Lab.DotnetTool;

/// <summary>The suite's sources in the home folder: unpacked and built once, and then run.</summary>
internal static class Suite
{
    // The variable that chooses it for every project of the suite (Directory.Build.props), and what is taken without it.
    private static readonly string Framework = Variable("JsonAotFramework", "net10.0");

    // Of each framework: what was built for one has no programs for another.
    private static readonly string BuiltFile = $"built-{Framework}";

    private static readonly string[] Inputs = [".json", ".jsonc", ".ndjson", ".jsonl", ".cs", ".csproj"];

    private const string LogFile = "build.log";

    // ERROR_SHARING_VIOLATION of Windows, EWOULDBLOCK of Linux and of macOS. Anything else, such as a full disk, does not go away by
    // waiting.
    private static readonly int[] HeldByAnother = [unchecked((int)0x80070020), 11, 35];

    private static string Packed => Path.GetFullPath(Path.Combine(AppContext.BaseDirectory, "..", "..", "..", "sources"));

    private static string Lab => Path.Combine(Home.Folder, "Lab", "bin", "Release", Framework, "JsonAot.Lab.dll");

    private static bool IsBuilt => File.Exists(Path.Combine(Home.Folder, BuiltFile)) && File.Exists(Lab);

    internal static int Run(string[] arguments)
    {
        if (!IsBuilt)
        {
            // The suite would say the same, after a minute of building.
            if (Array.Find(arguments, IsMissing) is { } missing)
                throw new ToolException($"There is no file {missing}. Give the path of a JSON document, or of a C# file.") { ExitCode = 2 };
            SetUp();
        }

        // Ctrl-C reaches the suite too, which then says what it keeps.
        Console.CancelKeyPress += (_, pressed) => pressed.Cancel = true;
        return Dotnet(["exec", Lab, .. arguments], null);
    }

    private static bool IsMissing(string argument) =>
        Array.Exists(Inputs, end => argument.EndsWith(end, StringComparison.OrdinalIgnoreCase))
        && !argument.Contains("://", StringComparison.Ordinal) && !File.Exists(argument);

    private static void SetUp()
    {
        try
        {
            Directory.CreateDirectory(Home.Root);
            // Two first calls at once would unpack into one folder: the second waits, and finds it done.
            using FileStream held = Hold();
            if (IsBuilt)
                return;
            Console.Error.WriteLine(
                $"Setting up jsonaot {Home.Version} in {Home.Folder}: once, for about a minute. 'jsonaot clean' removes it.");
            Unpack();
            // The help and the advice of the Lab say what a person types: Lab/Terminal/Invocation.cs looks for this file.
            File.WriteAllText(Path.Combine(Home.Folder, "tool.txt"), "jsonaot");
            int exitCode = Dotnet([
                "build", Path.Combine(Home.Folder, "Lab", "Lab.csproj"),
                "-c", "Release", "--nologo", "-v:quiet", "-clp:NoSummary", "-p:RunAnalyzers=false", "-nodeReuse:false"], LogFile);
            string log = Path.Combine(Home.Folder, LogFile);
            if (exitCode != 0)
                throw new ToolException($"The suite cannot be built: {FirstError(log)} Its packages must be restorable, and the SDK that "
                    + $"{Path.Combine(Home.Folder, "global.json")} names be there; all that was said is in {log}. Then run this again.");
            File.WriteAllText(Path.Combine(Home.Folder, BuiltFile), Home.Version);
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new ToolException(
                $"{Home.Root} cannot be written: {problem.Message} Make room there, or make it writable, and run this again.", problem);
        }
    }

    private static FileStream Hold()
    {
        string path = Path.Combine(Home.Root, "setup.lock");
        var limit = Stopwatch.StartNew();
        bool isTold = false;
        while (true)
        {
            try
            {
                return new FileStream(path, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None, 1, FileOptions.DeleteOnClose);
            }
            catch (IOException problem) when (HeldByAnother.Contains(problem.HResult) && limit.Elapsed < TimeSpan.FromMinutes(10))
            {
                if (!isTold)
                    Console.Error.WriteLine($"Another call is setting up jsonaot in {Home.Folder}: waiting for it.");
                isTold = true;
                Thread.Sleep(200);
            }
        }
    }

    /// <summary>Beside its place first: what was killed half way is never taken for whole.</summary>
    private static void Unpack()
    {
        if (File.Exists(Path.Combine(Home.Folder, "global.json")))
            return;
        if (!Directory.Exists(Packed))
            throw new ToolException($"The package is damaged: {Packed} is missing. Install it again.");
        string partial = $"{Home.Folder}.part";
        if (Directory.Exists(partial))
            Directory.Delete(partial, recursive: true);
        foreach (string file in Directory.EnumerateFiles(Packed, "*", SearchOption.AllDirectories))
        {
            string copy = Path.Combine(partial, Path.GetRelativePath(Packed, file));
            Directory.CreateDirectory(Path.GetDirectoryName(copy)!);
            File.Copy(file, copy);
        }

        // What is there without its global.json is the rest of a removal that did not end.
        if (Directory.Exists(Home.Folder))
            Directory.Delete(Home.Folder, recursive: true);
        Directory.Move(partial, Home.Folder);
    }

    /// <param name="log">The file in the home folder that takes what is said; null for the terminal.</param>
    private static int Dotnet(string[] arguments, string? log)
    {
        var start = new ProcessStartInfo(Variable("DOTNET_HOST_PATH", "dotnet"), arguments)
        {
            RedirectStandardOutput = log is not null,
            RedirectStandardError = log is not null,
            WorkingDirectory = log is null ? "" : Home.Folder,
        };
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        try
        {
            using Process process = Process.Start(start)!;
            // Without this the suite would go on measuring for nobody. From .NET 10 on such a signal does not raise ProcessExit.
            using PosixSignalRegistration ended = PosixSignalRegistration.Create(PosixSignal.SIGTERM, _ => End(process));
            if (log is not null)
            {
                Task<string> errors = process.StandardError.ReadToEndAsync();
                string output = process.StandardOutput.ReadToEnd();
                File.WriteAllText(Path.Combine(Home.Folder, log), output + errors.GetAwaiter().GetResult());
            }

            process.WaitForExit();
            return process.ExitCode;
        }
        catch (Win32Exception problem)
        {
            throw new ToolException(
                $"The command dotnet cannot be started: {problem.Message} Install the .NET 10 SDK, and have it on the PATH.", problem);
        }
    }

    private static string Variable(string name, string otherwise) =>
        Environment.GetEnvironmentVariable(name) is { Length: > 0 } value ? value : otherwise;

    private static void End(Process process)
    {
        try
        {
            process.Kill(entireProcessTree: true);
        }
        catch (Exception problem) when (problem is InvalidOperationException or Win32Exception or AggregateException)
        {
            // It has already ended.
        }
    }

    private static string FirstError(string log) =>
        File.ReadLines(log).FirstOrDefault(line => line.Contains("error ", StringComparison.Ordinal))?.Trim() ?? $"see {log}.";
}

/// <summary>Something that a person can act on; the message names the cause and the next action.</summary>
internal sealed class ToolException(string message, Exception? cause = null) : Exception(message, cause)
{
    /// <summary>As the Lab says it: nothing could be measured, or with 2 that something given cannot be used.</summary>
    internal int ExitCode { get; init; } = 3;
}
