using JsonAot.Probe.Answers;

namespace JsonAot.Probe.Roles;

/// <summary>A call to be measured, or the reason why it is not.</summary>
internal sealed class CpuCall(CpuCost cost)
{
    internal CpuCost Cost { get; set; } = cost;

    internal Func<object?>? Run { get; init; }

    /// <summary>What is wrong with the call after it was measured; null for nothing.</summary>
    internal Func<string?> Problem { get; init; } = () => null;
}
