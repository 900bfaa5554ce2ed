using System.Text.Json.Serialization;

namespace JsonAot.Lab.Results;

/// <summary>The last word on a library compiled in one way; the worst of both directions.</summary>
[JsonConverter(typeof(CamelCase<NativeVerdict>))]
public enum NativeVerdict
{
    /// <summary>It writes and reads the value, member by member.</summary>
    Works,
    /// <summary>It does here what it does under the JIT, and that is not right either.</summary>
    [JsonStringEnumMemberName("as under the JIT")]
    AsUnderTheJit,
    /// <summary>It loses or changes what it keeps under the JIT, and says nothing.</summary>
    [JsonStringEnumMemberName("silently wrong")]
    SilentlyWrong,
    Throws,
    Crashes,
    Hangs,
    [JsonStringEnumMemberName("does not start")]
    DoesNotStart,
    [JsonStringEnumMemberName("does not publish")]
    DoesNotPublish,
    /// <summary>It was not tried, for a stated reason.</summary>
    Unavailable,
}
