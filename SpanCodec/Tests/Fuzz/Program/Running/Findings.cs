using System.Security.Cryptography;
using System.Text;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>A file for each finding: the target, the input in hexadecimal, and what differs.</summary>
internal sealed class Findings(string folder)
{
    /// <summary>More of one target tell nothing new until the first is mended.</summary>
    private const int MostOfTarget = 5;

    private readonly Dictionary<string, int> _kept = [];

    internal int Count => Directory.Exists(folder) ? Directory.GetFiles(folder, "*.txt").Length : 0;

    /// <summary>Whether this process found any.</summary>
    internal bool HasAny => _kept.Count > 0;

    internal bool IsWanted(FuzzTarget target) => _kept.GetValueOrDefault(target.Name) < MostOfTarget;

    internal void Add(FuzzTarget target, byte[] input, string what)
    {
        Directory.CreateDirectory(folder);
        _kept[target.Name] = _kept.GetValueOrDefault(target.Name) + 1;
        string name = $"{target.Name.Replace('/', '-')}-{Convert.ToHexString(SHA256.HashData(input))[..8]}.txt";
        // What differs may quote halves of surrogate pairs, which a file of text refuses.
        string text = $"{target.Name}\n{Convert.ToHexString(input)}\n{what}\n";
        File.WriteAllBytes(Path.Combine(folder, name), Encoding.UTF8.GetBytes(text));
    }

    internal static (FuzzTarget Target, byte[] Input) Read(string path)
    {
        string[] lines = File.ReadAllLines(path);
        return (AllTargets.Named(lines[0]).Single(target => target.Name == lines[0]), Convert.FromHexString(lines[1]));
    }
}
