using System.Security.Cryptography;
using System.Text;

namespace JsonAot.Lab.Running.Publishing;

/// <summary>One hash over everything that a program is built from. Equal stamps mean equal programs.</summary>
internal static class SourceStamp
{
    /// <summary>Of all programs of this checkout; read once, because nobody edits them while they are measured.</summary>
    internal static string OfPrograms => field ??= OfFiles(Checkout.Root, ProgramSources.Below(Checkout.Root));

    internal static string OfFiles(string root, IEnumerable<string> files) => Of(files.SelectMany(
        file => (byte[][])[Encoding.UTF8.GetBytes(Path.GetRelativePath(root, file)), File.ReadAllBytes(file)]));

    internal static string OfFolder(string folder, string pattern = "*", SearchOption depth = SearchOption.TopDirectoryOnly) =>
        OfFiles(folder, Directory.GetFiles(folder, pattern, depth).Order(StringComparer.Ordinal));

    /// <summary>Of the running program: the compiler makes the same bytes of the same sources.</summary>
    internal static string OfThisProgram() => OfFolder(AppContext.BaseDirectory, "*.dll");

    internal static string OfTexts(IEnumerable<string> texts) => Of(texts.Select(text => Encoding.UTF8.GetBytes(text)));

    private static string Of(IEnumerable<byte[]> parts)
    {
        using IncrementalHash hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        foreach (byte[] part in parts)
        {
            // The length comes first, so that moving text from one file to the next changes the hash.
            hash.AppendData(BitConverter.GetBytes(part.Length));
            hash.AppendData(part);
        }

        return Convert.ToHexStringLower(hash.GetHashAndReset());
    }
}

/// <summary>
/// Lists the files of the checkout that programs are built from: all but those of rooms that are in no published program. A folder
/// that is not named here counts, so that at worst a program is published once too often.
/// </summary>
internal static class ProgramSources
{
    private static readonly string[] InNoProgram =
        ["Tests", "SpanCodec/Tests", "docs", "results"];

    // The command line is in none, and stands above these.
    private static readonly string[] OfTheLab = ["BenchmarkHost", "MeasuredPrograms", "Results", "Running"];

    private static readonly string[] Made = ["bin", "obj", "artifacts", "BenchmarkDotNet.Artifacts", "TestResults"];

    /// <param name="root">The checkout.</param>
    /// <returns>Full paths in a fixed order.</returns>
    internal static IReadOnlyList<string> Below(string root) =>
        [.. FilesOf(new DirectoryInfo(root), root).Order(StringComparer.Ordinal)];

    private static IEnumerable<string> FilesOf(DirectoryInfo folder, string root) =>
        Files(folder, root).Where(file => file.Extension != ".md" && !IsHidden(file)).Select(file => file.FullName)
            .Concat(folder.EnumerateDirectories().Where(inner => IsSource(inner, root)).SelectMany(inner => FilesOf(inner, root)));

    private static FileInfo[] Files(DirectoryInfo folder, string root) => IsLab(folder, root) ? [] : folder.GetFiles();

    private static bool IsLab(DirectoryInfo folder, string root) => Path.GetRelativePath(root, folder.FullName) == "Lab";

    private static bool IsSource(DirectoryInfo folder, string root) =>
        !IsHidden(folder)
        && !Made.Contains(folder.Name)
        && (!IsLab(folder.Parent!, root) || OfTheLab.Contains(folder.Name))
        && !InNoProgram.Contains(Path.GetRelativePath(root, folder.FullName).Replace('\\', '/'));

    private static bool IsHidden(FileSystemInfo entry) => entry.Name.StartsWith('.');
}
