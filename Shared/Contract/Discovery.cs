namespace JsonAot;

/// <summary>
/// On a partial property of the type <c>IReadOnlyList&lt;T&gt;</c>: the compiler fills it with one object of every class of this
/// project that is a T, in the order of their files. See Shared/ListGenerator/.
/// </summary>
[AttributeUsage(AttributeTargets.Property)]
public sealed class DiscoveredAttribute : Attribute
{
    /// <summary>
    /// The class that stands for a library which this build leaves out: made with a name and a reason. With it the list has a row
    /// for each such library, and everything in it says from which package it comes.
    /// </summary>
    public Type? Absent { get; set; }

    /// <summary>
    /// The beginning of the names of switches: every class has one, which ends with the class's name. A program that is published
    /// with a switch of the value false (Lab/BenchmarkHost/BenchmarkChild.targets) has a list without that class, and a native
    /// program nothing that only the class needs.
    /// </summary>
    public string? Switches { get; set; }
}

/// <summary>On a class that belongs in no list.</summary>
/// <param name="reason">Why, for whoever reads the class.</param>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class NotDiscoveredAttribute(string reason) : Attribute
{
    public string Reason => reason;
}

/// <summary>
/// On a partial method <c>T? Name(string type)</c>: the compiler writes it, so that it makes one of the classes that the referenced
/// projects have of T, by the name of its type, and no other class is touched.
/// </summary>
/// <param name="property">
/// The build property that names a single type. Where it is set, that class is the only one that the program can make:
/// a native compiler leaves all others out.
/// </param>
[AttributeUsage(AttributeTargets.Method)]
public sealed class ChosenByAttribute(string property) : Attribute
{
    public string Property => property;
}

/// <summary>
/// On a partial payload: the compiler writes how its value is copied and how two are compared, member by member (IHasCopy, IHasEquality),
/// and refuses a type of which it cannot see every member.
/// </summary>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class ValueCodeAttribute : Attribute;
