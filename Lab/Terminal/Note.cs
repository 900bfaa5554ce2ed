using Spectre.Console;

namespace JsonAot.Lab.Terminal;

/// <summary>A sentence below a table: broken between words on a terminal, one line elsewhere.</summary>
internal static class Note
{
    internal static void Print(string text)
    {
        if (Console.IsOutputRedirected)
            Console.WriteLine(text);
        else
            AnsiConsole.Console.WriteLine(text);
    }
}
