using JsonAot.Lab.Measures;
using JsonAot.Lab.Measures.Size;
using JsonAot.Lab.Terminal;

namespace JsonAot.Tests.Lab.Measures;

/// <summary>A measurement whose mode comes in several parts is kept part by part, and shown as one.</summary>
public sealed class PartsTests : TestsInFolder
{
    [Fact]
    public void Parts_of_a_mode_are_saved_at_once_and_returned_as_one()
    {
        var store = new ResultStore(_folder["results"]);
        var saved = new List<int>();
        var verb = new InParts(() => saved.Add(store.Read<Results<SizeRow>>(Machine.Current, Checkout.Framework, "jit")?.Rows.Count ?? 0));
        using var line = new ProgressLine();

        IReadOnlyList<IResults> measured = verb.MeasureAll(
            verb.Prepare(new Wanted([DeploymentMode.Jit], store), line, new PublishCache(_ => { })));

        Assert.Equal([0, 1], saved);
        Assert.Equal(["a", "b"], Assert.IsType<Results<SizeRow>>(Assert.Single(measured)).Rows.Select(row => row.Contender));
    }

    /// <param name="before">Called before each part is returned.</param>
    private sealed class InParts(Action before) : MeasuringVerb("parts", "Two parts of one mode.", new SizeKind())
    {
        protected override IEnumerable<IResults> Measure(Measuring run)
        {
            foreach (string contender in (string[])["a", "b"])
            {
                before();
                Manifest manifest = SteadyResults.Of().Manifest with { Framework = Checkout.Framework, Machine = Machine.Current };
                yield return new Results<SizeRow>(
                    manifest, [new SizeRow { Contender = contender, Payload = "P", TakenAt = DateTimeOffset.UtcNow }]);
            }
        }
    }
}
