namespace JsonAot.Tests;

/// <summary>The programs of the suite, beside what the tests of the codec know of a repository.</summary>
internal static class SuitePrograms
{
    /// <summary>Programs that a test starts end with the tests: a host that measures on would hold the lock of the next run.</summary>
    [System.Runtime.CompilerServices.ModuleInitializer]
    internal static void SayWhoStarts() => Environment.SetEnvironmentVariable("BENCHTURNS_STARTER", $"{Environment.ProcessId}");

    extension(Repository)
    {
        /// <summary>Runs with the same name take turns, and go beside all others.</summary>
        internal static (string Name, string Value) Lock(string name) => ("BENCHTURNS_LOCK", name);

        internal static (string Name, string Value) LockOfTestHost => Repository.Lock("test-host");

        /// <summary>The JIT compiles each method once and for good, so that a process that is timed is warm soon.</summary>
        internal static (string Name, string Value) CompiledOnce => ("DOTNET_TieredCompilation", "0");

        /// <summary>The program that the build has made of a project of the suite.</summary>
        internal static string Built(string project) => project switch
        {
            "BenchmarkJsonAot" => Path.Combine(
                Repository.Root, project, "bin", "Release", Repository.Framework, Repository.RuntimeIdentifier,
                project + Repository.ExecutableSuffix),
            "TestHost" => Repository.Built("Tests/Host", project),
            "Lab" => Repository.Built(project, "JsonAot.Lab"),
            _ => Repository.Built(project, project),
        };
    }
}
