using JsonAot.Lab.Doctor;
using Xunit;

namespace JsonAot.Tests.Lab;

/// <summary>What the doctor makes of one restore.</summary>
public class PackageRestoreTests
{
    private static readonly LibraryFolder[] Libraries =
    [
        new("Default", "Default.Json", "2.0.0", RestoresByDefault: true, NotNative: null),
        new("Rare", "Rare.Json", "1.0.0", RestoresByDefault: false, NotNative: null),
        new("Own", null, null, RestoresByDefault: true, NotNative: null),
    ];

    [Theory]
    [InlineData("error NU1101: Unable to find package Rare.Json. No packages exist with this id in source(s): nuget.org", "Rare.Json")]
    [InlineData("error NU1103: Unable to find a stable package Rare.Json with version (>= 1.0.0)\n  - Found 3 version(s)", "Rare.Json 1.0.0")]
    [InlineData(
        "error NU1603: Warning As Error: Restored depends on Rare.Json (>= 1.0.0) but Rare.Json 1.0.0 was not found. Rare.Json 3.3.0 was resolved instead.",
        "Rare.Json 1.0.0 (nearest: 3.3.0)")]
    public void A_package_that_is_not_served_is_named_and_the_others_are_there(string output, string missing)
    {
        PackageRestore restore = PackageRestore.OfFailed(output);
        Assert.Equal($"the package source does not have {missing}", restore.WhyNot("Rare.Json"));
        Assert.Null(restore.WhyNot("Default.Json"));
        Assert.Empty(restore.MissingBeside(["Rare.Json"]));
    }

    [Theory]
    [InlineData("error NU1301: Unable to load the service index for source https://example.org/index.json.\nerror NU1101: Unable to find package Jil. No packages exist")]
    [InlineData("error NU1900: Warning As Error: Error occurred while getting package vulnerability data: "
        + "Unable to load the service index for source https://example.org/index.json.")]
    public void A_source_that_is_away_says_nothing_about_a_package(string output) =>
        Assert.Equal("the package source did not answer", PackageRestore.OfFailed(output).WhyNot("Jil"));

    [Theory]
    [InlineData("x.targets(166,5): error NETSDK1045: The current .NET SDK does not support targeting .NET 10.0.\nmore", "NETSDK1045")]
    [InlineData("  Determining projects to restore...\nAttempting to cancel the build...", "cancel")]
    public void Any_other_failure_keeps_its_first_error(string output, string expected) =>
        Assert.Contains(expected, PackageRestore.OfFailed(output).WhyNot("Jil"), StringComparison.Ordinal);

    [Fact]
    public void A_missing_pack_is_of_the_framework_and_a_missing_library_keeps_the_default_set_whole()
    {
        IReadOnlyList<MachineCheck> checks = Examination.Of(Libraries, new PackageRestore(["Some.Pack.linux-x64 10.0.12", "Rare.Json"], null));
        Assert.Equal([false, true, false, true], checks.Select(check => check.Works));
        Assert.Equal("the package source does not have Some.Pack.linux-x64 10.0.12", checks[0].Detail);
        Assert.False(checks[2].IsDefault);
        Assert.Equal("needs no package", checks[3].Detail);
        Assert.True(Examination.Of(Libraries, new PackageRestore(["Rare.Json"], null)).All(check => check.Works || !check.IsDefault));
        Assert.Contains(Examination.Of(Libraries, new PackageRestore(["Default.Json"], null)), check => check is { IsDefault: true, Works: false });
    }
}
