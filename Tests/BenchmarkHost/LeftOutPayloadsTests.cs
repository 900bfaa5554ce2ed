using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Running;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.Lab.BenchmarkHost.Building;
using JsonAot.Payloads.Person;

namespace JsonAot.Tests.BenchmarkHost;

public class LeftOutPayloadsTests
{
    private static string SwitchFor(params Type[] benchmarks) =>
        LeftOutPayloads.Switch(benchmarks.SelectMany(type => BenchmarkConverter.TypeToBenchmarks(type).BenchmarksCases));

    private static string AllBut(params string[] classes) =>
        $"-p:LeftOutPayloads={string.Join('+', InBox.EveryPayload.Select(payload => payload.GetType().Name).Except(classes))}";

    [Fact]
    public void Those_that_no_row_asks_for_are_left_out()
    {
        Assert.Equal(AllBut("PersonPayload"), SwitchFor(typeof(OfOne)));
        Assert.Equal(AllBut("PersonPayload", "SimplePayload", "TextsPayload"), SwitchFor(typeof(OfOne), typeof(ByName)));
        // One that does not say what it reads and writes may ask for any of them.
        Assert.Equal("", SwitchFor(typeof(OfOne), typeof(Silent)));
    }

    public class OfOne : IPayloadBenchmark
    {
        IPayload IPayloadBenchmark.Payload { get; } = new PersonPayload();

        [Benchmark]
        public void Run()
        {
        }
    }

    public class ByName
    {
        [Params("Simple", "Texts")]
        public string Payload { get; set; } = "";

        [Benchmark]
        public void Run()
        {
        }
    }

    public class Silent
    {
        [Benchmark]
        public void Run()
        {
        }
    }
}
