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

    /// <summary>Different words.</summary>
    public static int Distinct(string text) => new HashSet<string>(text.Split(' ')).Count;

    /// <summary>Words in order.</summary>
    public static string[] Sorted(string text)
    {
        string[] words = text.Split(' ');
        Array.Sort(words, StringComparer.Ordinal);
        return words;
    }

    /// <summary>The sum of words that are numbers.</summary>
    public static long Sum(ReadOnlySpan<char> text)
    {
        long sum = 0;
        foreach (Range word in text.Split(' '))
            sum += int.Parse(text[word]);
        return sum;
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
