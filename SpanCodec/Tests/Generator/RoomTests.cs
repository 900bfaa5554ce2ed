using System.Text.RegularExpressions;
using Xunit;

namespace SpanCodecs.Tests.Generation;

/// <summary>Rooms of the generator know each other in one direction: parsing and emitting meet in the model and in the names.</summary>
public partial class RoomTests
{
    [Theory]
    [InlineData("Naming", "Model")]
    [InlineData("Model", "Naming", "Diagnostics")]
    [InlineData("Parse", "Model", "Naming", "Diagnostics")]
    [InlineData("Emit", "Model", "Naming")]
    [InlineData("Plan", "Model", "Naming", "Diagnostics")]
    public void A_room_knows_no_other_than_these(string room, params string[] known)
    {
        string[] files = Directory.GetFiles(Path.Combine(Repository.Root, "Generator", room), "*.cs", SearchOption.AllDirectories);
        Assert.NotEmpty(files);
        Assert.All(files, file =>
        {
            string code = System.IO.File.ReadAllText(file);
            Assert.Contains($"\nnamespace SpanCodecs.Generator.{room};\n", "\n" + code.ReplaceLineEndings("\n"));
            IEnumerable<string> used = Usings().Matches(code).Select(match => match.Groups["room"].Value)
                .Concat(Inside().Matches(code).Select(match => match.Groups["room"].Value));
            Assert.Subset(new HashSet<string>([room, .. known]), used.ToHashSet());
        });
    }

    [GeneratedRegex(@"^using (static )?SpanCodecs\.Generator\.(?<room>\w+)", RegexOptions.Multiline)]
    private static partial Regex Usings();

    // A room's name before a type's.
    [GeneratedRegex(@"(?<![\w.""])(?<room>Naming|Model|Parse|Emit|Plan|Adoption|Completion|Move|Use|Diagnostics)\.[A-Z]")]
    private static partial Regex Inside();
}
