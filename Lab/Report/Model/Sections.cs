using JsonAot.Lab.Report.Model.Tables;

namespace JsonAot.Lab.Report.Model;

/// <summary>A part of the page: what it shows, how to read it, and what measures it.</summary>
/// <param name="Plot">The script's name for what it draws; null for a table alone.</param>
internal sealed record Section(string Id, string Title, string Lead, string HowToRead, string Command, string? Plot, params string[] Tables);

internal static class Sections
{
    internal static IReadOnlyList<Section> All { get; } =
    [
        new(
            "steady", "Steady state: what a call costs once all is warm",
            "One panel a payload and direction, one line a contender and deployment; further left is faster.",
            "The mark is the median of the iterations; the line through it is the interval in which a repetition would put that median 95 times in 100, from the order of the samples. The axis is logarithmic: equal distances are equal factors. The number at the right is the ratio to the baseline that you choose above, in the same deployment, payload and direction. A hollow mark and the word tie mean that no difference is proven: the ratio's interval holds 1, or the difference is smaller than what identical benchmarks differ by. The interval of a ratio joins both medians' intervals as independent errors. Contenders marked lossy change or lose members; they stand below the others and are never ranked. Binary ones write no JSON. The floor is a reference and no serializer: it copies the finished bytes, or builds the objects from decoded parts.",
            Commands.Steady, "steady", SteadyTable.Id),
        new(
            "heat", "Every library on every payload",
            "The ratio to the baseline in each cell: blue is faster, orange slower, hatched a tie.",
            "Each number is a time divided by the baseline's in the same row of conditions: 0.50 is half the time, 2.00 twice. Colours follow the logarithm, so that both are equally strong. n/a has a reason: move there with the arrow keys, or point at it. L marks a contender that loses or changes members of this payload, B a binary one. The floor is no serializer: no other row can pass it.",
            Commands.Steady, "heat", FidelityId),
        new(
            "startup", "Start-up: from the spawn to the first answer",
            "Where the time goes until a fresh process has written and read once.",
            "Each bar is one process, from the parent's stamp before the spawn until it has written and read the payload once. To Main is the system and the runtime; input is reading the document; set-up is making the contender, its options and its metadata; then the first write and the first read. The dashed line is the floor: a program in the same mode that does nothing. What lies right of it is what the contender adds. Medians of many rounds in shuffled order.",
            Commands.Startup, "startup", StartupTable.Id),
        new(
            "warmup", "Cumulative cost: when has a slow start paid off?",
            "Time since the spawn over the number of calls, both axes logarithmic; one panel a contender.",
            "A call is one write and one read. A curve that starts low belongs to a program that starts fast; one that is flat for long has a start that outweighs its calls. A ring marks the break-even: after so many calls the mode that is compiled at run time has caught up with a native one. Without a ring, one of them is ahead from beginning to end.",
            Commands.Of("warmup --modes jit,r2r,aot,aot-speed"), "warmup", WarmUpTable.Id),
        new(
            "scatter", "First call against steady state",
            "Left is an early first answer, low is a cheap warm call, a small bubble is few bytes on disk.",
            "Each bubble is a contender in one deployment. Across: from the spawn until the first write and read are done. Up: one warm write and one warm read together, in the lane chosen above. The bubble's area is the published folder without symbols; where it was not weighed the bubble is a small ring. The lower left corner has the best of both.",
            Commands.Startup, "scatter", ScatterTable.Id, ProcessTables.SizeId, ProcessTables.MemoryId, ProcessTables.CpuId),
        new(
            "native", "Does it work when compiled ahead of time?",
            "What each library does in a program that was published so.",
            "A verdict is the worst of writing and reading. Silently wrong means that it gives something else than under the JIT and says nothing, which is worse than an exception. The number beside it counts the different trimming and AOT warnings of the publish.",
            Commands.Of("verdicts"), "verdicts", CheckTables.VerdictsId),
        new(
            "errors", "When the input is wrong",
            "What each library does with cycles and damaged documents.",
            "To throw is right. Accepts means that the damage goes unnoticed; cuts, that a part comes back without a word; overflow, crash and hang take the process with them, and no handler helps. Point at a cell, or move there with the arrow keys, for what was seen.",
            Commands.Of("errors"), "errors", CheckTables.ErrorsId),
        new(
            "crossread", "Who reads whose output",
            "Rows write, columns read.",
            "= is equal by value; L lossy, T throws, C crashes, H hangs, – not tried. A library that only reads its own output has made a format of its own.",
            Commands.Of("verify"), "crossread", CheckTables.CrossReadId),
        new(
            "claims", "Are the claims still true?",
            "The headline figures of the articles, measured again here.",
            Claims.ClaimJudge.Explanation, Commands.Named, null, ClaimsTable.Id),
        new(
            "limits", "How close to the limit",
            "Source generation, hand-written code and the floor, in turn in one process.",
            "The fastest of 21 batches that take turns. The ratio refers to STJ source-gen when reading and to the STJ fast path when writing. The floor is no serializer: it copies finished bytes, or builds the objects from decoded parts.",
            Commands.Of("limits"), null, ProcessTables.LimitsId),
        new(
            "named", "Named comparisons",
            "The articles' own benchmarks, and identical benchmarks that show the noise.",
            "The ratio refers to the declared baseline of its comparison and direction, or to the first that is available.",
            Commands.Named, null, NamedTable.Id),
        new(
            "method", "Method, environment and settings",
            "Under what conditions every file was measured.",
            "Equality is checked before anything is timed, in the process that times it. Contenders are compared within one lane only. JIT, ReadyToRun and NativeAOT run one pinned build of the framework, and differ by their publish switches alone: aot is what a plain publish ships, aot-speed is optimised for speed and for this processor. The noise floor is what identical benchmarks under several names differ by; smaller differences are ties. Figures of different machines or framework builds are never compared here.",
            Commands.Steady, null, ConditionsTable.Id),
    ];

    private const string FidelityId = CheckTables.FidelityId;
}
