using System.Text.Json;
using System.Text.RegularExpressions;

namespace SpanCodecs.Tests.Checks;

/// <summary>
/// A value, or the exception that came instead. No record: nobody compares two, and a native compiler would make what does for every type.
/// </summary>
internal readonly struct Attempt<T>(T value, Exception? failure)
{
    internal T Value => value;

    internal Exception? Failure => failure;
}

internal static partial class Attempt
{
    internal static Attempt<T> Of<T>(Func<T> action)
    {
        try
        {
            return new Attempt<T>(action(), null);
        }
        catch (Exception failure)
        {
            return new Attempt<T>(default!, failure);
        }
    }

    /// <summary>Whether two exceptions are told in the same words: that is compared a thousand times as often as they are told.</summary>
    internal static bool AreAlike(Exception? one, Exception? other) =>
        one?.GetType() == other?.GetType()
        && one?.Message == other?.Message
        && (one is not JsonException left || other is not JsonException right
            || (left.Path, left.LineNumber, left.BytePositionInLine) == (right.Path, right.LineNumber, right.BytePositionInLine));

    internal static string Describe(Exception? failure) => Describe(failure, message => message);

    /// <summary>How much of the text is quoted behind a literal depends on how much has come.</summary>
    internal static string DescribeWithoutQuote(Exception? failure) =>
        Describe(failure, message => QuotedLiteral().Replace(message, "It is an invalid JSON literal."));

    private static string Describe(Exception? failure, Func<string, string> shorten) => failure switch
    {
        null => "accepts",
        JsonException json => $"JsonException at {json.Path ?? "no path"}, line {json.LineNumber}, byte {json.BytePositionInLine}: "
            + shorten(FirstSentence(json.Message)),
        _ => $"{failure.GetType().Name}: {FirstSentence(failure.Message)}",
    };

    [GeneratedRegex("^'.*' is an invalid JSON literal\\.", RegexOptions.Singleline)]
    private static partial Regex QuotedLiteral();

    private static string FirstSentence(string message)
    {
        int end = message.IndexOf(" Path: ", StringComparison.Ordinal);
        return end < 0 ? message : message[..end];
    }
}
