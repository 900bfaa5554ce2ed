namespace JsonAot.Payloads.Person;

internal static class PersonCopy
{
    internal static Person Copy(Person person) => new()
    {
        FirstName = Copying.TextOrNull(person.FirstName),
        LastName = Copying.TextOrNull(person.LastName),
        Age = person.Age,
        Nemesis = Copying.TextOrNull(person.Nemesis),
        Preferences = person.Preferences is null ? null : Array.ConvertAll(person.Preferences, Copying.Text),
    };
}
