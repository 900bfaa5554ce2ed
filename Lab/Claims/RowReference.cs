using JsonAot.ResultFiles;

namespace JsonAot.Lab.Claims;

/// <summary>Names one row of steady-state results.</summary>
internal sealed record RowReference(string Benchmark, params (string Name, string Value)[] Parameters)
{
    internal SteadyRow? Find(SteadyState state) => state.Rows.FirstOrDefault(row =>
        row.Benchmark == Benchmark
        && row.Parameters.Count == Parameters.Length
        && Parameters.All(parameter => row.Parameters.GetValueOrDefault(parameter.Name) == parameter.Value));

    public override string ToString() => Parameters.Length == 0
        ? Benchmark
        : $"{Benchmark}({string.Join(", ", Parameters.Select(parameter => $"{parameter.Name}={parameter.Value}"))})";
}
