namespace JsonAot.Lab.Claims;

/// <summary>Names one row of steady-state results.</summary>
internal sealed record RowReference(string Benchmark, params (string Name, string Value)[] Parameters)
{
    /// <summary>A contender writing a payload to a string, as most sources did.</summary>
    internal static RowReference WriteText(string payload, string contender) => Text("Matrix.Serialize", payload, contender);

    /// <summary>A contender reading a payload from a string.</summary>
    internal static RowReference ReadText(string payload, string contender) => Text("Matrix.Deserialize", payload, contender);

    private static RowReference Text(string benchmark, string payload, string contender) =>
        new(benchmark, ("Payload", payload), ("Contender", contender), ("Lane", Sources.Rows.Lane));

    internal SteadyRow? Find(SteadyState state) => state.Rows.FirstOrDefault(row =>
        row.Benchmark == Benchmark
        && row.Parameters.Count == Parameters.Length
        && Parameters.All(parameter => row.Parameters.GetValueOrDefault(parameter.Name) == parameter.Value));

    public override string ToString() => Parameters.Length == 0
        ? Benchmark
        : $"{Benchmark}({string.Join(", ", Parameters.Select(parameter => $"{parameter.Name}={parameter.Value}"))})";
}
