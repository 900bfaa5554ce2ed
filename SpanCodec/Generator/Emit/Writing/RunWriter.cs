using SpanCodecs.Generator.Model;
using SpanCodecs.Generator.Naming;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Generator.Emit;

/// <summary>
/// Joins what is written one after another: literals with literals, and values of bounded length into runs that are
/// written into one span behind one check of the room left.
/// </summary>
internal sealed class RunWriter(CodeWriter code, EmitScope scope)
{
    /// <summary>A longer run would ask the buffer for more at once than it is likely to have.</summary>
    private const int LongestRun = 32;

    private readonly List<(string Literal, TypeModel Type, string Value)> _run = [];
    private string _literal = "";
    private string? _separator;

    internal void Literal(string json) => _literal += json;

    /// <summary>A byte that is known at run time only, with which what comes next begins. Nothing is left from before.</summary>
    internal void Separator(string variable)
    {
        Flush();
        _separator = variable;
    }

    internal void Value(TypeModel type, string value, string depth)
    {
        if (ValueWriting.Bound(scope, type) is not null)
        {
            _run.Add((_literal, type, value));
            _literal = "";
            if (_run.Count == LongestRun)
                FlushRun();
            return;
        }

        if (type is PrimitiveModel { IsString: true })
        {
            FlushRun();
            string literal = _literal.Length == 0 ? "" : Utf8Literal.Of(_literal) + ", ";
            code.Block($"at = output.String(at, {TakeSeparator()}{literal}{value});");
            _literal = "";
            return;
        }

        Flush();
        ValueWriting.Unbounded(code, scope, type, value, depth);
    }

    /// <summary>All that was said so far is written before the next line of code.</summary>
    internal void Flush()
    {
        if (_run.Count > 0)
        {
            FlushRun(_literal);
        }
        else if (_literal.Length > 0)
        {
            code.Block($"at = output.Literal(at, {TakeSeparator()}{Utf8Literal.Of(_literal)});");
        }

        _literal = "";
    }

    private void FlushRun(string last = "")
    {
        if (_run.Count == 0)
            return;
        int literals = _run.Sum(part => Utf8Literal.Length(part.Literal)) + Utf8Literal.Length(last) + (_separator is null ? 0 : 1);
        string bounds = string.Join(" + ", _run.GroupBy(part => ValueWriting.Bound(scope, part.Type)!)
            .Select(group => group.Count() == 1 ? group.Key : $"{group.Count()} * ({group.Key})"));
        code.Block($$"""
            at = output.Reserve(at, {{literals}} + {{bounds}});
            span = output.Span;
            {{When(_separator is not null)}}span[at++] = {{_separator}};
            """);
        _separator = null;
        foreach ((string literal, TypeModel type, string value) in _run)
        {
            code.Block($$"""
                {{When(literal.Length > 0)}}at = {{Names.Write}}.Literal(span, at, {{Utf8Literal.Of(literal)}});
                at = {{ValueWriting.Bounded(scope, type, value)}};
                """);
        }

        if (last.Length > 0)
            code.Block($"at = {Names.Write}.Literal(span, at, {Utf8Literal.Of(last)});");
        _run.Clear();
    }

    private string TakeSeparator()
    {
        string taken = _separator is null ? "" : _separator + ", ";
        _separator = null;
        return taken;
    }
}
