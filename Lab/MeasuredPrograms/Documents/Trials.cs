namespace JsonAot.Lab.MeasuredPrograms.Documents;

/// <summary>Reads and writes each case with all libraries, and says where they are not the same.</summary>
/// <param name="spanCodec">Null where it takes no part.</param>
/// <param name="patched">Null where there is no patch.</param>
internal sealed class Trials(
    DocumentsRequest request, Side newtonsoft, Side systemTextJson, GeneratedSide? spanCodec, GeneratedSide? patched)
{
    private const string Refused = "refused";

    // What the sample, and the document with all members, show by themselves.
    private readonly Dictionary<(bool IsRead, bool IsFull), HashSet<DocumentDifference>> _usual = [];

    private bool? _isFullRead;

    internal DocumentAnswer Answer(int number)
    {
        DocumentCase asked = request.Cases[number];
        try
        {
            (DocumentDifference[] found, string? wrong) = Compare(asked);
            bool isWhole = asked.Put is null && (asked.Document is null || asked.Document == BaseOf(asked)) || IsGenerated(asked);
            DocumentDifference[] own = isWhole ? found : [.. found.Where(one => !UsualOf(asked).Contains(one))];
            return new DocumentAnswer(number, null, own) { Patched = wrong };
        }
        catch (NotPutException problem)
        {
            return new DocumentAnswer(number, problem.Message, []);
        }
    }

    private static bool IsGenerated(DocumentCase asked) => asked.Put is { } put && GeneratedValues.All.Contains(put);

    private string BaseOf(DocumentCase asked) => asked.IsFull ? request.Full! : request.Sample;

    /// <summary>A difference that the sample shows already is not said again of each case.</summary>
    private HashSet<DocumentDifference> UsualOf(DocumentCase asked)
    {
        if (!_usual.TryGetValue((asked.IsRead, asked.IsFull), out HashSet<DocumentDifference>? usual))
        {
            var whole = new DocumentCase(asked.IsRead ? BaseOf(asked) : null, [], null) { IsFull = asked.IsFull };
            _usual[(asked.IsRead, asked.IsFull)] = usual = [.. Compare(whole).Found];
        }

        return usual;
    }

    /// <summary>A type may say no to what is made up: then nothing can be said of it.</summary>
    private void EnsureFullIsRead() => _ = (_isFullRead ??= Try(() => newtonsoft.Read(request.Full!)).Fault is null
        && Try(() => systemTextJson.Read(request.Full!)).Fault is null)
            ? true
            : throw new NotPutException("the document with all members is refused");

    /// <returns>Also the first place where generated code differs from the copy.</returns>
    private (DocumentDifference[] Found, string? Wrong) Compare(DocumentCase asked)
    {
        if (asked.IsFull)
            EnsureFullIsRead();
        if (asked.WrittenBy is { } writer)
            asked = asked with { Document = WrittenBy(writer == Writer.Newtonsoft ? newtonsoft : systemTextJson, asked) };
        Outcome first = Of(newtonsoft, asked);
        Outcome second = Of(systemTextJson, asked);
        DocumentDifference[] pairs = [.. Differences(first, second, asked.Place)];
        DocumentDifference? wrong = OfGenerated(patched, asked) is { } made
            ? Differences(second, made, asked.Place).FirstOrDefault()
            : null;
        return (
            OfGenerated(spanCodec, asked) is { } third ? [.. Joined(pairs, [.. Differences(first, third, asked.Place)])] : pairs,
            wrong is null ? null : $"{wrong.Path} is {wrong.SystemTextJson} where the copy has {wrong.Newtonsoft}");
    }

    /// <summary>Both lists are against the same library: what is missing in one is as there.</summary>
    private static IEnumerable<DocumentDifference> Joined(DocumentDifference[] pairs, DocumentDifference[] others)
    {
        Dictionary<string, DocumentDifference> third = others.DistinctBy(one => one.Path).ToDictionary(one => one.Path);
        HashSet<string> known = [.. pairs.Select(one => one.Path)];
        return
        [
            .. pairs.Select(one => one with
            {
                SpanCodec = third.TryGetValue(one.Path, out DocumentDifference? other) ? other.SystemTextJson : one.Newtonsoft,
            }),
            .. others.Where(one => !known.Contains(one.Path))
                .Select(one => one with { SystemTextJson = one.Newtonsoft, SpanCodec = one.SystemTextJson }),
        ];
    }

    /// <summary>What a library makes of a case: a value that it has read, or a text that it has written, unless it refuses.</summary>
    private readonly record struct Outcome(Type Root, object? Value, string? Text, string? Fault);

    private Outcome Of(Side side, DocumentCase asked)
    {
        if (asked.Document is { } document)
        {
            (object? read, string? refused) = Try(() => side.Read(document));
            return new Outcome(side.Root, read, null, refused);
        }

        object? value = ValueFor(side, asked);
        (string? text, string? fault) = Try(() => side.Write(value));
        return new Outcome(side.Root, null, text, fault);
    }

    /// <returns>Null where the value cannot be made, which is no fault of the one that writes.</returns>
    private Outcome? OfGenerated(GeneratedSide? side, DocumentCase asked)
    {
        try
        {
            return side is null ? null : Of(side, asked);
        }
        catch (NotPutException)
        {
            return null;
        }
    }

    private static IEnumerable<DocumentDifference> Differences(Outcome first, Outcome second, string place)
    {
        // Both say no: the documents that are read are the same.
        if (first.Fault is not null || second.Fault is not null)
            return first.Fault is not null && second.Fault is not null ? []
                : [new DocumentDifference(place, first.Fault ?? Shown(first, place), second.Fault ?? Shown(second, place))];
        return first.Text is not null ? Written.Differences(first.Text, second.Text!)
            : Values.Differences(Values.Of(first.Value, first.Root), Values.Of(second.Value, second.Root));
    }

    private string WrittenBy(Side side, DocumentCase asked)
    {
        object? value = ValueFor(side, asked);
        (string? text, string? fault) = Try(() => side.Write(value));
        return fault is null ? text! : throw new NotPutException("nobody writes it");
    }

    private object? ValueFor(Side side, DocumentCase asked)
    {
        if (IsGenerated(asked))
            return Putting.Into(null, side.Root, [], asked.Put!);
        (object? value, string? fault) = Try(() => side.Read(BaseOf(asked)));
        if (fault is not null)
            throw new NotPutException("the sample cannot be read");
        return asked.Put is null ? value : Putting.Into(value, side.Root, asked.Path, asked.Put);
    }

    private static string Shown(Outcome outcome, string place) => outcome.Text is not null ? "written"
        : Values.Of(outcome.Value, typeof(object)).FirstOrDefault(one => one.Path == place).Text ?? "read";

    /// <summary>A refusal is an answer, whatever its exception is called.</summary>
    private static (T? Value, string? Fault) Try<T>(Func<T?> action)
    {
        try
        {
            return (action(), null);
        }
        catch (Exception problem) when (problem is not (OutOfMemoryException or NotPutException))
        {
            return (default, Refused);
        }
    }
}
