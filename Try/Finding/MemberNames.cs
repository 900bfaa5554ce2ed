using JsonAot.Try.Naming;

namespace JsonAot.Try.Finding;

/// <summary>The members of a type by the names that a document has for them.</summary>
internal sealed class MemberNames
{
    private readonly Dictionary<string, MemberShape> _exact = new(StringComparer.Ordinal);
    private readonly Dictionary<string, MemberShape> _anyCase = new(StringComparer.OrdinalIgnoreCase);

    internal MemberNames(IEnumerable<MemberShape> members, NamePolicy policy)
    {
        foreach (MemberShape member in members)
        {
            _exact.TryAdd(member.JsonName(policy), member);
            _anyCase.TryAdd(member.JsonName(policy), member);
        }

        // System.Text.Json refuses a type whose names differ in case only when it is to read them in any case.
        if (_anyCase.Count < _exact.Count)
            _anyCase.Clear();
    }

    internal MemberShape? Find(string json, bool anyCase) => _exact.GetValueOrDefault(json) ?? (anyCase ? _anyCase.GetValueOrDefault(json) : null);
}
