using System.Text;
using SpanCodecs.Generator.Model;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// The end of the reading of an object, where it goes for a name that is not the expected one: on another line, after a blank, or
/// another name. One such place for all members keeps the code small, and the JIT then has room left to inline what comes before.
/// </summary>
internal sealed class MemberNames(CodeWriter code, EmitScope scope, MemberModel[] members, string[] labels)
{
    /// <summary>As many names as are compared sooner than looked up.</summary>
    private const int Few = 6;

    private readonly string[] _names = [.. members.Select(member => Utf8Literal.Json(member.JsonName, scope.Options.RelaxedEscaping) + ":")];

    /// <summary>With quotes and the colon, as they are written.</summary>
    internal string Of(int index) => _names[index];

    /// <summary>From the brace, or from behind a value, to the name that comes there.</summary>
    /// <param name="search">What follows for a name that is none of these as they are written.</param>
    internal void Emit(Action search)
    {
        for (int i = 1; i < members.Length; i++)
        {
            code.Label(Other(i));
            EmitOnLine(i, $"{Names.Read}.IsLineBehindComma(json, position, blanks)");
            if (i < members.Length - 1)
                code.Line("goto NextMember;");
        }

        code.Label("NextMember");
        EmitAtOnce(',');
        code.Line($"position = {Names.Read}.NextName(json, position, {scope.TrailingCommas}, ref blanks);");
        code.Label("Named");
        code.Open("if (position < 0)");
        code.Line("position = ~position;");
        code.Line("goto Done;");
        code.Close();
        code.Line();
        code.Label("AnyName");
        if (members.Length > Few)
            EmitSwitch();
        else if (members.Length > 0)
            EmitComparisons();
        search();
        code.Line();
        code.Label("FirstMember");
        EmitAtOnce('{');
        if (members.Length > 0)
            EmitOnLine(0, Indentation.Behind('{'));
        code.Line($"position = {Names.Read}.FirstName(json, position + 1, ref blanks);");
        code.Line("goto Named;");
    }

    /// <summary>The place to go on at where a member is not the expected one.</summary>
    internal static string Other(int index) => index == 0 ? "FirstMember" : "Other" + index.ToString();

    /// <summary>The expected member on a line of its own, with the blank behind its colon that all who indent put there.</summary>
    private void EmitOnLine(int index, string isLine)
    {
        string name = Of(index) + " ";
        code.Open($"if ({Comparison.At("position + blanks + 2", name)} && {isLine})");
        code.Line($"position += blanks + {2 + Utf8Literal.Length(name)};");
        code.Line($"goto {labels[index]};");
        code.Close();
        code.Line();
    }

    /// <summary>A name right behind the comma or the brace: what all write who write no blanks.</summary>
    private void EmitAtOnce(char separator)
    {
        code.Open($"if ({Names.Read}.IsNameBehind(json, position, (byte)'{separator}'))");
        code.Line(Indentation.NoLines);
        code.Line("position++;");
        code.Line("goto AnyName;");
        code.Close();
        code.Line();
    }

    /// <summary>Few names are compared one after the other: a processor foresees these jumps better than one over a table.</summary>
    private void EmitComparisons()
    {
        code.Line($"ulong word = {Names.Read}.NameWord(json, position);");
        for (int i = 0; i < members.Length; i++)
        {
            code.Open($"if ({Comparison.At("position", Of(i), "word")})");
            code.Line($"position = {Names.Read}.PassBlank(json, position + {Utf8Literal.Length(Of(i))});");
            code.Line($"goto {labels[i]};");
            code.Close();
            code.Line();
        }
    }

    private void EmitSwitch()
    {
        byte[][] names = [.. members.Select((_, i) => Encoding.UTF8.GetBytes(Of(i).Substring(1, Of(i).Length - 2)))];
        var hash = NameHash.For(names);
        code.Open($"switch ({hash.Code()})");
        var free = new SortedSet<int>(Enumerable.Range(0, 1 << hash.Bits));
        for (int i = 0; i < members.Length; i++)
        {
            int value = (int)hash.Of(names[i]);
            free.Remove(value);
            code.Line($"case {value} when {Comparison.At("position", Of(i))}:");
            code.Line($"    position = {Names.Read}.PassBlank(json, position + {Utf8Literal.Length(Of(i))});");
            code.Line($"    goto {labels[i]};");
        }

        // With all values there is one jump and no search.
        if (free.Count > 0)
        {
            code.Line($"case {string.Join(" or ", free)}:");
            code.Line("    break;");
        }

        code.Close();
        code.Line();
    }
}
