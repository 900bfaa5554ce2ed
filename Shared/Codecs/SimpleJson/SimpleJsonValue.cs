namespace JsonAot.Codecs;

/// <summary>
/// A parsed value and where it began, so that a value of the wrong type can be named by its byte long after parsing.
/// </summary>
/// <param name="Content">A Hashtable, an ArrayList, a string, a boxed bool, a boxed number, or null.</param>
internal readonly record struct SimpleJsonValue(object? Content, int Position);

/// <summary>A number as it was written: only the member it is bound to knows whether it is an int, a double or a decimal.</summary>
internal readonly record struct SimpleJsonNumber(string Text);
