namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>One random type with all that it reaches, and the class with [SpanCodec] for it.</summary>
/// <param name="Space">Its namespace, in which nothing else is.</param>
/// <param name="Library">Declarations of another assembly.</param>
/// <param name="Application">Declarations of the context's own assembly, and the context.</param>
internal sealed record Scenario(ulong Seed, string Space, string Context, Piece Library, Piece Application)
{
    /// <summary>The property of the context that gives the codec.</summary>
    internal const string Property = "Root";

    internal string LibrarySource => InSpace(Library);

    internal string ApplicationSource => InSpace(Application);

    internal IEnumerable<Scenario> Smaller() =>
        Application.Smaller().Select(piece => this with { Application = piece })
            .Concat(Library.Smaller().Select(piece => this with { Library = piece }));

    public override string ToString()
    {
        string library = Library.ToString().Trim();
        return (library.Length == 0 ? "" : $"// in another assembly\n{library}\n// in this one\n") + Application.ToString().Trim();
    }

    private string InSpace(Piece piece) => $"namespace {Space}\n{{\n{piece}\n}}\n";
}
