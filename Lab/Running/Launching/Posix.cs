using System.Runtime.InteropServices;

namespace JsonAot.Lab.Running.Launching;

/// <summary>
/// The system's own functions: System.Diagnostics.Process needs milliseconds for a start and does not report page faults.
/// </summary>
internal static partial class Posix
{
    internal const int CloseOnExec = 0x80000;
    internal const int WriteOnly = 1;
    internal const int Create = 0x40;
    internal const int Truncate = 0x200;

    internal const short SetProcessGroup = 0x02;
    internal const short SetDefaultSignals = 0x04;
    internal const short SetSignalMask = 0x08;

    internal const int Kill = 9;
    internal const int BrokenPipe = 13;
    internal const int Interrupted = 4;

    /// <summary>More bytes than any C library on Linux needs for attributes, actions or a set of signals.</summary>
    internal const int OpaqueSize = 1024;

    [LibraryImport("libc", EntryPoint = "pipe2", SetLastError = true)]
    internal static partial int Pipe(Span<int> ends, int flags);

    [LibraryImport("libc", EntryPoint = "open", SetLastError = true, StringMarshalling = StringMarshalling.Utf8)]
    internal static partial int Open(string path, int flags, int mode);

    [LibraryImport("libc", EntryPoint = "read", SetLastError = true)]
    internal static partial nint Read(int file, Span<byte> buffer, nint count);

    [LibraryImport("libc", EntryPoint = "close")]
    internal static partial int Close(int file);

    [LibraryImport("libc", EntryPoint = "kill")]
    internal static partial int SendSignal(int process, int signal);

    [LibraryImport("libc", EntryPoint = "wait4", SetLastError = true)]
    internal static partial int Wait(int process, out int status, int options, out ResourceUsage usage);

    [LibraryImport("libc", EntryPoint = "posix_spawn", StringMarshalling = StringMarshalling.Utf8)]
    internal static partial int Spawn(out int process, string path, nint actions, nint attributes, nint arguments, nint environment);

    [LibraryImport("libc", EntryPoint = "posix_spawn_file_actions_init")]
    internal static partial int InitActions(nint actions);

    [LibraryImport("libc", EntryPoint = "posix_spawn_file_actions_adddup2")]
    internal static partial int AddDuplicate(nint actions, int file, int newFile);

    [LibraryImport("libc", EntryPoint = "posix_spawn_file_actions_destroy")]
    internal static partial int DestroyActions(nint actions);

    [LibraryImport("libc", EntryPoint = "posix_spawnattr_init")]
    internal static partial int InitAttributes(nint attributes);

    [LibraryImport("libc", EntryPoint = "posix_spawnattr_setflags")]
    internal static partial int SetFlags(nint attributes, short flags);

    [LibraryImport("libc", EntryPoint = "posix_spawnattr_setpgroup")]
    internal static partial int SetGroup(nint attributes, int group);

    [LibraryImport("libc", EntryPoint = "posix_spawnattr_setsigdefault")]
    internal static partial int SetDefaults(nint attributes, nint signals);

    [LibraryImport("libc", EntryPoint = "posix_spawnattr_setsigmask")]
    internal static partial int SetMask(nint attributes, nint signals);

    [LibraryImport("libc", EntryPoint = "posix_spawnattr_destroy")]
    internal static partial int DestroyAttributes(nint attributes);

    [LibraryImport("libc", EntryPoint = "sigemptyset")]
    internal static partial int EmptySet(nint signals);

    [LibraryImport("libc", EntryPoint = "sigaddset")]
    internal static partial int AddToSet(nint signals, int signal);

    /// <summary>What a process has used, as the kernel of a 64-bit Linux lays it out: 18 numbers, of which these are read.</summary>
    [StructLayout(LayoutKind.Explicit, Size = 18 * sizeof(long))]
    internal struct ResourceUsage
    {
        [FieldOffset(0)]
        internal long UserSeconds;

        [FieldOffset(8)]
        internal long UserMicroseconds;

        [FieldOffset(16)]
        internal long SystemSeconds;

        [FieldOffset(24)]
        internal long SystemMicroseconds;

        [FieldOffset(64)]
        internal long MinorFaults;
    }
}

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
