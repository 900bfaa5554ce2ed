using System.Text;
using JsonAot.Lab.YourType;
using JsonAot.Lab.YourType.Finding;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Types as a call finds them.</summary>
internal static class Subjects
{
    internal static Subject Of(TemporaryFolder folder, string name, string code, string document, string? wanted = null)
    {
        File.WriteAllText(folder[$"{name}.cs"], code);
        SampleDocument sample = Sample(document);
        FoundType type = TypeFinder.Find(UserCode.Load([folder[$"{name}.cs"]]).EnsureCompiles(), sample, wanted);
        return new Subject(name, type, [sample], folder.Path);
    }

    internal static SampleDocument Sample(string document, string name = "sample.json") =>
        SampleDocument.Parse(name, Encoding.UTF8.GetBytes(document));
}
