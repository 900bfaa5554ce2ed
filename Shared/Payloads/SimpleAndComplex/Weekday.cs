namespace JsonAot.Payloads.SimpleAndComplex;

/// <summary>Written as a number, which is what serializers do unless told otherwise; the Enterprise payload has enums by name.</summary>
public enum Weekday
{
    Monday = 1,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}
