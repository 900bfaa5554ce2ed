using System.Text.RegularExpressions;
using System.Xml.Linq;

namespace JsonAot.Tests.Lab;

/// <summary>
/// Folders of the Lab and which others they know: from using directives, and from names of types where no directive is needed.
/// </summary>
public class RoomsTests
{
    private const string LabNamespace = "JsonAot.Lab.";

    private static string Lab => Path.Combine(Repository.Root, "Lab");

    // The compiler knows which projects use which.
    private static string[] Rooms(string root) =>
    [
        .. Directory.EnumerateDirectories(root)
            .Where(folder => Directory.GetFiles(folder, "*.csproj", SearchOption.AllDirectories).Length == 0),
    ];

    /// <returns>Each use of one folder below a folder by another of them.</returns>
    private static IEnumerable<(string From, string To, string File)> Uses(string root, string prefix)
    {
        string[] rooms = Rooms(root);
        return
            from folder in rooms
            let name = Path.GetFileName(folder)
            from file in Directory.EnumerateFiles(folder, "*.cs", SearchOption.AllDirectories)
            from use in Regex.Matches(File.ReadAllText(file), @"(?m)^using (?:static )?([\w.]+);").Select(match => match.Groups[1].Value)
            where use.StartsWith(prefix, StringComparison.Ordinal)
            let used = use[prefix.Length..].Split('.')[0]
            where used != name && rooms.Contains(Path.Combine(root, used))
            select (name, used, Path.GetRelativePath(Repository.Root, file));
    }

    /// <summary>The project makes some rooms known to every file, so that no file says which of them it uses.</summary>
    /// <returns>Each use of a type of such a room by another room. A name in a comment counts too.</returns>
    private static IEnumerable<(string From, string To, string File)> UsesWithoutDirective() =>
        from item in XDocument.Load(Path.Combine(Lab, "Lab.csproj")).Descendants("Using")
        let known = item.Attribute("Include")!.Value
        where known.StartsWith(LabNamespace, StringComparison.Ordinal)
            && Rooms(Lab).Contains(Path.Combine(Lab, known[LabNamespace.Length..].Split('.')[0]))
        let below = known[LabNamespace.Length..]
        let used = below.Split('.')[0]
        let types = TypesOf(Path.Combine(Lab, below.Replace('.', Path.DirectorySeparatorChar)))
        from folder in Rooms(Lab)
        let name = Path.GetFileName(folder)
        where name != used
        from file in Directory.EnumerateFiles(folder, "*.cs", SearchOption.AllDirectories)
        where Regex.Matches(File.ReadAllText(file), @"\b[A-Z]\w*").Any(word => types.Contains(word.Value))
        select (name, used, Path.GetRelativePath(Repository.Root, file));

    private static HashSet<string> TypesOf(string room) =>
    [
        .. Directory.EnumerateFiles(room, "*.cs", SearchOption.AllDirectories)
            .SelectMany(file => Regex.Matches(
                File.ReadAllText(file), @"(?m)^(?:public|internal) (?:[a-z]+ )*(?:class|record|struct|interface|enum) (?<name>[A-Z]\w*)"))
            .Select(match => match.Groups["name"].Value),
    ];

    [Theory]
    [InlineData("Lab", "Report", "Measures")]
    [InlineData("Lab", "Measures", "Programs")]
    [InlineData("Lab", "Commands", "Measures")]
    [InlineData("Lab/Report", "Documents", "Model")]
    [InlineData("Lab/YourType", "Emission", "Finding")]
    public void No_room_reaches_back(string house, string late, string early)
    {
        ILookup<string, string> uses = Uses(Path.Combine(Repository.Root, house), $"JsonAot.{house.Replace('/', '.')}.")
            .Concat(house == "Lab" ? UsesWithoutDirective() : [])
            .Select(use => (use.From, use.To)).Distinct()
            .ToLookup(use => use.From, use => use.To);
        Assert.Contains(early, uses[late]);
        // A room that uses only rooms without a way back is done with; what stays is in a cycle, or above one.
        var left = uses.Select(room => room.Key).ToHashSet();
        while (left.RemoveWhere(room => !uses[room].Any(left.Contains)) > 0)
        {
        }

        Assert.Empty(left.Select(room => $"{room} uses {string.Join(", ", uses[room].Where(left.Contains))}"));
    }

    [Theory]
    [InlineData("Measures")]
    [InlineData("Commands")]
    public void No_verb_reaches_into_another(string room) =>
        Assert.Empty(Uses(Path.Combine(Lab, room), $"JsonAot.Lab.{room}.").Select(use => $"{use.File} uses {use.To}"));
}
