using System.Text;
using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// The end of the reading of an object, where it goes for a name that is not the expected one: on another line, after a blank, or
/// another name. One such place for all members keeps the code small, and the JIT then has room left to inline what comes before.
/// </summary>
internal sealed class MemberNames(CodeWriter code, EmitScope scope, MemberModel[] members, string[] labels)
{
    /// <summary>The largest number of names that are compared sooner than looked up.</summary>
    private const int Few = 6;

    private readonly string[] _names =
        [.. members.Select(member => Utf8Literal.Json(member.JsonName, scope.Options.RelaxedEscaping) + ":")];

    /// <summary>Returns the name with quotes and the colon, as it is written.</summary>
    internal string Of(int index) => _names[index];

    /// <summary>Emits the way from the brace, or from behind a value, to the name that comes there.</summary>
    /// <param name="search">Emits the code for a name that is none of these as they are written.</param>
    internal void Emit(Action search)
    {
        for (int i = 1; i < members.Length; i++)
        {
            code.Block($$"""
                {{Other(i)}}:
                    {{() => EmitOnLine(i, $"{Names.Read}.IsLineBehindComma(json, position, blanks)")}}
                    {{When(i < members.Length - 1)}}goto NextMember;
                """);
        }

        code.Block($$"""
            NextMember:
                {{() => EmitAtOnce(',')}}
                position = {{Names.Read}}.NextName(json, position, {{scope.TrailingCommas}}, ref blanks);
            Named:
                if (position < 0)
                {
                    position = ~position;
                    goto Done;
                }

            AnyName:
                {{(members.Length > Few ? EmitSwitch : EmitComparisons)}}
                {{search}}

            FirstMember:
                {{() => EmitAtOnce('{')}}
                {{When(members.Length > 0)}}{{() => EmitOnLine(0, Indentation.Behind('{'))}}
                position = {{Names.Read}}.FirstName(json, position + 1, ref blanks);
                goto Named;
            """);
    }

    /// <summary>The place to go on at where a member is not the expected one.</summary>
    internal static string Other(int index) => index == 0 ? "FirstMember" : "Other" + index.ToString();

    /// <summary>The expected member on a line of its own, with the blank behind its colon that all who indent put there.</summary>
    private void EmitOnLine(int index, string isLine)
    {
        string name = Of(index) + " ";
        code.Block($$"""
            if ({{Comparison.At("position + blanks + 2", name)}} && {{isLine}})
            {
                position += blanks + {{2 + Utf8Literal.Length(name)}};
                goto {{labels[index]}};
            }

            """);
    }

    /// <summary>A name right behind the comma or the brace: what all write who write no blanks.</summary>
    private void EmitAtOnce(char separator) => code.Block($$"""
        if ({{Names.Read}}.IsNameBehind(json, position, (byte)'{{separator}}'))
        {
            {{Indentation.NoLines}}
            position++;
            goto AnyName;
        }

        """);

    /// <summary>Few names are compared one after the other: a processor foresees these jumps better than one over a table.</summary>
    private void EmitComparisons()
    {
        if (members.Length == 0)
            return;
        code.Block($"ulong word = {Names.Read}.NameWord(json, position);");
        for (int i = 0; i < members.Length; i++)
        {
            code.Block($$"""
                if ({{Comparison.At("position", Of(i), "word")}})
                {
                    position = {{Names.Read}}.PassBlank(json, position + {{Utf8Literal.Length(Of(i))}});
                    goto {{labels[i]}};
                }

                """);
        }
    }

    private void EmitSwitch()
    {
        byte[][] names = [.. members.Select((_, i) => Encoding.UTF8.GetBytes(Of(i).Substring(1, Of(i).Length - 2)))];
        var hash = NameHash.For(names);
        var free = new SortedSet<int>(Enumerable.Range(0, 1 << hash.Bits));
        free.ExceptWith(names.Select(name => (int)hash.Of(name)));
        bool hasFree = free.Count > 0;
        // All values together need one jump and no search.
        code.Block($$"""
            switch ({{hash.Code()}})
            {
                {{EmitCases}}
                {{When(hasFree)}}case {{string.Join(" or ", free)}}:
                {{When(hasFree)}}    break;
            }

            """);

        void EmitCases()
        {
            for (int i = 0; i < members.Length; i++)
            {
                code.Block($$"""
                    case {{(int)hash.Of(names[i])}} when {{Comparison.At("position", Of(i))}}:
                        position = {{Names.Read}}.PassBlank(json, position + {{Utf8Literal.Length(Of(i))}});
                        goto {{labels[i]}};
                    """);
            }
        }
    }
}
