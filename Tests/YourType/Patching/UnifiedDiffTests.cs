using System.Diagnostics;
using System.Text;
using JsonAot.Lab.YourType.Patching;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType.Patching;

/// <summary>A patch makes of what was what it is to be, whoever applies it.</summary>
public sealed class UnifiedDiffTests : TestsInFolder
{
    private const int Pairs = 60;

    private static readonly string[] Ends = ["\n", "\r\n", ""];

    /// <summary>Few different lines, so that many are equal; ends of both systems, and none at the end of some files.</summary>
    private static string Text(Random random)
    {
        string end = Ends[random.Next(2)];
        IEnumerable<string> lines = Enumerable.Range(0, random.Next(40)).Select(_ => $"line {random.Next(6)}");
        string text = string.Concat(lines.Select(line => line + end));
        return text.Length > 0 && random.Next(3) == 0 ? text[..^end.Length] : text;
    }

    private static string Changed(Random random, string text)
    {
        List<string> lines = [.. text.Split('\n')];
        for (int changes = random.Next(1, 6); changes > 0; changes--)
        {
            int place = random.Next(lines.Count);
            if (random.Next(2) == 0)
                lines.Insert(place, $"new {random.Next(3)}");
            else if (lines.Count > 1)
                lines.RemoveAt(place);
        }

        return string.Join('\n', lines);
    }

    private static List<(string Name, string Before, string After)> Made()
    {
        var random = new Random(20261130);
        var made = new List<(string, string, string)>();
        while (made.Count < Pairs)
        {
            string before = Text(random);
            string after = made.Count % 5 == 0 ? Text(random) : Changed(random, before);
            // A file without a byte is none for patch.
            if (before != after && before.Length > 0 && after.Length > 0)
                made.Add(($"a folder/file{made.Count}.cs", before, after));
        }

        return made;
    }

    [Theory]
    [InlineData("git", "apply", "--whitespace=nowarn", "../change.patch")]
    [InlineData("patch", "-p1", "--binary", "-i", "../change.patch")]
    public void Whoever_applies_it_gets_what_it_is_to_be(string program, params string[] arguments)
    {
        List<(string Name, string Before, string After)> all = Made();
        Directory.CreateDirectory(_folder[Path.Combine("place", "a folder")]);
        var patch = new StringBuilder();
        foreach ((string name, string before, string after) in all)
        {
            File.WriteAllText(_folder[Path.Combine("place", name)], before);
            patch.Append(UnifiedDiff.Of(name, before, after));
        }

        patch.Append(UnifiedDiff.Of("a folder/new.cs", null, "one\ntwo\n"));
        File.WriteAllText(_folder["change.patch"], patch.ToString());

        Apply(_folder["place"], program, arguments);

        Assert.All(all, one => Assert.Equal(one.After, File.ReadAllText(_folder[Path.Combine("place", one.Name)])));
        Assert.Equal("one\ntwo\n", File.ReadAllText(_folder[Path.Combine("place", "a folder", "new.cs")]));
    }

    internal static void Apply(string folder, string program, params string[] arguments)
    {
        var start = new ProcessStartInfo(program, arguments)
        {
            WorkingDirectory = folder,
            RedirectStandardError = true,
            RedirectStandardOutput = true,
        };
        // A repository above the folder must not decide which files there are.
        start.Environment["GIT_CEILING_DIRECTORIES"] = Path.GetDirectoryName(folder);
        using Process run = Process.Start(start)!;
        string errors = run.StandardError.ReadToEnd() + run.StandardOutput.ReadToEnd();
        run.WaitForExit();
        Assert.True(run.ExitCode == 0, errors);
    }

    [Fact]
    public void Lines_that_stay_are_few_around_those_that_change()
    {
        string before = string.Concat(Enumerable.Range(1, 20).Select(line => $"{line}\n"));
        string after = before.Replace("10\n", "ten\n", StringComparison.Ordinal).Replace("20\n", "twenty", StringComparison.Ordinal);

        Assert.Equal(
            "diff --git a/x.cs b/x.cs\n--- a/x.cs\n+++ b/x.cs\n@@ -7,7 +7,7 @@\n 7\n 8\n 9\n-10\n+ten\n 11\n 12\n 13\n"
                + "@@ -17,4 +17,4 @@\n 17\n 18\n 19\n-20\n+twenty\n\\ No newline at end of file\n",
            UnifiedDiff.Of("x.cs", before, after));
    }

    [Fact]
    public void Nothing_is_said_of_a_file_that_stays() => Assert.Equal("", UnifiedDiff.Of("x.cs", "a\nb\n", "a\nb\n"));
}
