using JsonAot.Probe.Answers;

namespace JsonAot.Probe.Compiler;

/// <summary>Every project once per pass, in an order that is new in each: a slow moment falls on all alike.</summary>
internal static class Passes
{
    internal static IReadOnlyList<CompiledAnswer> Of(CompileOrder order)
    {
        ProjectTimer[] timers = [.. order.Projects.Select(project => new ProjectTimer(project))];
        var random = new Random(order.Seed);
        // The first pass is not counted: the JIT compiles the compiler in it.
        for (int pass = 0; pass <= order.Passes; pass++)
        {
            ProjectTimer[] shuffled = [.. timers.Where(timer => timer.Failure is null)];
            random.Shuffle(shuffled);
            foreach (ProjectTimer timer in shuffled)
                timer.Play(isCounted: pass > 0);
        }

        return [.. timers.Select(timer => timer.Answer())];
    }
}
