using System.Globalization;
using Serde;

namespace JsonAot.Libraries;

/// <summary>Writes what Serde has no form of its own for as System.Text.Json does: as a text.</summary>
internal abstract class TextProxy<T> : ISerde<T>
{
    public ISerdeInfo SerdeInfo => StringProxy.SerdeInfo;

    public virtual void Serialize(T value, ISerializer serializer) => serializer.WriteString(TextOf(value));

    public virtual T Deserialize(IDeserializer deserializer) => Parse(deserializer.ReadString());

    protected abstract string TextOf(T value);

    protected abstract T Parse(string text);
}

/// <summary>Serde refuses to write a time that is not UTC, and reads any.</summary>
internal sealed class TimeProxy : TextProxy<DateTime>, ISerializeProvider<DateTime>, IDeserializeProvider<DateTime>
{
    private static readonly TimeProxy s_instance = new();

    static ISerialize<DateTime> ISerializeProvider<DateTime>.Instance => s_instance;

    static IDeserialize<DateTime> IDeserializeProvider<DateTime>.Instance => s_instance;

    public override void Serialize(DateTime value, ISerializer serializer)
    {
        if (value.Kind == DateTimeKind.Utc)
            serializer.WriteDateTime(value);
        else
            base.Serialize(value, serializer);
    }

    public override DateTime Deserialize(IDeserializer deserializer) => deserializer.ReadDateTime();

    protected override string TextOf(DateTime value) => value.ToString("yyyy-MM-ddTHH:mm:ss.FFFFFFFK", CultureInfo.InvariantCulture);

    protected override DateTime Parse(string text) => DateTime.Parse(text, CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind);
}

internal sealed class DurationProxy : TextProxy<TimeSpan>, ISerializeProvider<TimeSpan>, IDeserializeProvider<TimeSpan>
{
    private static readonly DurationProxy s_instance = new();

    static ISerialize<TimeSpan> ISerializeProvider<TimeSpan>.Instance => s_instance;

    static IDeserialize<TimeSpan> IDeserializeProvider<TimeSpan>.Instance => s_instance;

    protected override string TextOf(TimeSpan value) => value.ToString("c", CultureInfo.InvariantCulture);

    protected override TimeSpan Parse(string text) => TimeSpan.ParseExact(text, "c", CultureInfo.InvariantCulture);
}

internal sealed class UriProxy : TextProxy<Uri>, ISerializeProvider<Uri>, IDeserializeProvider<Uri>
{
    private static readonly UriProxy s_instance = new();

    static ISerialize<Uri> ISerializeProvider<Uri>.Instance => s_instance;

    static IDeserialize<Uri> IDeserializeProvider<Uri>.Instance => s_instance;

    protected override string TextOf(Uri value) => value.OriginalString;

    protected override Uri Parse(string text) => new(text, UriKind.RelativeOrAbsolute);
}

/// <summary>A proxy that is named for a type is taken for its values that may be null too, and a generated one knows no null.</summary>
internal sealed class OrNull<T, TProxy> : ISerializeProvider<T?>, IDeserializeProvider<T?>
    where T : class
    where TProxy : ISerializeProvider<T>, IDeserializeProvider<T>
{
    static ISerialize<T?> ISerializeProvider<T?>.Instance => NullableRefProxy.Ser<T, TProxy>.Instance;

    static IDeserialize<T?> IDeserializeProvider<T?>.Instance => NullableRefProxy.De<T, TProxy>.Instance;
}
