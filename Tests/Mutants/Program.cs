using JsonAot.Mutants;

if (Options.Parse(args) is not { } options)
{
    Console.Error.WriteLine(Options.Help);
    return 2;
}

string checkout = Directory.GetCurrentDirectory();
while (!File.Exists(Path.Combine(checkout, "JsonAot.sln")))
{
    if (Path.GetDirectoryName(checkout) is not { } above)
    {
        Console.Error.WriteLine("Run this in the checkout.");
        return 2;
    }

    checkout = above;
}

if (options.Rooms.FirstOrDefault(room => !Directory.Exists(Path.Combine(checkout, room))) is { } missing)
{
    Console.Error.WriteLine($"There is no folder {missing} in {checkout}.");
    return 2;
}

return new MutantsRun(checkout, options).Run();
