using System.Text.Json.Serialization;

namespace SpanCodecs.Tests.Checks;

internal enum Season
{
    Spring = 1,
    Summer,
    Autumn = -7,
    Winter = 100,
}

internal enum Tiny : sbyte
{
    Least = sbyte.MinValue,
    None = 0,
    Most = sbyte.MaxValue,
}

internal enum Huge : ulong
{
    None = 0,
    Most = ulong.MaxValue,
}

[JsonConverter(typeof(JsonStringEnumConverter<Colour>))]
internal enum Colour
{
    Red,
    Green,
    [JsonStringEnumMemberName("dark blue")]
    DarkBlue,
    Größe,
}

[Flags]
[JsonConverter(typeof(JsonStringEnumConverter<Rights>))]
internal enum Rights
{
    None = 0,
    Read = 1,
    Write = 2,
    Execute = 4,
    All = 7,
}

/// <summary>One name for two flags: a value that has a third is written with the longer name.</summary>
[Flags]
[JsonConverter(typeof(JsonStringEnumConverter<Access>))]
internal enum Access
{
    None = 0,
    Read = 1,
    Write = 2,
    ReadWrite = 3,
    Execute = 4,
}
