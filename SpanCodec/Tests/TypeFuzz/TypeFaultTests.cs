using SpanCodecs.Tests.TypeFuzz;
using Xunit;

namespace SpanCodecs.Tests;

/// <summary>Types that once went wrong are read and written as System.Text.Json does, in random documents and values.</summary>
public class TypeFaultTests
{
    private static readonly Lazy<ILookup<string, Finding>> Findings = new(FaultRun.Findings);

    public static TheoryData<string> Names => [.. TypeFault.All.Select(fault => fault.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public void Mended_is(string name) => Assert.False(Findings.Value.Contains(name), string.Join('\n', Findings.Value[name]));

    [Fact]
    public void Every_fault_is_tried() => Assert.Empty(FaultRun.Untried());
}
