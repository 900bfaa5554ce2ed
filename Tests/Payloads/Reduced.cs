namespace JsonAot.Tests.Payloads;

/// <summary>A payload with its sample cut down to what shows something new: for checks of what is read, not of how much.</summary>
internal static class Reduced
{
    internal static Payload<T> Of<T>(Payload<T> whole)
        where T : class => whole.With(RepresentativeValue.Of(whole));
}
