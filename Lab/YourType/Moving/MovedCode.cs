using JsonAot.Lab.YourType.Finding;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Moving;

/// <summary>The user's code, and a copy of it that says to System.Text.Json what it says to Newtonsoft.Json.</summary>
internal sealed record MovedCode(UserCode Original, UserCode Copy, OldSettings Settings)
{
    private IReadOnlyList<(INamedTypeSymbol? Type, string Text)> Refusals { get; init; } = [];

    private IReadOnlyList<Remark> Remarks { get; init; } = [];

    private IReadOnlyDictionary<string, IReadOnlyList<string>> LeftOut { get; init; } = new Dictionary<string, IReadOnlyList<string>>();

    /// <summary>Whether attributes say that Newtonsoft.Json is used, and nothing that System.Text.Json is.</summary>
    internal static bool IsNeeded(UserCode code) =>
        !ContextOptions.ContextsOf(code).Any() && code.Types.SelectMany(Symbols).SelectMany(symbol => symbol.GetAttributes())
            .Any(one => OldAttributes.IsOfLibrary(one.AttributeClass));

    /// <summary>Whether there are data contracts, and nothing that says which library reads them.</summary>
    internal static bool HasContracts(UserCode code) =>
        !ContextOptions.ContextsOf(code).Any() && code.Types.Any(type => type.Old("DataContract") is not null);

    private static IEnumerable<ISymbol> Symbols(INamedTypeSymbol type) => type.GetMembers().Prepend(type);

    /// <param name="settings">The file that has the settings; null to look for them in the files.</param>
    internal static MovedCode Of(UserCode code, string? settings)
    {
        OldSettings found = SettingsReader.Find(code, settings);
        var moved = new Dictionary<string, string>();
        var refusals = new List<(INamedTypeSymbol?, string)>();
        var remarks = new List<Remark>();
        var leftOut = new Dictionary<string, IReadOnlyList<string>>();
        var converters = new ConverterCode(code.Compilation);
        foreach (SyntaxTree tree in code.Compilation.SyntaxTrees.Where(tree => code.Files.Contains(tree.FilePath)))
        {
            var edits = new CopyEdits(code.Compilation.GetSemanticModel(tree), found, converters);
            refusals.AddRange(edits.Refusals);
            remarks.AddRange(edits.Remarks);
            leftOut[tree.FilePath] = edits.LeftOut;
            string text = edits.Text;
            if (text != tree.ToString())
                moved[tree.FilePath] = text;
        }

        UserCode copy = code.With(moved, OldAttributes.Library);
        IReadOnlyList<string> options = found.Options;
        if (DateConverters.Of(code, found) is { } dates)
        {
            copy = copy.Adding(dates.Path, dates.Text);
            options = [.. options, dates.Option];
            found = found with { Remarks = [.. found.Remarks, dates.Remark(found)] };
        }

        return new MovedCode(code, copy with { Stated = ContextOptions.Of(options, found.Naming, copy) }, found)
        {
            Refusals = refusals,
            LeftOut = leftOut,
            Remarks = [.. found.Remarks.Select(text => new Remark(null, null, text)), .. remarks],
        };
    }

    /// <summary>What is measured needs no code of the old library; somebody's own files may.</summary>
    /// <returns>Why a change of these files would not be whole; null where it would.</returns>
    internal string? WhyNoPatch(IEnumerable<string> files) => files.SelectMany(file => LeftOut.GetValueOrDefault(file, []))
        .FirstOrDefault();

    /// <summary>Says what is not the same in the copy of a type, and of all that its documents have.</summary>
    /// <exception cref="UnusableException">Something of it has no translation.</exception>
    internal IReadOnlyList<string> RemarksOn(Shape root)
    {
        HashSet<string> names =
        [
            .. root.All().SelectMany(shape => shape.Type.WithoutNullable().AndBases())
                .Select(type => type.OriginalDefinition.ToDisplayString()),
        ];
        string[] refused = [.. Refusals.Where(one => Counts(one.Type)).Select(one => one.Text).Distinct()];
        if (refused.Length > 0)
            throw new UnusableException($"{root.Text} cannot be moved to System.Text.Json as it is:"
                + string.Concat(refused.Take(5).Select(text => $"\n  {text}"))
                + (refused.Length > 5 ? $"\n  and {refused.Length - 5} more" : ""));
        return [.. Remarks.Where(one => Counts(one.Type)).Distinct().GroupBy(one => one.Text).Select(same => Remark.Of([.. same]))];

        bool Counts(INamedTypeSymbol? type) => type is null || names.Contains(type.ToDisplayString());
    }
}
