using JsonAot.Codecs;
using JsonAot.Payloads.Person;
using JsonAot.Turns;

namespace JsonAot.Tests.Timing;

/// <summary>Forms of a document that the gate has not seen: who cannot read them is refused, with his own words.</summary>
public sealed class FormsTests
{
    private static string? WhyNot(string call) =>
        new ContenderTurns(new FussyContender(), new PersonPayload()).Prepare(TimedCall.Parse(call)).Refusal;

    [Fact]
    public void A_form_that_throws_or_is_read_wrongly_is_refused_and_the_others_are_timed()
    {
        Assert.Null(WhyNot("read utf8 canonical"));
        Assert.Equal("FormatException: no line breaks", WhyNot("read utf8 indented"));
        Assert.StartsWith("reads it wrongly: $.", WhyNot("read utf8 reordered"), StringComparison.Ordinal);
        Assert.Equal("a value is written in one form", WhyNot("write utf8 indented"));
        Assert.Null(WhyNot("write utf8 canonical"));
    }

    private sealed class FussyContender : Contender
    {
        public override string Name => "Fussy";

        public override string Description => "wants what it writes itself";

        public override Offer<T> Offer<T>(Payload<T> payload) => new Codec<T>(new SourceGenContender().Offer(payload).Codec!);

        private sealed class Codec<T>(ICodec<T> sound) : Utf8Codec<T>
        {
            public override byte[] SerializeToUtf8Bytes(T value) => sound.SerializeToUtf8Bytes(value);

            public override T? Deserialize(byte[] utf8)
            {
                if (utf8.Contains((byte)'\n'))
                    throw new FormatException("no line breaks");
                T? value = sound.Deserialize(utf8);
                if (value is Person person && utf8.AsSpan().IndexOf("NoSuchMember"u8) >= 0)
                    person.FirstName = "somebody else";
                return value;
            }
        }
    }
}
