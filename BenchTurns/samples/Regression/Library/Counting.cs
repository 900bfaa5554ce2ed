namespace Words;

/// <summary>Counts what is in a text.</summary>
public static class Counting
{
    /// <summary>Words between single blanks.</summary>
    public static int Words(ReadOnlySpan<char> text)
    {
        int count = 0;
        foreach (Range _ in text.Split(' '))
            count++;
        return count;
    }

    /// <summary>A loop of known length, which the variable Slower makes so many per cent longer.</summary>
    public static int Spins(int hundreds)
    {
        int value = 1;
        for (int i = 0; i < hundreds * (100 + Planted.Percent); i++)
            value = (value * 31) + i;
        return value;
    }
}
