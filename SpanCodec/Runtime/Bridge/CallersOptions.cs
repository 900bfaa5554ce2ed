using System.Text.Json;

namespace SpanCodecs.Bridge;

/// <summary>
/// The options that JsonSerializer was called with, while it has a codec read or write on this thread. Converters and nodes are given them,
/// as without codecs: they may look there for other types and other converters.
/// </summary>
internal static class CallersOptions
{
    // One class's converters may call another class's codecs.
    [ThreadStatic]
    private static JsonSerializerOptions? t_ofClass;

    [ThreadStatic]
    private static JsonSerializerOptions? t_ofCaller;

    /// <summary>The caller's, where the codecs of the class with these options are called by JsonSerializer.</summary>
    internal static JsonSerializerOptions InsteadOf(JsonSerializerOptions ofClass) =>
        ReferenceEquals(t_ofClass, ofClass) ? t_ofCaller! : ofClass;

    internal static Scope Enter(ContextOptions context, JsonSerializerOptions ofCaller)
    {
        if (!context.HasConverters)
            return default;
        var scope = new Scope(t_ofClass, t_ofCaller);
        (t_ofClass, t_ofCaller) = (context.Options, ofCaller);
        return scope;
    }

    /// <summary>Restores afterwards what held before: a converter may call JsonSerializer.</summary>
    internal readonly ref struct Scope(JsonSerializerOptions? ofClass, JsonSerializerOptions? ofCaller)
    {
        private readonly bool _isEntered = true;

        public void Dispose()
        {
            if (_isEntered)
                (t_ofClass, t_ofCaller) = (ofClass, ofCaller);
        }
    }
}
