using System.Runtime.Versioning;
using Xunit;

namespace JsonAot.Tests.Processes;

/// <summary>A kept publish whose files were changed by somebody or something else.</summary>
public sealed class PublishedFilesTests : IDisposable
{
    private const string Executable = "program";

    private readonly string _folder = Directory.CreateTempSubdirectory("jsonaot-files-").FullName;
    private readonly IReadOnlyList<PublishedFile> _files;

    public PublishedFilesTests()
    {
        Directory.CreateDirectory(PathOf("below"));
        File.WriteAllText(PathOf(Executable), "run me");
        File.WriteAllText(PathOf("below/library.dll"), "library");
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(PathOf(Executable), UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
        _files = PublishedFiles.List(_folder);
    }

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    private string PathOf(string name) => Path.Combine(_folder, name);

    private string? Damage(bool contents = true) => PublishedFiles.FindDamage(_folder, _files, Executable, contents);

    [Fact]
    public void Whole_files_have_no_damage()
    {
        Assert.Equal(["below/library.dll", Executable], _files.Select(file => file.Path));
        Assert.Null(Damage());
    }

    [Fact]
    public void A_file_that_was_cut_or_is_missing_is_named()
    {
        File.WriteAllText(PathOf("below/library.dll"), "lib");
        Assert.Equal("below/library.dll has 3 bytes instead of 7", Damage(contents: false));
        File.Delete(PathOf("below/library.dll"));
        Assert.Equal("below/library.dll is missing", Damage(contents: false));
        Directory.Delete(PathOf("below"));
        Assert.Equal("below/library.dll is missing", Damage(contents: false));
    }

    [Fact]
    public void Other_contents_of_the_same_size_are_seen_by_reading()
    {
        File.WriteAllText(PathOf("below/library.dll"), "libraRy");
        Assert.Null(Damage(contents: false));
        Assert.Equal("below/library.dll has other contents", Damage());
    }

    [Fact]
    [UnsupportedOSPlatform("windows")]
    public void A_program_that_may_not_be_executed_is_damaged()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Windows has no such permission.");
        File.SetUnixFileMode(PathOf(Executable), UnixFileMode.UserRead | UnixFileMode.UserWrite);
        Assert.Equal("program may not be executed", Damage(contents: false));
    }

    [Fact]
    public void A_list_without_the_program_is_of_no_use() =>
        Assert.Equal("program is missing", PublishedFiles.FindDamage(_folder, [], Executable, contents: true));
}
