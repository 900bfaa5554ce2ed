using System.IO.Compression;
using System.Security.Cryptography;

namespace JsonAot.Lab.Programs;

/// <summary>The size of a publish folder without symbols, plain and compressed.</summary>
internal sealed class FolderWeight
{
    private static readonly string[] Symbols = [".dbg", ".pdb", ".debug"];

    // Most files of two self-contained folders are the framework's, and the same.
    private readonly Dictionary<string, long> _compressed = [];

    internal static long Of(string folder) => Files(folder).Sum(file => file.Length);

    /// <summary>Every file by itself, as a server or a package compresses them.</summary>
    internal long Compressed(string folder) => Files(folder).Sum(file => Compressed(file));

    private static IEnumerable<FileInfo> Files(string folder) =>
        new DirectoryInfo(folder).EnumerateFiles("*", SearchOption.AllDirectories)
            .Where(file => !Symbols.Contains(file.Extension) && !file.FullName.Contains(".dSYM", StringComparison.Ordinal));

    private long Compressed(FileInfo file)
    {
        byte[] bytes = File.ReadAllBytes(file.FullName);
        string key = Convert.ToHexString(SHA256.HashData(bytes));
        if (_compressed.TryGetValue(key, out long known))
            return known;
        using var counted = new MemoryStream();
        using (var gzip = new GZipStream(counted, CompressionLevel.Optimal, leaveOpen: true))
            gzip.Write(bytes);
        return _compressed[key] = counted.Length;
    }
}
