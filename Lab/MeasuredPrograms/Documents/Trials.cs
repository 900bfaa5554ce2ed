namespace JsonAot.Lab.MeasuredPrograms.Documents;

/// <summary>Does the same with both libraries, and says where they are not the same.</summary>
internal sealed class Trials(DocumentsRequest request, Side newtonsoft, Side systemTextJson)
{
    private const string Refused = "refused";

    private HashSet<DocumentDifference>? _read;
    private HashSet<DocumentDifference>? _written;

    internal static Trials Of(DocumentsRequest request, Type original, Type copy) =>
        new(request, NewtonsoftSide.Of(request, original), SystemTextJsonSide.Of(request, copy));

    internal DocumentAnswer Answer(int number)
    {
        DocumentCase asked = request.Cases[number];
        try
        {
            DocumentDifference[] found = asked.Document is { } document ? Read(document, asked.Place) : Write(asked);
            bool isSample = asked.Put is null && (asked.Document is null || asked.Document == request.Sample);
            // A difference that the sample shows already is not said again of each case.
            HashSet<DocumentDifference> usual = asked.Document is null
                ? _written ??= [.. Write(new DocumentCase(null, [], null))]
                : _read ??= [.. Read(request.Sample, "$")];
            return new DocumentAnswer(number, null, isSample ? found : [.. found.Where(one => !usual.Contains(one))]);
        }
        catch (NotPutException problem)
        {
            return new DocumentAnswer(number, problem.Message, []);
        }
    }

    private DocumentDifference[] Read(string document, string place)
    {
        (object? first, string? firstFault) = Try(() => newtonsoft.Read(document));
        (object? second, string? secondFault) = Try(() => systemTextJson.Read(document));
        if (firstFault is not null || secondFault is not null)
        {
            // Both say no: the documents that are read are the same.
            return firstFault is not null && secondFault is not null ? []
                : [new DocumentDifference(place, firstFault ?? Shown(first, place), secondFault ?? Shown(second, place))];
        }

        return [.. Values.Differences(Values.Of(first, newtonsoft.Root), Values.Of(second, systemTextJson.Root))];
    }

    private DocumentDifference[] Write(DocumentCase asked)
    {
        object? first = ValueFor(newtonsoft, asked);
        object? second = ValueFor(systemTextJson, asked);
        (string? written, string? firstFault) = Try(() => newtonsoft.Write(first));
        (string? other, string? secondFault) = Try(() => systemTextJson.Write(second));
        if (firstFault is not null || secondFault is not null)
        {
            return firstFault is not null && secondFault is not null ? []
                : [new DocumentDifference(asked.Place, firstFault ?? "written", secondFault ?? "written")];
        }

        return [.. Written.Differences(written!, other!)];
    }

    private object? ValueFor(Side side, DocumentCase asked)
    {
        (object? value, string? fault) = Try(() => side.Read(request.Sample));
        if (fault is not null)
            throw new NotPutException("the sample cannot be read");
        return asked.Put is null ? value : Putting.Into(value, side.Root, asked.Path, asked.Put);
    }

    private static string Shown(object? value, string place) =>
        Values.Of(value, typeof(object)).FirstOrDefault(one => one.Path == place).Text ?? "read";

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
