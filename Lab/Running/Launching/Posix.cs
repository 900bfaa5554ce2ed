using System.Diagnostics;
using System.Runtime.InteropServices;

namespace JsonAot.Lab.Running.Launching;

/// <summary>
/// The system's own functions: System.Diagnostics.Process needs milliseconds for a start and does not report page faults.
/// </summary>
internal static partial class Posix
{
    internal const int Interrupted = 4;

    private const short SetProcessGroup = 0x02;

    /// <summary>More bytes than any C library on Linux needs for attributes or actions.</summary>
    private const int OpaqueSize = 1024;

    /// <summary>
    /// Starts a program in a group of its own, which can be ended with everything that the program started. Ctrl-C reaches only the Lab,
    /// which then ends the group.
    /// </summary>
    /// <param name="streams">Its standard input, output and errors.</param>
    /// <param name="spawned">The monotonic clock just before the spawn.</param>
    /// <returns>Zero, or the number of the error.</returns>
    internal static int Spawn(
        string program, nint arguments, nint environment, ReadOnlySpan<SafeHandle> streams, out int process, out long spawned)
    {
        Span<byte> actions = stackalloc byte[OpaqueSize];
        Span<byte> attributes = stackalloc byte[OpaqueSize];
        _ = InitActions(actions);
        for (int stream = 0; stream < streams.Length; stream++)
            _ = AddDuplicate(actions, streams[stream], stream);
        _ = InitAttributes(attributes);
        _ = SetFlags(attributes, SetProcessGroup);
        _ = SetGroup(attributes, 0);
        spawned = Stopwatch.GetTimestamp();
        int refused = Spawn(out process, program, actions, attributes, arguments, environment);
        _ = DestroyActions(actions);
        _ = DestroyAttributes(attributes);
        return refused;
    }

    [LibraryImport("libc", EntryPoint = "wait4", SetLastError = true)]
    internal static partial int Wait(int process, out int status, int options, out ResourceUsage usage);

    [LibraryImport("libc", EntryPoint = "posix_spawn", StringMarshalling = StringMarshalling.Utf8)]
    private static partial int Spawn(
        out int process, string path, Span<byte> actions, Span<byte> attributes, nint arguments, nint environment);

    [LibraryImport("libc", EntryPoint = "posix_spawn_file_actions_init")]
    private static partial int InitActions(Span<byte> actions);

    [LibraryImport("libc", EntryPoint = "posix_spawn_file_actions_adddup2")]
    private static partial int AddDuplicate(Span<byte> actions, SafeHandle file, int newFile);

    [LibraryImport("libc", EntryPoint = "posix_spawn_file_actions_destroy")]
    private static partial int DestroyActions(Span<byte> actions);

    [LibraryImport("libc", EntryPoint = "posix_spawnattr_init")]
    private static partial int InitAttributes(Span<byte> attributes);

    [LibraryImport("libc", EntryPoint = "posix_spawnattr_setflags")]
    private static partial int SetFlags(Span<byte> attributes, short flags);

    [LibraryImport("libc", EntryPoint = "posix_spawnattr_setpgroup")]
    private static partial int SetGroup(Span<byte> attributes, int group);

    [LibraryImport("libc", EntryPoint = "posix_spawnattr_destroy")]
    private static partial int DestroyAttributes(Span<byte> attributes);

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

        /// <summary>The most that was resident, in kilobytes.</summary>
        [FieldOffset(32)]
        internal long PeakKilobytes;

        [FieldOffset(64)]
        internal long MinorFaults;
    }
}
