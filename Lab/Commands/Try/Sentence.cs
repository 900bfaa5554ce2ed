namespace JsonAot.Lab.Commands.Try;

internal static class Sentence
{
    /// <summary>With a stop at its end: what an exception or a compiler says has one, or has none.</summary>
    internal static string Closed(string text) => text.EndsWith('.') ? text : $"{text}.";
}
