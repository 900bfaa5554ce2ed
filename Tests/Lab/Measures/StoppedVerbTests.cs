using System.CommandLine;
using JsonAot.Lab;
using JsonAot.Lab.Measures;
using JsonAot.ResultFiles;
using Xunit;

namespace JsonAot.Tests.Lab.Measures;

/// <summary>What becomes of a measuring verb whose child ends when somebody presses Ctrl-C: the terminal tells the child too.</summary>
[Collection("Measuring")]
public sealed class StoppedVerbTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void The_end_of_a_child_is_a_failure_only_where_nobody_has_asked_to_stop()
    {
        Exception[] ends = [new LabException("The restore failed: ended by SIGINT."), new ProcessException("MSBuild does not say it."), new OperationCanceledException()];
        foreach (Exception end in ends)
            Assert.Equal(130, Run(new Stopped(isAsked: true, end)));
        Assert.Throws<LabException>(() => Run(new Stopped(isAsked: false, ends[0])));
        Assert.Throws<ProcessException>(() => Run(new Stopped(isAsked: false, ends[1])));
    }

    private int Run(MeasuringVerb verb) =>
        verb.Create().Parse(["--results", _folder.Path]).Invoke(new InvocationConfiguration { EnableDefaultExceptionHandler = false });

    private sealed class Stopped(bool isAsked, Exception end) : MeasuringVerb("stopped", "Measures nothing.")
    {
        protected override IEnumerable<IResults> Measure(Measuring run)
        {
            run.Stop = new CancellationToken(isAsked);
            throw end;
        }
    }
}
