using JsonAot.Lab.YourType.Documents;
using JsonAot.Lab.YourType.Emission;
using JsonAot.Lab.YourType.Moving;
using Microsoft.CodeAnalysis;

namespace JsonAot.Lab.YourType.Patching;

/// <summary>A patch that was tried, and where it lies; or why there is none.</summary>
/// <param name="File">Null where there is none.</param>
internal sealed record TriedPatch(MovePatch Patch, string? File, string? WhyNot);

/// <summary>What the move of some types is: what changes in their documents, and the patches of somebody's own files.</summary>
/// <param name="Unknown">Why documents could not be compared, in sentences.</param>
/// <param name="Calls">Calls of the old library that stay, each with what belongs in its place.</param>
internal sealed record MoveAnswer(
    IReadOnlyList<DocumentChanges> Changes, IReadOnlyList<string> Unknown, IReadOnlyList<TriedPatch> Patches, IReadOnlyList<string> Calls);

/// <summary>Tries what moving from Newtonsoft.Json would be. Nothing of somebody's own is changed.</summary>
internal sealed class Move(MovedCode moved, IReadOnlyList<Subject> subjects)
{
    private readonly string _folder = subjects[0].Folder;

    internal MoveAnswer Try(Action<string> say)
    {
        Declaration declaration = Declaration.OfSystemTextJson(moved.Copy, subjects);
        Subject[] taken = [.. subjects.Where(subject => subject.NoSpanCodec is null)];
        Declaration? codecs = taken.Length > 0 && SourceGenerator.SpanCodec.IsThere ? Declaration.OfSpanCodec(moved.Copy, taken) : null;
        string[] files =
            [.. subjects.SelectMany(one => moved.Copy.FilesFor(one.Type.Root.Type, one.Type.Options?.Context).Files).Distinct()];
        var changes = new List<DocumentChanges>();
        var unknown = new List<string>();
        foreach ((int number, Subject subject) in subjects.Index())
        {
            SampleDocument sample = subject.Samples[0];
            say($"Documents of {sample.FileName} are read and written with both libraries.");
            var trial = new DocumentTrial(moved, subject.Type, Path.Combine(_folder, "documents", subject.Name))
            {
                SpanCodec = codecs is not null && subject.NoSpanCodec is null
                    ? new TrialSide(codecs, Array.IndexOf(taken, subject), files)
                    : null,
                Patched = declaration.Generator.IsThere ? new TrialSide(declaration, number, files) : null,
            };
            try
            {
                changes.Add(trial.Run(sample) with { NoSpanCodec = subject.NoSpanCodec });
            }
            catch (LabException problem) when (!Interrupt.IsRequested)
            {
                unknown.Add(problem.Message);
            }
        }

        TriedPatch[] patches =
        [
            Keep(MovePatch.Of(moved, subjects, declaration), unknown.Concat(changes.Select(Fault).OfType<string>())),
            .. codecs is null ? [] : (TriedPatch[])
                [Keep(MovePatch.Of(moved, taken, codecs), unknown.Concat(changes.Select(FaultOfSpanCodec).OfType<string>()))],
        ];
        return new MoveAnswer(changes, unknown, patches, OldCalls.In(moved, declaration));
    }

    private static string? Fault(DocumentChanges changes) =>
        changes.All.FirstOrDefault(change => change is { IsOfSample: true, IsRefused: true }) is { } refused
            ? Refusal(changes, refused)
            : changes.PatchFault is { } other ? $"the code that it adds does something else: {other}"
            : null;

    private static string? FaultOfSpanCodec(DocumentChanges changes) =>
        changes.All.FirstOrDefault(change => change is { IsOfSample: true, SpanCodec: not null, IsRefused: true }) is { } refused
            ? Refusal(changes, refused)
            : null;

    private static string Refusal(DocumentChanges changes, Change refused) =>
        $"{changes.Title} cannot be moved yet, as the sample itself is refused at {refused.Path}";

    private TriedPatch Keep(MovePatch patch, IEnumerable<string> faults)
    {
        string file = Path.Combine(_folder, $"to-{patch.Declaration.Library.ToLowerInvariant().Replace('.', '-')}.patch");
        File.Delete(file);
        string? why = patch.WhyNot ?? faults.FirstOrDefault();
        if (why is not null)
            return new TriedPatch(patch, null, why);
        File.WriteAllText(file, patch.Text);
        return new TriedPatch(patch, file, null);
    }
}
