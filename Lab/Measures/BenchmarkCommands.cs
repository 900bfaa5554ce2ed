namespace JsonAot.Lab.Measures;

/// <summary>What to type for figures that BenchmarkDotNet measures.</summary>
internal static class BenchmarkCommands
{
    internal const string Steady = "dotnet run --project BenchmarkJson -c Release -- --filter '*Matrix*' --job quick --modes jit,aot --results results";
    internal const string Named = "dotnet run --project BenchmarkJson -c Release -- -f * --modes jit,aot --results results";
    internal const string Noise = "dotnet run --project BenchmarkJson -c Release -- --filter '*NoiseFloor*' --modes jit,aot --results results";
}
