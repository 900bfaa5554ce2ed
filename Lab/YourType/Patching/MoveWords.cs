using JsonAot.Lab.Terminal;
using JsonAot.Lab.YourType.Documents;

namespace JsonAot.Lab.YourType.Patching;

/// <summary>Says what the move is: tables of what changes, and where the patches lie.</summary>
internal static class MoveWords
{
    private const int MostCalls = 20;

    internal static void Print(MoveAnswer answer)
    {
        foreach (DocumentChanges changes in answer.Changes)
        {
            Console.WriteLine();
            changes.Print();
        }

        foreach (string text in answer.Unknown)
            Note.Print(text);
        Console.WriteLine();
        foreach (TriedPatch patch in answer.Patches)
        {
            foreach (string line in Lines(patch))
                Note.Print(line);
        }

        if (answer.Patches.Any(one => one.File is not null) && answer.Calls.Count > 0)
        {
            foreach (string line in Calls(answer.Calls))
                Note.Print(line);
        }

        Console.WriteLine();
    }

    internal static IEnumerable<string> Lines(TriedPatch tried)
    {
        if (tried.File is not { } file)
            return [$"No patch of your files for {tried.Patch.Declaration.Library}: {Trouble.WithStop(tried.WhyNot!)}"];
        string folder = tried.Patch.Base;
        return
        [
            $"A patch of your files for {tried.Patch.Declaration.Library}, which compiles and was tried with these documents:",
            $"    git -C {Quoted(folder)} apply {Quoted(file)}",
            $"    patch -p1 -d {Quoted(folder)} -i {Quoted(file)}",
        ];
    }

    internal static IEnumerable<string> Calls(IReadOnlyList<string> calls)
    {
        yield return "It leaves calls of Newtonsoft.Json as they are, and with the new attributes those would do something else. Change "
            + "with it:";
        foreach (string call in calls.Take(MostCalls))
            yield return $"    {call}";
        if (calls.Count > MostCalls)
            yield return $"    and {calls.Count - MostCalls} more: --json has all of them.";
    }

    /// <summary>As a shell takes it.</summary>
    private static string Quoted(string path) =>
        path.All(letter => char.IsAsciiLetterOrDigit(letter) || "/._-+:\\".Contains(letter, StringComparison.Ordinal)) ? path
            : $"'{path.Replace("'", "'\\''", StringComparison.Ordinal)}'";
}
