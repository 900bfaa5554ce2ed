using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;

namespace SpanCodecs.Generator.Emit;

/// <summary>A bit for each of some members, in as many variables of 64 as they need.</summary>
internal sealed class BitNumbers(string word, MemberModel[] members)
{
    internal IReadOnlyList<string> Words { get; } =
        [.. Enumerable.Range(0, (members.Length + 63) / 64).Select(i => i == 0 ? word : $"{word}{i + 1}")];

    /// <summary>The statement that sets the member's bit; null where it has none.</summary>
    internal string? Mark(MemberModel member)
    {
        int index = Array.IndexOf(members, member);
        return index < 0 ? null : $"{Words[index / 64]} |= {Bit(index)};";
    }

    internal string? Test(MemberModel member)
    {
        int index = Array.IndexOf(members, member);
        return index < 0 ? null : $"({Words[index / 64]} & {Bit(index)}) != 0";
    }

    internal string AnyUnmarked() => string.Join(" || ", Words.Select((name, i) => $"{name} != {All(i)}"));

    /// <summary>The names of the members whose bits are not set, for the message.</summary>
    internal void EmitMissing(CodeWriter code)
    {
        if (Words.Count == 0)
            return;
        code.Block($$"""

            private static string Missing({{string.Join(", ", Words.Select(name => "ulong " + name))}})
            {
                var names = new SpanCode::MissingNames();
                {{Additions}}
                return names.ToString();
            }
            """);

        void Additions()
        {
            for (int i = 0; i < members.Length; i++)
            {
                code.Block($$"""
                    if (({{Words[i / 64]}} & {{Bit(i)}}) == 0)
                        names.Add({{ConstantCode.Of(members[i].JsonName)}});
                    """);
            }
        }
    }

    private static string Bit(int index) => $"0x{1UL << (index % 64):X}UL";

    private string All(int index)
    {
        int count = Math.Min(64, members.Length - (index * 64));
        return $"0x{(count == 64 ? ulong.MaxValue : (1UL << count) - 1):X}UL";
    }
}
