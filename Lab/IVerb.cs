using System.CommandLine;

namespace JsonAot.Lab;

/// <summary>One verb of the command line: its options, its help and what it does, in one folder.</summary>
internal interface IVerb
{
    Command Create();
}
