using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Text.Json;

namespace SpanCodecs.Support;

/// <summary>Called by generated code where an Optional is written that is no member, and may be absent.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public static class OptionalValue
{
    internal static bool IsOptional(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Optional<>);

    /// <summary>Returns the value, which there must be.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? ToWrite<T>(Optional<T> value) => value.HasValue ? value.GetValueOrDefault() : throw Absent(typeof(T));

    internal static JsonException Absent(Type type) => new(
        $"An absent Optional<{type}> cannot be written here: only a member can be left out. "
        + "Where System.Text.Json writes the member, mark it with [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)].");
}
