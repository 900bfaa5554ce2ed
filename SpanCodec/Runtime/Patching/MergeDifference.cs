using System.Runtime.InteropServices;
using System.Text.Json;

namespace SpanCodecs.Support;

/// <summary>The merge patch between two documents.</summary>
internal static class MergeDifference
{
    /// <returns>Whether null stands in the patch as the value of a member, and not for one that is gone.</returns>
    internal static bool Write(Utf8JsonWriter patch, JsonElement before, JsonElement after)
    {
        if (before.ValueKind == JsonValueKind.Object && after.ValueKind == JsonValueKind.Object)
            return WriteObject(patch, before, after);
        patch.WriteRawValue(JsonMarshal.GetRawUtf8Value(after), skipInputValidation: true);
        return after.ValueKind == JsonValueKind.Object && HasNull(after);
    }

    private static bool WriteObject(Utf8JsonWriter patch, JsonElement before, JsonElement after)
    {
        bool saysNull = false;
        patch.WriteStartObject();
        foreach (JsonProperty member in after.EnumerateObject())
        {
            bool isThere = before.TryGetProperty(member.Name, out JsonElement old);
            if (isThere && IsSame(old, member.Value))
                continue;
            patch.WritePropertyName(member.Name);
            saysNull |= member.Value.ValueKind == JsonValueKind.Null | Write(patch, isThere ? old : default, member.Value);
        }

        foreach (JsonProperty member in before.EnumerateObject())
        {
            if (!after.TryGetProperty(member.Name, out _))
                patch.WriteNull(member.Name);
        }

        patch.WriteEndObject();
        return saysNull;
    }

    /// <summary>
    /// Whether the document that a patch makes has null, or no such member, where the patch has null, as the wanted one has. All else is
    /// not looked at: a member that is written and never read is in a patch, and who applies it passes over it.
    /// </summary>
    internal static bool HasItsNulls(JsonElement patch, JsonElement patched, JsonElement wanted)
    {
        if (patched.ValueKind != JsonValueKind.Object)
            return !HasNull(patch);
        foreach (JsonProperty member in patch.EnumerateObject())
        {
            bool isThere = patched.TryGetProperty(member.Name, out JsonElement made);
            bool isWanted = wanted.TryGetProperty(member.Name, out JsonElement want);
            bool isSaid = member.Value.ValueKind switch
            {
                JsonValueKind.Null => isThere == isWanted && (!isThere || made.ValueKind == JsonValueKind.Null),
                JsonValueKind.Object => HasItsNulls(member.Value, made, want),
                _ => true,
            };
            if (!isSaid)
                return false;
        }

        return true;
    }

    /// <summary>One codec has written both: where the texts are equal, and only there, the values are. 1.0 is not 1.00.</summary>
    private static bool IsSame(JsonElement one, JsonElement other) =>
        JsonMarshal.GetRawUtf8Value(one).SequenceEqual(JsonMarshal.GetRawUtf8Value(other));

    /// <summary>Whether a member is null, here or in an object here. What is in arrays is taken as it is.</summary>
    private static bool HasNull(JsonElement value)
    {
        foreach (JsonProperty member in value.EnumerateObject())
        {
            if (member.Value.ValueKind == JsonValueKind.Null || (member.Value.ValueKind == JsonValueKind.Object && HasNull(member.Value)))
                return true;
        }

        return false;
    }
}
