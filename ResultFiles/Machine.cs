using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json.Serialization;

namespace JsonAot.ResultFiles;

/// <summary>What a reader must know of the machine to judge a figure; never its name or its owner's.</summary>
public sealed record Machine(string System, string Architecture, string Processor, int Cores)
{
    public static Machine Current { get; } = new(
        RuntimeInformation.OSDescription,
        RuntimeInformation.OSArchitecture.ToString().ToLowerInvariant(),
        ReadProcessorName(),
        Environment.ProcessorCount);

    /// <summary>A folder name: the same machine always finds its own results again.</summary>
    [JsonIgnore]
    public string Folder
    {
        get
        {
            // From the description, not from the machine that runs this: results of others are read and merged here too.
            string system = System.Contains("Windows", StringComparison.Ordinal) ? "windows"
                : System.StartsWith("Darwin", StringComparison.Ordinal) || System.StartsWith("macOS", StringComparison.Ordinal) ? "macos"
                : "linux";
            return string.Create(CultureInfo.InvariantCulture, $"{system}-{Architecture}-{Slug(Processor)}-{Cores}core");
        }
    }

    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{Processor}, {Cores} cores, {System}");

    private static string ReadProcessorName()
    {
        const string CpuInfo = "/proc/cpuinfo";
        if (File.Exists(CpuInfo))
        {
            string? line = File.ReadLines(CpuInfo).FirstOrDefault(line => line.StartsWith("model name", StringComparison.Ordinal));
            if (line is not null)
                return line[(line.IndexOf(':', StringComparison.Ordinal) + 1)..].Trim();
        }

        return Environment.GetEnvironmentVariable("PROCESSOR_IDENTIFIER") ?? $"{RuntimeInformation.OSArchitecture} processor";
    }

    private static string Slug(string text)
    {
        var slug = new StringBuilder(text.Length);
        string plain = text.Replace("(R)", "", StringComparison.Ordinal).Replace("(TM)", "", StringComparison.Ordinal);
        foreach (char c in plain.ToLowerInvariant())
        {
            if (char.IsAsciiLetterOrDigit(c))
                slug.Append(c);
            else if (slug.Length > 0 && slug[^1] != '-')
                slug.Append('-');
        }

        return slug.ToString().Trim('-');
    }
}
