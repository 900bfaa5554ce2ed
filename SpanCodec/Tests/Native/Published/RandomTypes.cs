namespace SpanCodecs.Tests.Checks;

/// <summary>Random types, which Tests/TypeFuzz makes.</summary>
internal static partial class RandomTypes
{
    /// <summary>A line for each document of a file; its own lines are the name of a type and a document.</summary>
    internal static void Run(string file)
    {
        var all = new Dictionary<string, Func<byte[], string>>();
        AddTo(all);
        foreach (string line in File.ReadLines(file))
        {
            string[] parts = line.Split(' ');
            Console.WriteLine($"{parts[0]} {all[parts[0]](Convert.FromBase64String(parts[1]))}");
        }
    }

    static partial void AddTo(Dictionary<string, Func<byte[], string>> all);
}
