using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using JsonAot.Codecs;
using SpanCodecs;

namespace JsonAot.Payloads.Person;

/// <summary>The person whose string-then-bytes and direct UTF-8 bytes are compared: here every contender gets the same one.</summary>
[ValueCode]
public sealed partial class PersonPayload : Payload<Person>,
    IHasFastPath<Person>, IHasHandWritten<Person>, IHasSpanCodec<Person>
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
}

/// <summary>A person as the article on direct UTF-8 bytes describes one: made through a constructor, changed through properties.</summary>
public sealed class Person
{
    // Some of the serializers compared, DataContractJsonSerializer for one, make objects with this constructor only.
    // With it all of them set the properties: the rows compare serializers, not their search for a constructor.
    public Person()
    {
    }

    public Person(string firstName, string lastName, int age, string? nemesis, params string[] preferences)
    {
        FirstName = firstName;
        LastName = lastName;
        Age = age;
        Nemesis = nemesis;
        Preferences = preferences;
    }

    public string? FirstName { get; set; }
    public string? LastName { get; set; }
    public int Age { get; set; }
    public string? Nemesis { get; set; }
    public string[]? Preferences { get; set; }
}

[JsonSerializable(typeof(Person))]
public sealed partial class PersonMetadata : JsonSerializerContext;

[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Serialization)]
[JsonSerializable(typeof(Person))]
public sealed partial class PersonFastPath : JsonSerializerContext;

[SpanCodec(typeof(Person))]
public static partial class PersonCodecs;
