namespace JsonAot.Lab.Measures.BuildCost;

/// <summary>A generator of our own: the framework does not promise the same numbers in another version.</summary>
internal sealed class MemberNumbers(int type)
{
    private uint _state = 2_654_435_769u * (uint)(type + 1);

    internal int Next(int below)
    {
        _state = _state * 1_664_525 + 1_013_904_223;
        return (int)((_state >> 16) % (uint)below);
    }
}
