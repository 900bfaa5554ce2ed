using JsonAot.Lab.Doctor;
using Xunit;

namespace JsonAot.Tests.Lab;

public sealed class AnswerCacheTests : IDisposable
{
    private readonly string _file = Path.Combine(Path.GetTempPath(), $"jsonaot-{Guid.NewGuid():N}", "answers.json");

    public void Dispose()
    {
        if (File.Exists(_file))
            Directory.Delete(Path.GetDirectoryName(_file)!, recursive: true);
    }

    [Fact]
    public void An_answer_is_found_again_under_its_version_only()
    {
        new AnswerCache(_file).Remember("Jil 2.17.0", new RestoreAnswer(false, "no"));
        var reopened = new AnswerCache(_file);
        Assert.Equal("no", reopened.Find("Jil 2.17.0")?.Reason);
        Assert.Null(reopened.Find("Jil 2.18.0"));
    }

    [Fact]
    public void A_file_cut_short_is_forgotten_and_not_an_error()
    {
        new AnswerCache(_file).Remember("Jil 2.17.0", RestoreAnswer.Yes);
        File.WriteAllText(_file, "{\"Jil");
        Assert.Null(new AnswerCache(_file).Find("Jil 2.17.0"));
    }
}
