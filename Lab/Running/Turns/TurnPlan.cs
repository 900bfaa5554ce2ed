using System.Text.Json.Serialization;

namespace JsonAot.Lab.Running.Turns;

/// <summary>A group: processes that live side by side and take turns.</summary>
/// <param name="Title">For people, and unique in a run.</param>
/// <param name="Entrants">The reference, its twin, and the others.</param>
/// <param name="Tasks">What each process is timed with; the last words of its command line.</param>
internal sealed record TurnPlan(string Title, IReadOnlyList<Entrant> Entrants, IReadOnlyList<string> Tasks)
{
    // What a warm process takes beside its documents, and about how many documents the youngest generation and the results are.
    private const long ProcessBytes = 100_000_000;
    private const long Documents = 60;

    /// <summary>What the machine has left.</summary>
    internal static long FreeBytes()
    {
        // The collector looks at the memory of the machine when it collects.
        GC.Collect(0);
        GCMemoryInfo memory = GC.GetGCMemoryInfo();
        return memory.TotalAvailableMemoryBytes - memory.MemoryLoadBytes;
    }

    /// <summary>Groups that fit into the memory. The reference and its twin are in each of them.</summary>
    /// <param name="freeBytes">Half of it is used.</param>
    /// <param name="documentBytes">Of the document that every process reads or writes.</param>
    internal static IReadOnlyList<TurnPlan> For(
        string title, Entrant reference, IReadOnlyList<Entrant> others, IReadOnlyList<string> tasks, long freeBytes, long documentBytes)
    {
        long fitting = Math.Max(1, freeBytes / 2 / (ProcessBytes + Documents * documentBytes) - 2);
        long count = Math.Max(1, (others.Count + fitting - 1) / fitting);
        // Of one size: then their number says who is in which, and a run that goes on with other free memory finds its own.
        Entrant[][] groups = [.. others.Chunk((int)Math.Max(1, (others.Count + count - 1) / count))];
        if (groups.Length == 0)
            groups = [[]];
        return [.. groups.Select((group, number) => new TurnPlan(
            groups.Length == 1 ? title : $"{title}, group {number + 1} of {groups.Length}", [reference, reference.Twin, .. group], tasks))];
    }
}

/// <summary>A contender in a group, and how its process is started.</summary>
internal sealed record Entrant(string Name, ChildProcess Program, IReadOnlyList<string> Arguments)
{
    /// <summary>
    /// What the program is started with. The JIT counts calls at once: it compiles the same code in the end, only sooner. The collector
    /// has no thread of its own, whose time would be counted in somebody else's batch. And the runtime waits for no debugger: such a
    /// process is killed after its turns, and would leave the debugger's pipes behind.
    /// </summary>
    internal static IReadOnlyDictionary<string, string> Variables { get; } = new Dictionary<string, string>
    {
        ["DOTNET_TC_CallCountingDelayMs"] = "0",
        ["DOTNET_gcConcurrent"] = "0",
        ["DOTNET_DbgEnableMiniDump"] = "0",
        ["DOTNET_EnableDiagnostics"] = "0",
    };

    /// <summary>Words behind the names of the tasks.</summary>
    internal IReadOnlyList<string> ArgumentsBehind { get; init; } = [];

    internal bool IsTwin { get; init; }

    /// <summary>The same in a second process: the run's check of itself.</summary>
    internal Entrant Twin => this with { IsTwin = true };
}

/// <summary>How often and how long.</summary>
internal sealed record TurnSettings
{
    internal static readonly TurnSettings Full = new()
    {
        Generations = 5, MostGenerations = 15, EnoughTime = TimeSpan.FromSeconds(12),
    };

    internal static readonly TurnSettings Quick = new() { Generations = 3, MostGenerations = 9, EnoughTime = TimeSpan.FromSeconds(3.6) };

    /// <summary>At least. Where a process lies in memory changes its times by some per cent, and each generation lies elsewhere.</summary>
    internal int Generations { get; init; }

    /// <summary>Native programs need no warming up. In the same time they have more generations, and narrower intervals.</summary>
    internal int MostGenerations { get; init; }

    /// <summary>A group gets as many generations as fit into this time, by what its first one took.</summary>
    internal TimeSpan EnoughTime { get; init; }

    /// <summary>
    /// How many generations a group has. It is known after the first, and does not depend on what they say: an interval that is looked
    /// at to decide whether to go on no longer covers what it names.
    /// </summary>
    internal int GenerationsOf(TimeSpan first) =>
        (int)Math.Clamp(EnoughTime / first, Generations, Math.Max(Generations, MostGenerations));

    /// <summary>Many short turns, so that whatever slows the machine for a while meets all.</summary>
    internal int Rounds { get; init; } = 60;

    internal TimeSpan BatchTime { get; init; } = TimeSpan.FromMilliseconds(1);

    /// <summary>
    /// What is timed by itself. A neighbour on the same core comes and goes within a millisecond or two, and in a slice he is either there
    /// or not. Asking for the time takes a millionth of a second.
    /// </summary>
    internal TimeSpan SliceTime { get; init; } = TimeSpan.FromMilliseconds(0.1);

    /// <summary>A task of slow calls takes part in fewer rounds, so that it gets about this time in a generation.</summary>
    internal TimeSpan LongestTask { get; init; } = TimeSpan.FromMilliseconds(400);

    /// <summary>Whether a contender that loses or changes members is timed all the same, with a note.</summary>
    internal bool HasLossy { get; init; } = true;

    /// <summary>From the start of a process, and from each of its lines, to the next.</summary>
    internal TimeSpan Limit { get; init; } = ChildLimit.Of(TimeSpan.FromMinutes(2));
}

/// <summary>What one generation said of one task of one process, or why it said nothing.</summary>
internal sealed record TurnFigure(string Contender, bool IsTwin, string Task)
{
    /// <summary>Of a call: the lower quartile of the slices of all batches, and an equal share of the collector's pauses.</summary>
    public double? CpuNs { get; init; }

    public double? WallNs { get; init; }

    public double? AllocatedBytes { get; init; }

    /// <summary>Collections of a call.</summary>
    public double Gen0 { get; init; }

    public double Gen1 { get; init; }

    public double Gen2 { get; init; }

    public int DocumentBytes { get; init; }

    public bool IsAdapted { get; init; }

    public bool IsLossy { get; init; }

    public bool IsBinary { get; init; }

    public string Note { get; init; } = "";

    /// <summary>A few processor times of slices, evenly from the lowest to the lower quartile.</summary>
    public IReadOnlyList<double> Lowest { get; init; } = [];

    /// <summary>What its process printed besides, in lines that begin as comments do.</summary>
    public IReadOnlyList<string> Said { get; init; } = [];

    /// <summary>Why there is no figure. The task is not tried again.</summary>
    public string? Reason { get; init; }

    /// <summary>The same of one operation, where a call makes several.</summary>
    internal TurnFigure Per(int operations) => operations == 1 ? this : this with
    {
        CpuNs = CpuNs / operations,
        WallNs = WallNs / operations,
        AllocatedBytes = AllocatedBytes / operations,
        Gen0 = Gen0 / operations,
        Gen1 = Gen1 / operations,
        Gen2 = Gen2 / operations,
        Lowest = [.. Lowest.Select(ns => ns / operations)],
    };
}

/// <summary>All figures of a group from processes that lived at the same time.</summary>
/// <param name="Group">The title of its plan.</param>
internal sealed record Generation(string Group, int Number, IReadOnlyList<TurnFigure> Figures)
{
    /// <summary>How long it took. A run that is resumed makes as many as it would have made.</summary>
    public TimeSpan Taken { get; init; }
}

[JsonSerializable(typeof(Generation))]
internal sealed partial class TurnJson : JsonSerializerContext;
