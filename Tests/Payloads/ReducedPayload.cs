using System.Text.Json;
using System.Text.Json.Serialization.Metadata;

namespace JsonAot.Tests.Payloads;

/// <summary>A payload with its sample cut down to what shows something new: for checks of what is read, not of how much.</summary>
internal sealed class ReducedPayload<T>(Payload<T> whole) : Payload<T>
    where T : class
{
    public override string Name => whole.Name;

    public override string Description => whole.Description;

    public override JsonTypeInfo<T> Metadata => whole.Metadata;

    public override JsonTypeInfo<T> FastPath => whole.FastPath;

    public override IHandWrittenCodec<T> HandWritten => whole.HandWritten;

    public override IManualCodec<T>? Manual => whole.Manual;

    public override T CreateSample() => RepresentativeValue.Of(whole);

    public override bool AreEqual(T? expected, T? actual) => whole.AreEqual(expected, actual);
}
