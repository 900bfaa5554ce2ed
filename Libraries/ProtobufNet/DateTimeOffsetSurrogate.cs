using ProtoBuf;

namespace JsonAot.Libraries;

/// <summary>protobuf-net knows no <see cref="DateTimeOffset"/>: the local time and the offset, kept apart.</summary>
[ProtoContract]
internal sealed class DateTimeOffsetSurrogate
{
    [ProtoMember(1)]
    public long Ticks { get; set; }

    [ProtoMember(2)]
    public int OffsetMinutes { get; set; }

    public static implicit operator DateTimeOffsetSurrogate(DateTimeOffset value) =>
        new() { Ticks = value.Ticks, OffsetMinutes = value.TotalOffsetMinutes };

    public static implicit operator DateTimeOffset(DateTimeOffsetSurrogate? value) =>
        value is null ? default : new DateTimeOffset(value.Ticks, TimeSpan.FromMinutes(value.OffsetMinutes));
}
