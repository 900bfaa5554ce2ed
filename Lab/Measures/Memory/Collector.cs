using JsonAot.Probe.Answers;

namespace JsonAot.Lab.Measures.Memory;

/// <summary>A garbage collector to measure under.</summary>
/// <param name="Name">As options, tables and results name it.</param>
/// <param name="IsConcurrent">Whether the program goes on, and goes on allocating, while the oldest generation is collected.</param>
internal sealed record Collector(string Name, bool IsServer, bool IsConcurrent)
{
    internal static IReadOnlyList<Collector> All { get; } =
    [
        new(MemoryAnswer.Workstation, IsServer: false, IsConcurrent: true),
        new(MemoryAnswer.Blocking, IsServer: false, IsConcurrent: false),
        new(MemoryAnswer.Server, IsServer: true, IsConcurrent: true),
    ];

    /// <summary>Set for a child in every case, as it would inherit another choice from this process.</summary>
    internal Dictionary<string, string> Environment => new()
    {
        ["DOTNET_gcServer"] = IsServer ? "1" : "0",
        ["DOTNET_gcConcurrent"] = IsConcurrent ? "1" : "0",
        ["DOTNET_DbgEnableMiniDump"] = "0",
    };

    /// <exception cref="LabException">A name that is none of them; the message lists them.</exception>
    internal static IReadOnlyList<Collector> Parse(string list)
    {
        string[] names = list.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        return names.Length == 0 ? throw Unknown(list) : [.. names.Distinct().Select(Find)];
    }

    private static Collector Find(string name) => All.FirstOrDefault(collector => collector.Name == name) ?? throw Unknown(name);

    private static LabException Unknown(string name) =>
        new($"There is no garbage collector '{name}'. There are: {string.Join(", ", All.Select(collector => collector.Name))}.", ExitCodes.Usage);
}
