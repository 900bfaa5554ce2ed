using JsonAot.Tests.Lab;
using Xunit;

namespace JsonAot.Tests.Trying;

/// <summary>The whole way under the JIT, as somebody would go it: in a folder with a blank and a letter beyond ASCII.</summary>
public sealed class TryMeasureTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void A_type_and_a_sample_become_an_answer()
    {
        Thorough.Require();
        ProgramRun run = Try(
            "namespace Shop; public sealed class Order { public int Id { get; set; } public List<Line> Lines { get; set; } = []; } public sealed record "
                + "Line(string Sku, decimal Price);",
            """{"id":1,"lines":[{"sku":"ä","price":1.10},{"sku":"b","price":2}]}""");

        Assert.True(run.ExitCode == 0, run.ToString());
        Assert.Contains("camelCase: the sample has `id`", run.Errors, StringComparison.Ordinal);
        Assert.Contains("Under the JIT take ", run.Output, StringComparison.Ordinal);
        Assert.Contains("To adopt ", run.Output, StringComparison.Ordinal);
        Assert.Equal(["Order.cs", "sample.json"], Directory.EnumerateFileSystemEntries(_folder["ein Ordner ü"]).Select(Path.GetFileName).Order());
    }

    [Fact]
    public void A_type_that_loses_a_part_is_refused_by_path()
    {
        Thorough.Require();
        ProgramRun run = Try("public sealed class Order { public int Id { get; set; } public string? Name { get; set; } }", """{"id":1,"name":"x","total":1.5}""");

        Assert.True(run.ExitCode == 2, run.ToString());
        Assert.Contains("$.total is not on the type", run.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void A_static_constructor_that_never_ends_is_a_sentence()
    {
        Thorough.Require();
        ProgramRun run = Try("public sealed class Order { static Order() { while (true) System.Threading.Thread.Sleep(100); } public int Id { get; set; } }", """{"id":1}""");

        Assert.True(run.ExitCode == 3, run.ToString());
        Assert.Contains("did not end within", run.Errors, StringComparison.Ordinal);
    }

    private ProgramRun Try(string code, string sample)
    {
        string folder = _folder["ein Ordner ü"];
        Directory.CreateDirectory(folder);
        File.WriteAllText(Path.Combine(folder, "Order.cs"), code);
        File.WriteAllText(Path.Combine(folder, "sample.json"), sample);
        return Repository.RunIn(folder, Repository.Built("Lab"), "try", "Order.cs", "sample.json", "--modes", "jit");
    }
}
