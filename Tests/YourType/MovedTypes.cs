using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Moving;
using JsonAot.Tests.Lab;

namespace JsonAot.Tests.YourType;

/// <summary>Tests of a type that is called Thing, in a file with all directives that code of Newtonsoft.Json has.</summary>
public abstract class MovedTypes : TestsInFolder
{
    protected const string Usings = "using System; using System.Collections.Generic; using System.ComponentModel; "
        + "using System.Runtime.Serialization;\n"
        + "using Newtonsoft.Json;\nusing Newtonsoft.Json.Converters;\nusing Newtonsoft.Json.Linq;\nusing Newtonsoft.Json.Serialization;\n";

    private protected MovedCode Moved(string code, string? settings = null)
    {
        File.WriteAllText(_folder["Thing.cs"], Usings + code);
        if (settings is not null)
        {
            string made = $"static class Program {{ static readonly JsonSerializerSettings S = {settings}; }}";
            File.WriteAllText(_folder["Settings.cs"], Usings + made);
        }

        return MovedCode.Of(UserCode.Load([_folder["Thing.cs"]]).EnsureCompiles(), settings is null ? null : _folder["Settings.cs"]);
    }

    /// <summary>The text of a file behind its directives, compiled.</summary>
    private protected string Copy(string code)
    {
        MovedCode moved = Moved(code);
        moved.RemarksOn(Root(moved));
        moved.Copy.EnsureCompiles();
        string[] lines = moved.Copy.Moved[_folder["Thing.cs"]].Split('\n');
        return string.Join('\n', lines.Where(line => !line.StartsWith("using ", StringComparison.Ordinal)));
    }

    private protected static Shape Root(MovedCode moved) =>
        new ShapeReader(null).Read(moved.Copy.Types.First(type => type.Name == "Thing"));
}
