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

    // What the table looks at ends with the first quote.
    private readonly int[] _searched = members.Length <= Few ? [] : [.. Enumerable.Range(0, members.Length)
        .Where(i => !scope.Options.RelaxedEscaping || members[i].JsonName.IndexOf('"') < 0)];

    private NameTable? _table;

    private bool IsSearched => _searched.Length > 0;

    private NameTable Table => _table ??= new(_searched.Select(Content));

    internal void EmitDeclarations() => code.Block($"{When(IsSearched)}int found;");

    /// <summary>
    /// Emits the method that looks for a name. It is no part of the reader, which calls it in many places.
    /// </summary>
    internal void EmitFind()
    {
        if (!IsSearched)
            return;
        code.Block($$"""

            {{Names.NoInline}}
            private static int Find({{Names.Bytes}} json, int position, int separator) =>
                {{Names.Read}}.FindMember(json, position, separator,
                [
                    {{Table.Lines()}}
                ]);
            """);
    }

    /// <summary>
    /// Writes the call that looks for a name behind a separator. Each member has its own, and jumps from it to the one jump over the table
    /// of members: where the members of a type come in the same order each time, this jump tells the processor which one comes next. The
    /// member's number keeps the compiler from making one call of all that are alike.
    /// </summary>
    private static string Find(char separator, int index) => $"Find(json, position, 0x{index:X4}{(int)'"':X2}{(int)separator:X2})";

    /// <summary>Returns the name with quotes and the colon, as it is written.</summary>
    internal string Of(int index) => _names[index];

    /// <summary>Returns what is written between the quotes.</summary>
    private string Content(int index) => _names[index].Substring(1, _names[index].Length - 3);

    /// <summary>Emits the way from the brace, or from behind a value, to the name that comes there.</summary>
    /// <param name="search">Emits the code for a name that is none of these as they are written.</param>
    internal void Emit(Action search)
    {
        for (int i = 1; i < members.Length; i++)
        {
            code.Block($$"""
                {{Other(i)}}:
                    {{() => EmitOnLine(i, $"{Names.Read}.IsLineBehindComma(json, position, blanks)")}}
                    {{When(!IsSearched && i < members.Length - 1)}}goto NextMember;
                    {{When(IsSearched)}}found = {{Find(',', i)}};
                    {{When(IsSearched)}}goto Found;
                """);
        }

        if (IsSearched)
            EmitSearch(search);
        else
            EmitComparing(search);
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

    /// <summary>Many names are looked for in a table. The number of a name there is that of a case, which knows its length.</summary>
    private void EmitSearch(Action search)
    {
        code.Block($$"""
            NextMember:
                found = {{Find(',', 0)}};
            Found:
                if (found == {{Names.Read}}.Elsewhere)
                {
                    position = {{Names.Read}}.NextName(json, position, {{scope.TrailingCommas}}, ref blanks);
                    goto Named;
                }

                {{Indentation.NoLines}}
            Member:
                switch (found)
                {
                    {{EmitCases}}
                }

                if (found >= {{Names.Read}}.BeforeBlank)
                {
                    found -= {{Names.Read}}.BeforeBlank;
                    position++;
                    goto Member;
                }

                position++;
                {{search}}

            Named:
                if (position < 0)
                {
                    position = ~position;
                    goto Done;
                }

            AnyName:
                position--;
                found = Find(json, position, -1);
                goto Member;

            FirstMember:
                {{() => EmitOnLine(0, Indentation.Behind('{'))}}
                found = {{Find('{', 0)}};
                if (found != {{Names.Read}}.Elsewhere)
                    goto Found;
                position = {{Names.Read}}.FirstName(json, position + 1, ref blanks);
                goto Named;
            """);

        void EmitCases()
        {
            for (int i = 0; i < _searched.Length; i++)
            {
                string name = Of(_searched[i]);
                bool isWhole = NameTable.IsWhole(Content(_searched[i]));
                code.Block($$"""
                    {{When(isWhole)}}case {{Table.Numbers[i]}}:
                    {{When(!isWhole)}}case {{Table.Numbers[i]}} when {{Comparison.At("position + 1", name)}}:
                        position += {{1 + Utf8Literal.Length(name)}};
                        goto {{labels[_searched[i]]}};
                    """);
            }
        }
    }

    /// <summary>Few names are compared one after the other: a processor foresees these jumps better than one over a table.</summary>
    private void EmitComparing(Action search) => code.Block($$"""
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
            {{EmitComparisons}}
            {{search}}

        FirstMember:
            {{() => EmitAtOnce('{')}}
            {{When(members.Length > 0)}}{{() => EmitOnLine(0, Indentation.Behind('{'))}}
            position = {{Names.Read}}.FirstName(json, position + 1, ref blanks);
            goto Named;
        """);

    /// <summary>A name right behind the comma or the brace: what all write who write no blanks.</summary>
    private void EmitAtOnce(char separator) => code.Block($$"""
        if ({{Names.Read}}.IsNameBehind(json, position, (byte)'{{separator}}'))
        {
            {{Indentation.NoLines}}
            position++;
            goto AnyName;
        }

        """);

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
}
