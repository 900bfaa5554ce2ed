using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Support;

namespace SpanCodecs;

/// <summary>Members of type <see cref="Optional{T}"/> where System.Text.Json writes them, and no codec.</summary>
public static class OptionalMembers
{
    /// <summary>
    /// A modifier of a resolver, by which System.Text.Json leaves out what is absent, as codecs do: <c>AppJsonContext.Default
    /// .WithAddedModifier(OptionalMembers.LeaveOutAbsent)</c>. It does what <c>[JsonIgnore(Condition = WhenWritingDefault)]</c> on each
    /// such member does.
    /// </summary>
    public static void LeaveOutAbsent(JsonTypeInfo type)
    {
        ArgumentNullException.ThrowIfNull(type);
        foreach (JsonPropertyInfo member in type.Properties)
        {
            if (!OptionalValue.IsOptional(member.PropertyType))
                continue;
            Func<object, object?, bool>? before = member.ShouldSerialize;
            member.ShouldSerialize = (holder, value) =>
                value is IOptional { HasValue: true } && (before is null || before(holder, value));
        }
    }
}
