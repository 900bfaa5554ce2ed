using System.Text.Json;

namespace SpanCodecs.Tests.TypeFuzz;

/// <summary>The outcome of an action: a value or an exception.</summary>
internal readonly record struct Attempt(object? Value, Exception? Failure)
{
    internal static Attempt Of<T>(Func<T> action)
    {
        try
        {
            return new Attempt(action(), null);
        }
        catch (Exception failure)
        {
            return new Attempt(null, failure);
        }
    }

    internal string Describe(Func<object?, string> show) => Failure switch
    {
        null => show(Value),
        JsonException json =>
            $"JsonException at {json.Path ?? "no path"}, line {json.LineNumber}, byte {json.BytePositionInLine}: {json.Message}",
        _ => $"{Failure.GetType().Name}: {Failure.Message} {Failure.StackTrace?.Split('\n').FirstOrDefault()?.Trim()}",
    };
}
