using System.CommandLine;

namespace JsonAot.Lab;

/// <summary>One verb of the command line: its options, its help and what it does, in one folder.</summary>
internal interface IVerb
{
    Command Create();
}

internal static class Verbs
{
    /// <summary>In the order of the help.</summary>
    internal static IReadOnlyList<IVerb> All { get; } =
    [
        new Commands.Run.RunVerb(),
        new YourType.TryVerb(),
        new Doctor.DoctorVerb(),
        .. Measures.Kinds.All.Select(kind => kind.Verb).OfType<IVerb>(),
        new Commands.Compare.CompareVerb(),
        new Commands.ReportVerb(),
    ];
}
