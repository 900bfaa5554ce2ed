using System.Runtime.CompilerServices;
using System.Text.Json;

namespace JsonAot.Tests.Payloads;

/// <summary>A payload with its sample cut down to what shows something new: for checks of what is read, not of how much.</summary>
internal static class Reduced
{
    private const int Large = 1_000_000;

    // Of megabytes the cut takes longer than the checks after it. The value is read anew each time: other tests change the time zone.
    private static readonly ConditionalWeakTable<IPayload, byte[]> Documents = [];

    internal static Payload<T> Of<T>(Payload<T> whole)
        where T : class =>
        whole.With(JsonSerializer.Deserialize(Documents.GetValue(whole, RepresentativeValue.DocumentOf), whole.Metadata)!);

    /// <summary>Cut down where it has megabytes, which slow contenders take seconds for: JSONAOT_THOROUGH=1 has all of them.</summary>
    internal static Payload<T> WhereLarge<T>(Payload<T> whole)
        where T : class => Thorough.IsAsked || whole.CanonicalUtf8.Length < Large ? whole : Of(whole);
}
