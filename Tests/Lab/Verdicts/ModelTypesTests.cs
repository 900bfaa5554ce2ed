using JsonAot.Lab.Probes;
using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.Enterprise;
using Xunit;

namespace JsonAot.Tests.Lab.Verdicts;

/// <summary>What the variant with a rooted model keeps: the model, all of it, and nothing else.</summary>
public class ModelTypesTests
{
    [Fact]
    public void Elements_and_members_are_found_and_code_beside_them_is_not()
    {
        IReadOnlyList<Type> types = ModelTypes.Of(InBox.Payloads);
        Assert.Contains(typeof(CalibrationPoint), types);
        Assert.Contains(typeof(Organisation), types);
        Assert.Contains(typeof(Address), types);
        Assert.Contains(typeof(Region), types);
        Assert.All(types, type => Assert.StartsWith("JsonAot.Payloads.", type.FullName, StringComparison.Ordinal));
        Assert.DoesNotContain(types, type => type.Name.EndsWith("Payload", StringComparison.Ordinal) || type.Name.EndsWith("Metadata", StringComparison.Ordinal));
    }

    [Fact]
    public void The_descriptor_names_them_for_the_trimmer()
    {
        string descriptor = ModelTypes.Descriptor([.. InBox.Payloads.Where(payload => payload.Name == "CalibrationPoints")]);
        Assert.Equal(
            """<linker><assembly fullname="JsonAot.Shared"><type fullname="JsonAot.Payloads.CalibrationPoints.CalibrationPoint" preserve="all" /></assembly></linker>""",
            string.Concat(descriptor.Split('\n').Select(line => line.Trim())));
    }
}
