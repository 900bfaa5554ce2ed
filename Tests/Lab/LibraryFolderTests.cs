using System.Xml.Linq;
using JsonAot.Lab;
using JsonAot.Lab.Doctor;
using Xunit;

namespace JsonAot.Tests.Lab;

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
        Assert.Contains(found, library => library is { Name: "Newtonsoft", Package: "Newtonsoft.Json", Version: "13.0.4", RestoresByDefault: true });
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
        LibraryFolder library = Assert.Single(LibraryFolder.Read("""<Project><ItemGroup><JsonLibrary Include="Own" /></ItemGroup></Project>""", "x"));
        Assert.Null(library.Package);
        Assert.False(library.RestoresByDefault);
    }

    [Fact]
    public void A_file_that_is_not_XML_is_named()
    {
        var problem = Assert.Throws<LabException>(() => LibraryFolder.Read("<Project>", "Broken/library.props").ToArray());
        Assert.Contains("Broken/library.props", problem.Message, StringComparison.Ordinal);
    }
}
