using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Person;

/// <summary>The person whose string-then-bytes and direct UTF-8 bytes are compared: here every contender gets the same one.</summary>
public sealed class PersonPayload : Payload<Person>,
    IHasFastPath<Person>, IHasHandWritten<Person>, IHasSpanCodec<Person>, IHasCopy<Person>, IHasEquality<Person>
{
    public override string Name => "Person";

    public override string Description => "one person with accents, quotes, other alphabets, and no nemesis";

    public override JsonTypeInfo<Person> Metadata => PersonMetadata.Default.Person;

    public JsonTypeInfo<Person> FastPath => PersonFastPath.Default.Person;

    public IHandWrittenCodec<Person> HandWritten { get; } = new PersonHandWritten();

    public SpanCodec<Person> SpanCodec => PersonCodecs.Person;

    public SpanCodecResolver? Resolver => PersonCodecs.Resolver;

    public override Person CreateSample() => new(
        "Zoë",
        "O'Brien-\"Ångström\"",
        42,
        nemesis: null,
        "black coffee",
        "long walks by the sea",
        "C:\\temp\\notes.txt",
        "the sound of rain",
        "俳句 🌧");

    public Person Copy(Person value) => PersonCopy.Copy(value);

    public bool IsSame(Person expected, Person actual) =>
        expected.FirstName == actual.FirstName
        && expected.LastName == actual.LastName
        && expected.Age == actual.Age
        && expected.Nemesis == actual.Nemesis
        && ValueEquality.Sequences(expected.Preferences, actual.Preferences, string.Equals);
}
