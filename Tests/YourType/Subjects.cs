using System.Text;
using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Types as a call finds them.</summary>
internal static class Subjects
{
    internal static Subject Of(TemporaryFolder folder, string name, string code, string document)
    {
        File.WriteAllText(folder[$"{name}.cs"], code);
        var sample = SampleDocument.Parse("sample.json", Encoding.UTF8.GetBytes(document));
        FoundType type = TypeFinder.Find(UserCode.Load([folder[$"{name}.cs"]]), sample, null);
        return new Subject(new PayloadSources(name, type, sample), [sample], folder.Path);
    }
}
