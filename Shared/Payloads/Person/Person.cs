namespace JsonAot.Payloads.Person;

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
