namespace SpanCodecs;

/// <summary>
/// Strings of the member that repeat are one object: a text that was read before is not made once more. It saves memory where a member has
/// few different values (a country, a status, the address of a picture), costs some nanoseconds where each value is another one, and
/// changes nothing else. For members that are strings, collections of strings, or dictionaries with strings as values. Codecs follow it;
/// System.Text.Json does not know it.
/// </summary>
/// <remarks>
/// Texts of up to 128 bytes are kept, from the second time on, in a table of the process that never grows: some hundred kilobytes at the
/// most, until other texts take their places. What is secret does not belong there.
/// </remarks>
[AttributeUsage(AttributeTargets.Property | AttributeTargets.Field)]
public sealed class SpanCodecInternAttribute : Attribute;
