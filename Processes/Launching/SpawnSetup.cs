using System.Runtime.InteropServices;

namespace JsonAot.Processes.Launching;

/// <summary>What posix_spawn is to do between the fork and the program: streams, signals, and a process group of its own.</summary>
internal sealed class SpawnSetup : IDisposable
{
    private readonly nint _signals = Marshal.AllocHGlobal(Posix.OpaqueSize);

    internal SpawnSetup(int input, int output, int errors)
    {
        Actions = Marshal.AllocHGlobal(Posix.OpaqueSize);
        _ = Posix.InitActions(Actions);
        _ = Posix.AddDuplicate(Actions, input, 0);
        _ = Posix.AddDuplicate(Actions, output, 1);
        _ = Posix.AddDuplicate(Actions, errors, 2);

        Attributes = Marshal.AllocHGlobal(Posix.OpaqueSize);
        _ = Posix.InitAttributes(Attributes);
        _ = Posix.SetFlags(Attributes, Posix.SetProcessGroup | Posix.SetDefaultSignals | Posix.SetSignalMask);
        // Its own group can be ended with all that it started; and Ctrl-C reaches the Lab alone, which then ends it.
        _ = Posix.SetGroup(Attributes, 0);
        _ = Posix.EmptySet(_signals);
        _ = Posix.SetMask(Attributes, _signals);
        // This runtime ignores it, and what is ignored is inherited.
        _ = Posix.AddToSet(_signals, Posix.BrokenPipe);
        _ = Posix.SetDefaults(Attributes, _signals);
    }

    internal nint Actions { get; }

    internal nint Attributes { get; }

    public void Dispose()
    {
        _ = Posix.DestroyActions(Actions);
        _ = Posix.DestroyAttributes(Attributes);
        Marshal.FreeHGlobal(Actions);
        Marshal.FreeHGlobal(Attributes);
        Marshal.FreeHGlobal(_signals);
    }
}
