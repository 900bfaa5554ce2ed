using System.Text;

namespace JsonAot.Lab.YourType.Patching;

/// <summary>What changes in a file, as git apply and patch take it. A line keeps its end, so that files of Windows stay so.</summary>
internal static class UnifiedDiff
{
    // As many as usual: so many equal lines stand around what changes.
    private const int Around = 3;

    /// <param name="path">Below the folder that the patch is applied in, with slashes.</param>
    /// <param name="before">Null for a new file.</param>
    /// <returns>An empty text where nothing changes.</returns>
    internal static string Of(string path, string? before, string after)
    {
        string[] old = Lines(before ?? "");
        string[] made = Lines(after);
        List<(int Old, int New)> common = Common(old, made);
        // The end of both counts as equal lines, too.
        common.Add((old.Length, made.Length));
        var text = new StringBuilder();
        foreach (Hunk hunk in Hunks(common, old.Length, made.Length))
            Write(text, hunk, old, made, common);
        return text.Length == 0 ? "" : $"{Head(path, before is null)}{text}";
    }

    private static string Head(string path, bool isNew)
    {
        string kind = isNew ? "new file mode 100644\n" : "";
        return $"diff --git a/{path} b/{path}\n{kind}--- {(isNew ? "/dev/null" : Ended($"a/{path}"))}\n+++ {Ended($"b/{path}")}\n";
    }

    /// <summary>A path with blanks ends with a tab, by which patch knows where it ends.</summary>
    private static string Ended(string path) => path.Contains(' ', StringComparison.Ordinal) ? $"{path}\t" : path;

    private static string[] Lines(string text)
    {
        var lines = new List<string>();
        for (int start = 0; start < text.Length;)
        {
            int end = text.IndexOf('\n', start);
            int next = end < 0 ? text.Length : end + 1;
            lines.Add(text[start..next]);
            start = next;
        }

        return [.. lines];
    }

    /// <summary>Places from which on, and up to which, lines of both are in one piece of the patch.</summary>
    private readonly record struct Hunk(int Old, int OldEnd, int New, int NewEnd);

    private static IEnumerable<Hunk> Hunks(List<(int Old, int New)> common, int olds, int news)
    {
        Hunk? open = null;
        (int old, int made) = (0, 0);
        foreach ((int nextOld, int nextNew) in common)
        {
            if (nextOld > old || nextNew > made)
            {
                int before = Math.Min(Around, Math.Min(old, made));
                int behind = Math.Min(Around, Math.Min(olds - nextOld, news - nextNew));
                var hunk = new Hunk(old - before, nextOld + behind, made - before, nextNew + behind);
                if (open is { } last && hunk.Old <= last.OldEnd)
                    open = last with { OldEnd = hunk.OldEnd, NewEnd = hunk.NewEnd };
                else
                {
                    if (open is { } whole)
                        yield return whole;
                    open = hunk;
                }
            }

            (old, made) = (nextOld + 1, nextNew + 1);
        }

        if (open is { } rest)
            yield return rest;
    }

    private static void Write(StringBuilder text, Hunk hunk, string[] olds, string[] news, List<(int Old, int New)> common)
    {
        text.Append($"@@ -{Range(hunk.Old, hunk.OldEnd)} +{Range(hunk.New, hunk.NewEnd)} @@\n");
        (int old, int made) = (hunk.Old, hunk.New);
        foreach ((int nextOld, int nextNew) in common.Where(one => one.Old >= hunk.Old && one.New >= hunk.New))
        {
            for (; old < Math.Min(nextOld, hunk.OldEnd); old++)
                Line(text, '-', olds[old]);
            for (; made < Math.Min(nextNew, hunk.NewEnd); made++)
                Line(text, '+', news[made]);
            if (nextOld >= hunk.OldEnd || nextNew >= hunk.NewEnd)
                return;
            Line(text, ' ', olds[old++]);
            made++;
        }
    }

    /// <summary>A range without lines names the line before it.</summary>
    private static string Range(int start, int end) => end == start ? $"{start},0" : $"{start + 1},{end - start}";

    private static void Line(StringBuilder text, char kind, string line)
    {
        text.Append(kind).Append(line);
        if (!line.EndsWith('\n'))
            text.Append("\n\\ No newline at end of file\n");
    }

    /// <summary>Finds the most lines that both have, in one order: Myers' way, which is quick where little changes.</summary>
    private static List<(int Old, int New)> Common(string[] old, string[] made)
    {
        int most = old.Length + made.Length;
        int[] furthest = new int[2 * most + 3];
        int middle = most + 1;
        var steps = new List<int[]>();
        for (int changes = 0; ; changes++)
        {
            // The rest of the array is as it was: only these places are looked at again.
            steps.Add(furthest.AsSpan(middle - changes - 1, 2 * changes + 3).ToArray());
            for (int diagonal = -changes; diagonal <= changes; diagonal += 2)
            {
                bool isDown = diagonal == -changes
                    || diagonal != changes && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1];
                int x = isDown ? furthest[middle + diagonal + 1] : furthest[middle + diagonal - 1] + 1;
                while (x < old.Length && x - diagonal < made.Length && old[x] == made[x - diagonal])
                    x++;
                furthest[middle + diagonal] = x;
                if (x >= old.Length && x - diagonal >= made.Length)
                    return Back(steps, old.Length, made.Length);
            }
        }
    }

    /// <summary>Goes the way back that the steps have found, and keeps what is equal on it.</summary>
    private static List<(int Old, int New)> Back(List<int[]> steps, int x, int y)
    {
        var common = new List<(int, int)>();
        for (int changes = steps.Count - 1; changes >= 0; changes--)
        {
            int[] furthest = steps[changes];
            int middle = changes + 1;
            int diagonal = x - y;
            bool isDown = diagonal == -changes
                || diagonal != changes && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1];
            int before = diagonal + (isDown ? 1 : -1);
            (int beforeX, int beforeY) = changes == 0 ? (0, 0) : (furthest[middle + before], furthest[middle + before] - before);
            while (x > beforeX && y > beforeY)
                common.Add((--x, --y));
            (x, y) = (beforeX, beforeY);
        }

        common.Reverse();
        return common;
    }
}
