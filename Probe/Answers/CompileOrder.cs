using System.Text.Json.Serialization;

namespace JsonAot.Probe.Answers;

/// <summary>What the program with a compiler in it has to compile. It reads this from a file.</summary>
/// <param name="Passes">How often everything is done, and one more before them that is not counted.</param>
internal sealed record CompileOrder(int Passes, int Seed, IReadOnlyList<CompiledProject> Projects);

/// <param name="Arguments">The compiler's own, as MSBuild makes them.</param>
/// <param name="Emits">Whether it is compiled to the end; otherwise only its generators run.</param>
/// <param name="Member">An edit that adds a member to a type.</param>
/// <param name="Unrelated">An edit of a method that no generator looks at.</param>
internal sealed record CompiledProject(string Name, string Folder, IReadOnlyList<string> Arguments, bool Emits, SourceEdit Member, SourceEdit Unrelated);

/// <summary>Another text for a file of a project.</summary>
internal sealed record SourceEdit(string File, string Text);

/// <summary>What compiling took, and what the generators made.</summary>
internal sealed record CompileAnswer(IReadOnlyList<CompiledAnswer> Projects);

/// <summary>One project. Times are in nanoseconds, one per pass.</summary>
internal sealed record CompiledAnswer
{
    public required string Name { get; init; }

    /// <summary>All generators on a project that they have not seen.</summary>
    public IReadOnlyList<double> GenerateNs { get; init; } = [];

    /// <summary>Parsing, generating, and writing the assembly.</summary>
    public IReadOnlyList<double> CompileNs { get; init; } = [];

    /// <summary>The generators again after a member more.</summary>
    public IReadOnlyList<double> MemberNs { get; init; } = [];

    /// <summary>The generators again after an edit of code that they do not read.</summary>
    public IReadOnlyList<double> UnrelatedNs { get; init; } = [];

    public int Files { get; init; }

    public int Lines { get; init; }

    public long Characters { get; init; }

    /// <summary>Files that are generated anew after a member more.</summary>
    public int MemberFiles { get; init; }

    /// <summary>Of those, the ones with another text than before.</summary>
    public int MemberChanged { get; init; }

    public int UnrelatedFiles { get; init; }

    public long? IlBytes { get; init; }

    /// <summary>The first error, where it does not compile.</summary>
    public string? Failure { get; init; }
}

[JsonSerializable(typeof(CompileOrder))]
[JsonSerializable(typeof(CompileAnswer))]
internal sealed partial class CompileJson : JsonSerializerContext;
