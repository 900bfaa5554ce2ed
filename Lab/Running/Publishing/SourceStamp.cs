using System.Text;

namespace JsonAot.Lab.Running.Publishing;

/// <summary>One hash over everything that a program is built from. Equal stamps mean equal programs.</summary>
internal static class SourceStamp
{
    /// <summary>The fingerprint of all programs of this checkout; read once, because nobody edits them while they are measured.</summary>
    internal static string OfPrograms => field ??= OfFiles(Checkout.Root, ProgramSources.Below(Checkout.Root));

    internal static string OfFiles(string root, IEnumerable<string> files) => Fingerprint.Of(files.SelectMany(
        file => (byte[][])[Encoding.UTF8.GetBytes(Path.GetRelativePath(root, file)), File.ReadAllBytes(file)]));

    internal static string OfFolder(string folder, string pattern = "*", SearchOption depth = SearchOption.TopDirectoryOnly) =>
        OfFiles(folder, Directory.GetFiles(folder, pattern, depth).Order(StringComparer.Ordinal));

    /// <summary>The fingerprint of the running program: the compiler makes the same bytes of the same sources.</summary>
    internal static string OfThisProgram() => OfFolder(AppContext.BaseDirectory, "*.dll");
}
