namespace JsonAot.Lab.Report.Model;

/// <summary>What to type for the figures that are not there yet.</summary>
internal static class Commands
{
    internal const string Steady = "dotnet run --project BenchmarkJson -c Release -- --filter '*Matrix*' --job quick --modes jit,aot --results results";
    internal const string Named = "dotnet run --project BenchmarkJson -c Release -- -f * --modes jit,aot --results results";
    internal const string Noise = "dotnet run --project BenchmarkJson -c Release -- --filter '*NoiseFloor*' --modes jit,aot --results results";

    internal const string Startup = "dotnet run --project Lab -c Release -- startup --modes jit,r2r,aot,aot-speed --results results";

    internal static string Of(string verb) => $"dotnet run --project Lab -c Release -- {verb} --results results";
}
