using System.Globalization;

namespace JsonAot.Mutants;

/// <summary>Choices of the command line.</summary>
internal sealed record Options(IReadOnlyList<string> Rooms)
{
    internal const string Help = """
        Changes the code of rooms in many small ways, each alone, and says which changes no test notices.

          dotnet run --project Tests/Mutants -c Release -- ROOM ... [options]

          ROOM             folders below the checkout: SpanCodec/Runtime, Lab, Shared/Gate. All of them are of one house
          --count N        how many mutants (100)
          --seed N         which ones (1)
          --longest N      classes of tests that take more seconds of processor time are not asked (20)
          --at-a-time N    how many mutants are tried at once (1)
          --classes TEXT   asks only classes of tests with this in their names, which is a first look and no verdict
          --only N,N       of these mutants alone, after a run that has shown their numbers
          --list           only shows them; nothing is built

        Mutants that are known not to matter stand in Tests/Mutants/known.txt. Exit code 1: another one lives.
        """;

    // Each has tests of its own.
    private static readonly string[] Houses = ["SpanCodec", "BenchTurns"];

    internal int Count { get; private init; } = 100;

    internal int Seed { get; private init; } = 1;

    internal TimeSpan Longest { get; private init; } = TimeSpan.FromSeconds(20);

    internal int AtATime { get; private init; } = 1;

    internal IReadOnlyList<int> Only { get; private init; } = [];

    internal string Classes { get; private init; } = "";

    internal bool IsListing { get; private init; }

    /// <returns>Null for what is no command line.</returns>
    internal static Options? Parse(string[] arguments)
    {
        string[] rooms = [.. arguments.TakeWhile(argument => !argument.StartsWith('-'))];
        rooms = [.. rooms.Select(room => room.Replace('\\', '/').TrimEnd('/'))];
        if (rooms.Length == 0 || rooms.Select(HouseOf).Distinct().Count() > 1)
            return null;
        var options = new Options(rooms);
        for (int i = rooms.Length; i < arguments.Length; i++)
        {
            if (arguments[i] == "--list")
            {
                options = options with { IsListing = true };
                continue;
            }

            string value = i + 1 < arguments.Length ? arguments[i + 1] : "";
            if (arguments[i] == "--classes" && value.Length > 0)
            {
                options = options with { Classes = value };
                i++;
                continue;
            }

            if (!value.Split(',').All(text => int.TryParse(text, NumberStyles.None, CultureInfo.InvariantCulture, out _)))
                return null;
            int[] numbers = [.. value.Split(',').Select(text => int.Parse(text, CultureInfo.InvariantCulture))];
            Options? next = arguments[i++] switch
            {
                "--count" => options with { Count = numbers[0] },
                "--seed" => options with { Seed = numbers[0] },
                "--longest" => options with { Longest = TimeSpan.FromSeconds(numbers[0]) },
                "--at-a-time" => options with { AtATime = Math.Max(1, numbers[0]) },
                "--only" => options with { Only = numbers },
                _ => null,
            };
            if (next is null)
                return null;
            options = next;
        }

        return options;
    }

    /// <summary>Whose tests a room has; empty for the suite's.</summary>
    internal static string HouseOf(string room) => Array.Find(Houses, house => house == room.Split('/')[0]) ?? "";
}
