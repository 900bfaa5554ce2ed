using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>A target with the inputs that each reached something new in it.</summary>
internal sealed class FuzzedTarget(FuzzTarget target, EdgeMap map)
{
    // A counter cannot tell more of an edge than these bits.
    private readonly byte[] _seen = new byte[EdgeMap.Size];
    private readonly List<byte[]> _inputs = [];
    private int _edges;

    internal FuzzTarget Target => target;

    internal List<byte[]> Inputs => _inputs;

    internal int Edges => _edges;

    /// <summary>How many inputs were tried.</summary>
    internal long Executions { get; private set; }

    /// <summary>Tries an input, and keeps it if it comes to where none came before.</summary>
    /// <returns>What differs.</returns>
    internal string? Try(byte[] input)
    {
        Executions++;
        map.Clear();
        string? difference = target.Run(input);
        if (map.AddTo(_seen, ref _edges))
            _inputs.Add(input);
        return difference;
    }

    /// <summary>One of the inputs: the last ones as often as all others, as they came furthest. Of two others the shorter one.</summary>
    internal byte[] Pick(DeterministicRandom random)
    {
        int recent = Math.Min(_inputs.Count, 8);
        if (random.Next(2) == 0)
            return _inputs[_inputs.Count - 1 - random.Next(recent)];
        byte[] one = _inputs[random.Next(_inputs.Count)], other = _inputs[random.Next(_inputs.Count)];
        return one.Length < other.Length ? one : other;
    }
}
