using JsonAot.Lab.Report.Page;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.YourType;

/// <summary>What try answers, for people.</summary>
internal static class PrintedAnswer
{
    /// <param name="file">Takes it as lines that can be kept; null for the terminal.</param>
    internal static void Print(TypeAnswer answer, TextWriter? file = null)
    {
        Action<string> say = file is null ? Note.Print : file.WriteLine;
        foreach (TextTable table in new[] { answer.Table, answer.Gain }.OfType<TextTable>())
        {
            if (file is null)
                table.Print();
            else
                table.Print(file);
        }

        foreach (string text in (string[])[.. answer.Notes, "", .. answer.Sentences, ""])
            say(text);
        if (answer.Winner is not { } winner)
            return;
        say($"To adopt {winner}:");
        // Code is not broken where the terminal ends.
        TextWriter output = file ?? Console.Out;
        foreach (string code in answer.Code)
            output.WriteLine($"    {code}".TrimEnd());
        output.WriteLine();
    }
}
