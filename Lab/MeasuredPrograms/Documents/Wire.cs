using System.Text.Json.Serialization;

namespace JsonAot.Lab.MeasuredPrograms.Documents;

/// <summary>The program is asked this: everything that is read and written with both libraries.</summary>
/// <param name="Original">The assembly with the type as it is; its class <see cref="Roots.Class"/> says which type it is.</param>
/// <param name="Copy">The assembly with the copy that has System.Text.Json's attributes.</param>
/// <param name="Naming">The naming policy for Newtonsoft.Json if its settings are not in the assembly; null for the names of C#.</param>
/// <param name="EnumsByName">Whether it then has a converter of enums.</param>
/// <param name="Options">Options of System.Text.Json, each as <c>Name=Value</c>.</param>
/// <param name="Sample">A document that both can read, of which values are made that are written.</param>
public sealed record DocumentsRequest(
    string Original, string Copy, string? Naming, bool EnumsByName, string[] Options, string Sample, DocumentCase[] Cases)
{
    /// <summary>A document with all members of the type; null where there is none.</summary>
    public string? Full { get; init; }

    /// <summary>The assembly with the copy that has a codec of SpanCodec; null where there is none.</summary>
    public string? SpanCodec { get; init; }

    /// <summary>The assembly with the types as a patch leaves them, and their context; null where there is none.</summary>
    public string? Patched { get; init; }
}

/// <summary>One document that is read, or one value that is written.</summary>
/// <param name="Document">The text that is read; null for a case of writing.</param>
/// <param name="Path">The place in the value that is changed before it is written: names of members, <c>[0]</c> and <c>{key}</c>.</param>
/// <param name="Put">The value that is put there, as text; null for the sample as it is.</param>
public sealed record DocumentCase(string? Document, string[] Path, string? Put)
{
    /// <summary>The document is what this one writes of the value; null where the document is given, or none is read.</summary>
    public Writer? WrittenBy { get; init; }

    /// <summary>The case is made of the document with all members, and not of the sample.</summary>
    public bool IsFull { get; init; }

    [JsonIgnore]
    public bool IsRead => Document is not null || WrittenBy is not null;

    /// <summary>The place as people read it, and as differences name it.</summary>
    [JsonIgnore]
    public string Place => "$" + string.Concat(Path.Select(part => part[0] is '[' or '{' ? part : $".{part}"));
}

/// <summary>Who writes a document that is read.</summary>
public enum Writer
{
    Newtonsoft,
    SystemTextJson,
}

/// <summary>Values in which every member is of one kind, by words for <see cref="DocumentCase.Put"/>.</summary>
public static class GeneratedValues
{
    public const string Null = "@all-null";

    public static IReadOnlyList<string> All { get; } = ["@all-default", Null, "@all-usual", "@all-least", "@all-most"];
}

/// <param name="Case">Its place in the request.</param>
/// <param name="Skipped">Why it was not tried; null where it was.</param>
public sealed record DocumentAnswer(int Case, string? Skipped, DocumentDifference[] Differences)
{
    /// <summary>What generated code does otherwise than the copy; null where that is nothing.</summary>
    public string? Patched { get; init; }
}

/// <summary>One place where not all are the same.</summary>
/// <param name="SpanCodec">Null where it takes no part.</param>
public sealed record DocumentDifference(string Path, string Newtonsoft, string SystemTextJson, string? SpanCodec = null);

/// <summary>The class that tells the root in both assemblies.</summary>
public static class Roots
{
    public const string Namespace = "JsonAot.Tried";

    public const string Name = "DocumentRoot";

    public const string Class = $"{Namespace}.{Name}";

    /// <summary>A field of the type.</summary>
    public const string Value = nameof(Value);

    /// <summary>A method that makes the settings of Newtonsoft.Json; there is none where nothing is known of them.</summary>
    public const string Settings = nameof(Settings);

    /// <summary>A method that reads a text by generated code; there is none where code is not generated.</summary>
    public const string Read = nameof(Read);

    /// <summary>A method that writes a value so.</summary>
    public const string Write = nameof(Write);
}
