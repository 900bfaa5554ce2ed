using SpanCodecs.Generator.Emit;
using Xunit;
using static SpanCodecs.Generator.Emit.CodeWriter;

namespace SpanCodecs.Tests.Generation;

public class CodeWriterTests
{
    private readonly CodeWriter _code = new();

    [Fact]
    public void A_block_is_written_as_it_stands_with_its_holes_filled()
    {
        const int Number = 7;
        _code.Block($$"""
            if ({{"any"}})
                return '{{','}}' + {{Number}} + "{}";
            """);
        _code.Block("next;");
        Assert.Equal("if (any)\n    return ',' + 7 + \"{}\";\nnext;\n", _code.End());
    }

    [Fact]
    public void A_block_inside_of_another_begins_where_its_hole_stands()
    {
        _code.Block($$"""
            {
                {
                    {{Inner}}
                }
                {{() => _code.Block("last;")}}
            }
            """);
        Assert.Equal("{\n    {\n        first\n            second\n\n        third\n    }\n    last;\n}\n", _code.End());

        void Inner()
        {
            _code.Block("""
                first
                    second

                """);
            _code.Block("third");
        }
    }

    [Fact]
    public void A_label_stands_out_to_the_left_of_the_hole()
    {
        _code.Block($$"""
            {
            {{Labelled}}
            }
            """);
        Assert.Equal("{\n    before;\nDone:\n    inside;\n}\n", _code.End());

        void Labelled() => _code.Block($$"""
                before;
            Done:
                {{() => _code.Block("inside;")}}
            """);
    }

    [Fact]
    public void Lines_fill_a_hole_at_its_place()
    {
        _code.Block($$"""
            new(
                {{Listed(["1", "2", "3"], ");")}}
                {{Array.Empty<string>()}}
            end;
            """);
        Assert.Equal("new(\n    1,\n    2,\n    3);\nend;\n", _code.End());
    }

    [Theory]
    [InlineData(true, "first\n    if (any)\n        nested;\nblock;\nlast\n")]
    [InlineData(false, "first\nlast\n")]
    public void A_line_vanishes_without_its_condition(bool holds, string expected)
    {
        _code.Block($$"""
            first
                {{When(holds)}}if ({{"any"}})
                {{When(holds)}}    {{"nested"}};
            {{When(holds)}}{{() => _code.Block("block;")}}
            {{When(holds)}}{{Array.Empty<string>()}}
            last
            """);
        Assert.Equal(expected, _code.End());
    }

    [Fact]
    public void The_last_line_vanishes_too()
    {
        _code.Block($"first{When(false)}");
        _code.Block($$"""
            second
            {{When(false)}}third
            """);
        _code.Block($"{() => { }}");
        Assert.Equal("second\n", _code.End());
    }

    [Fact]
    public void A_blank_line_has_no_blanks()
    {
        _code.Block($$"""
            {
                {{() => _code.Block("")}}
            }
            """);
        Assert.Equal("{\n\n}\n", _code.End());
    }

    [Fact]
    public void Lines_end_alike_wherever_the_generator_was_built()
    {
        _code.Block("first\r\n\r\nsecond");
        Assert.Equal("first\n\nsecond\n", _code.End());
    }

    [Fact]
    public void Nothing_stands_beside_a_block()
    {
        Assert.Contains("'x = '", Assert.Throws<InvalidOperationException>(() => _code.Block($"  x = {Nothing}")).Message);
        Assert.Contains("';'", Assert.Throws<InvalidOperationException>(() => _code.Block($"{Nothing};")).Message);
        Assert.Contains("'x'", Assert.Throws<InvalidOperationException>(() => _code.Block($"x{Array.Empty<string>()}")).Message);

        static void Nothing()
        {
        }
    }
}
