using System.Xml.Linq;
using JsonAot.Lab;
using JsonAot.Lab.Doctor;
using JsonAot.Lab.Programs.Probes;
using JsonAot.Libraries;

namespace JsonAot.Tests.Lab;

/// <summary>Finds the libraries, and which of their packages can be had.</summary>
public class LibraryFolderTests
{
    [Fact]
    public void Every_folder_under_Libraries_is_found_with_its_package_and_version()
    {
        string root = Path.Combine(Repository.Root, "Libraries");
        IReadOnlyList<LibraryFolder> found = LibraryFolder.ReadAll(root);
        string[] folders = [.. Directory.EnumerateFiles(root, LibraryFolder.FileName, SearchOption.AllDirectories)
            .Where(file => !file.Contains($"{Path.DirectorySeparatorChar}obj{Path.DirectorySeparatorChar}", StringComparison.Ordinal))
            .Select(file => Path.GetFileName(Path.GetDirectoryName(file)!)).Order(StringComparer.Ordinal)];
        Assert.Equal(folders, found.Select(library => library.Name));
        Assert.Contains(
            found, library => library is { Name: "Newtonsoft", Package: "Newtonsoft.Json", Version: "13.0.4", RestoresByDefault: true });
        Assert.Contains(found, library => library is { Name: "Jil", Package: "Jil", RestoresByDefault: false, NotNative: not null });
    }

    [Fact]
    public void Each_library_says_where_its_authors_are_asked()
    {
        string root = Path.Combine(Repository.Root, "Libraries");
        XElement[] libraries = [.. Directory.EnumerateFiles(root, LibraryFolder.FileName, SearchOption.AllDirectories)
            .SelectMany(file => XDocument.Load(file).Descendants("JsonLibrary"))];
        Assert.NotEmpty(libraries);
        Assert.All(libraries, library => Assert.StartsWith("https://", (string?)library.Attribute("Contact"), StringComparison.Ordinal));
    }

    [Fact]
    public void A_package_without_a_version_is_a_mistake_in_a_named_file()
    {
        const string Props = """<Project><ItemGroup><JsonLibrary Include="New" Package="New.Json" /></ItemGroup></Project>""";
        var problem = Assert.Throws<LabException>(() => LibraryFolder.Read(Props, "New/library.props").ToArray());
        Assert.Contains("New/library.props", problem.Message, StringComparison.Ordinal);
        Assert.Contains("New.Json", problem.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_library_may_need_no_package()
    {
        LibraryFolder library = Assert.Single(
            LibraryFolder.Read("""<Project><ItemGroup><JsonLibrary Include="Own" /></ItemGroup></Project>""", "x"));
        Assert.Null(library.Package);
        Assert.False(library.RestoresByDefault);
    }

    // The doctor's checks after one restore.
    private static readonly LibraryFolder[] Libraries =
    [
        new("Default", "Default.Json", "2.0.0", RestoresByDefault: true, NotNative: null),
        new("Rare", "Rare.Json", "1.0.0", RestoresByDefault: false, NotNative: null),
        new("Own", null, null, RestoresByDefault: true, NotNative: null),
    ];

    [Theory]
    [InlineData("error NU1101: Unable to find package Rare.Json. No packages exist with this id in source(s): nuget.org", "Rare.Json")]
    [InlineData(
        "error NU1103: Unable to find a stable package Rare.Json with version (>= 1.0.0)\n  - Found 3 version(s)", "Rare.Json 1.0.0")]
    [InlineData(
        "error NU1603: Warning As Error: Restored depends on Rare.Json (>= 1.0.0) but Rare.Json 1.0.0 was not found. "
            + "Rare.Json 3.3.0 was resolved instead.",
        "Rare.Json 1.0.0 (nearest: 3.3.0)")]
    public void A_package_that_is_not_served_is_named_and_the_others_are_there(string output, string missing)
    {
        PackageRestore restore = PackageRestore.OfFailed(output);
        Assert.Equal($"the package source does not have {missing}", restore.WhyNot("Rare.Json"));
        Assert.Null(restore.WhyNot("Default.Json"));
        Assert.Empty(restore.MissingBeside(["Rare.Json"]));
    }

    [Theory]
    [InlineData(
        "error NU1301: Unable to load the service index for source https://example.org/index.json.\n"
            + "error NU1101: Unable to find package Jil. No packages exist")]
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
        IReadOnlyList<MachineCheck> checks = Examination.Of(
            Libraries, new PackageRestore(["Some.Pack.linux-x64 10.0.12", "Rare.Json"], null));
        Assert.Equal([false, true, false, true], checks.Select(check => check.Works));
        Assert.Equal("the package source does not have Some.Pack.linux-x64 10.0.12", checks[0].Detail);
        Assert.False(checks[2].IsDefault);
        Assert.Equal("needs no package", checks[3].Detail);
        Assert.True(Examination.Of(Libraries, new PackageRestore(["Rare.Json"], null)).All(check => check.Works || !check.IsDefault));
        Assert.Contains(
            Examination.Of(Libraries, new PackageRestore(["Default.Json"], null)), check => check is { IsDefault: true, Works: false });
    }

    // The type and the library to be compiled in for a contender; or the reason, if its package is not to be had.
    private static readonly AbsentContender SpanJson = new("SpanJson", "not in this build");

    private static LoneContender Of(Contender contender, PackageRestore? answer = null) =>
        Assert.Single(LoneContender.Of([contender], _ => answer ?? throw new InvalidOperationException("nobody needs to ask")));

    [Theory]
    [InlineData("STJ source-gen", "SourceGenContender", null)]
    [InlineData("Newtonsoft.Json", "NewtonsoftContender", "Newtonsoft")]
    public void A_library_needs_its_folder_and_an_in_box_contender_none(string name, string type, string? folder) =>
        Assert.Equal(new LoneContender(name, type, folder, null), Of(Contenders.Named(name)));

    [Theory]
    [InlineData("Newtonsoft.Json", true)]
    [InlineData("Google.Protobuf", false)]
    [InlineData("STJ source-gen", false)]
    public void Whether_native_builds_leave_its_class_out_is_known_beforehand(string contender, bool isLeftOut) =>
        Assert.Equal(isLeftOut, LoneContender.Of(Contenders.Named(contender)).NotNative is not null);

    [Fact]
    public void One_that_is_left_out_is_built_where_its_package_is_served() =>
        // A person may have built it from its source before running the tests.
        Assert.Equal(
            new LoneContender("SpanJson", "SpanJsonContender", "SpanJson", null),
            Of(SpanJson, new PackageRestore([], null)) with { Source = null });

    [Fact]
    public void And_keeps_its_row_where_it_is_not() =>
        Assert.Equal(
            "the package source does not have SpanJson 4.2.1", Of(SpanJson, new PackageRestore(["SpanJson 4.2.1"], null)).Unavailable);
}
