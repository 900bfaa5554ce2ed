using System.Runtime.InteropServices;

namespace JsonAot.Lab.Running.Launching;

/// <summary>What posix_spawn sets up before the program begins: its streams, its signals and its own process group.</summary>
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
        // The group can be ended with everything that the program started. Ctrl-C reaches only the Lab, which then ends the group.
        _ = Posix.SetGroup(Attributes, 0);
        _ = Posix.EmptySet(_signals);
        _ = Posix.SetMask(Attributes, _signals);
        // This runtime ignores the signal, and a child inherits what is ignored.
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
