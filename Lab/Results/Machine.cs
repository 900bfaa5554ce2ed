using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json.Serialization;
using System.Text.RegularExpressions;

namespace JsonAot.Lab.Results;

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
            return $"{system}-{Architecture}-{Slug(Processor)}-{Cores}core";
        }
    }

    public override string ToString() => $"{Processor}, {Cores} cores, {System}";

    /// <summary>
    /// What Linux says of the processor. ARM processors have no name there, but numbers of their designer and their design; a machine with
    /// fast and slow cores has two designs. Virtual machines often tell the name of a family alone, such as "AMD EPYC", which generations
    /// with other instructions share. So those have their numbers behind it.
    /// </summary>
    /// <returns>Null where it says neither.</returns>
    public static string? ProcessorOf(IEnumerable<string> cpuInfo)
    {
        ILookup<string, string> values = cpuInfo.Select(line => line.Split(':', 2, StringSplitOptions.TrimEntries))
            .Where(parts => parts.Length == 2)
            .ToLookup(parts => parts[0], parts => parts[1]);
        if (values["model name"].FirstOrDefault() is { } name)
        {
            bool tellsModel = name.Split('@')[0].Any(char.IsAsciiDigit);
            return !tellsModel && values["cpu family"].FirstOrDefault() is { } family && values["model"].FirstOrDefault() is { } model
                ? $"{name}, family {family} model {model}" : name;
        }

        string designs = string.Join(" and ", values["CPU part"].Distinct().Order(StringComparer.Ordinal));
        return designs.Length > 0 && values["CPU implementer"].FirstOrDefault() is { } designer
            ? $"ARM processor {designer}, part {designs}"
            : null;
    }

    private static string ReadProcessorName()
    {
        const string CpuInfo = "/proc/cpuinfo";
        string? name = File.Exists(CpuInfo) ? ProcessorOf(File.ReadLines(CpuInfo))
            : OperatingSystem.IsMacOS() ? MacProcessor.Name
            : Environment.GetEnvironmentVariable("PROCESSOR_IDENTIFIER");
        return name ?? $"{RuntimeInformation.OSArchitecture} processor";
    }

    private static string Slug(string text)
    {
        string plain = text.Replace("(R)", "", StringComparison.Ordinal).Replace("(TM)", "", StringComparison.Ordinal);
        return Regex.Replace(plain.ToLowerInvariant(), "[^a-z0-9]+", "-").Trim('-');
    }
}

/// <summary>What macOS calls its processor, such as "Apple M3 Pro". There is no file that says so.</summary>
internal static partial class MacProcessor
{
    /// <summary>Null where the system does not say.</summary>
    internal static string? Name
    {
        get
        {
            Span<byte> text = stackalloc byte[256];
            nint length = text.Length;
            return Ask("machdep.cpu.brand_string", text, ref length, 0, 0) == 0
                ? Encoding.UTF8.GetString(text[..(int)length]).TrimEnd('\0')
                : null;
        }
    }

    [LibraryImport("libc", EntryPoint = "sysctlbyname", StringMarshalling = StringMarshalling.Utf8)]
    private static partial int Ask(string name, Span<byte> value, ref nint length, nint newValue, nint newLength);
}
