using JsonAot.Lab;
using JsonAot.Lab.YourType;

namespace JsonAot.Tests.YourType;

/// <summary>Tells who can do something about a type that does not build.</summary>
public class BuildFaultTests
{
    private const string Failed = "Publishing JsonAot.Probe for net10.0 jit failed: ";

    [Theory]
    [InlineData("Order.cs(3,1): error CS0103: The name 'x' does not exist", 2, "does not exist. Correct it there, in /shop/Order.cs")]
    [InlineData("/my shop/My Order.cs(3,1): error CS0103: no", 2, "Correct it there, in /my shop/My Order.cs")]
    [InlineData("TriedPayload.cs(3,1): error CS0103: no", 3, "fault of the suite: please report it with /made/source.")]
    [InlineData("BackOrder.cs(3,1): error CS0103: no", 3, "fault of the suite")]
    [InlineData("Tried.csproj : error NU1605: Detected package downgrade", 2, "Its project is in /made/source")]
    public void It_is_told_whose_file_the_compiler_names(string error, int exitCode, string expected)
    {
        LabException problem = SubjectFault.Of(Failed + error, ["/shop/Order.cs", "/my shop/My Order.cs"], "/made/source");

        Assert.Equal(exitCode, problem.ExitCode);
        Assert.Contains(expected, problem.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_fault_of_the_machine_is_told_as_it_is()
    {
        LabException problem = SubjectFault.Of("the disk became full while it was published: make room.", [], "/made/source");

        Assert.Equal((3, "the disk became full while it was published: make room."), (problem.ExitCode, problem.Message));
    }

    [Fact]
    public void The_file_that_was_written_for_the_type_is_known()
    {
        Assert.True(SubjectFault.IsIn($"{Failed}TriedPayload.cs(3,1): error CS0103: no", "TriedPayload.cs"));
        Assert.False(SubjectFault.IsIn($"{Failed}TriedPayload2.cs(3,1): error CS0103: no", "TriedPayload.cs"));
    }
}
