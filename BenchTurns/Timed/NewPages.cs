using System.Runtime.InteropServices;

namespace BenchTurns.Timed;

/// <summary>
/// Pages of memory that nobody has touched. A large array lies on such pages or on used ones by chance of the heap, two processes of one
/// program differ by a factor of four in how often, and the system takes a price for each.
/// </summary>
internal static class NewPages
{
    private const int Tries = 5;
    private const int PagesOfATry = 256;

    // Of the structure that getrusage fills: 144 bytes, of which this is the count of pages that needed no disk.
    private const int UsageBytes = 144;
    private const int CountOffset = 64;

    // macOS counts those of the process and none of a thread.
    private const int OfTheProcess = 0;
    private const int OfTheThread = 1;

    private const int ReadWrite = 3;
    private const int LinuxPrivateAnonymous = 0x22;
    private const int MacPrivateAnonymous = 0x1002;

    private static readonly bool s_isCounted = OperatingSystem.IsLinux() || OperatingSystem.IsMacOS();
    private static readonly nint s_usage = s_isCounted ? Marshal.AllocHGlobal(UsageBytes) : 0;
    private static readonly Lazy<double> s_priceNs = new(() => s_isCounted ? Enumerable.Range(0, Tries).Min(_ => PriceOfATry()) : 0);

    /// <summary>
    /// What one takes here: the lowest of some tries, because too little is safe to subtract. 0 where the system does not count them.
    /// </summary>
    internal static double PriceNs => s_priceNs.Value;

    /// <summary>How many this thread was the first to touch by now.</summary>
    internal static long Count() =>
        s_isCounted && GetUsage(OperatingSystem.IsLinux() ? OfTheThread : OfTheProcess, s_usage) == 0
            ? Marshal.ReadInt64(s_usage, CountOffset)
            : 0;

    /// <summary>Runs a call on memory that is new for certain: what a program gives back is handed out again as it is.</summary>
    internal static void With(int pages, Action<nint> use)
    {
        nint bytes = (nint)pages * Environment.SystemPageSize;
        nint memory = Map(0, bytes, ReadWrite, OperatingSystem.IsLinux() ? LinuxPrivateAnonymous : MacPrivateAnonymous, -1, 0);
        if (memory == -1)
            throw new InvalidOperationException($"The system has no {bytes / 1024:N0} KB of memory left.");
        try
        {
            use(memory);
        }
        finally
        {
            _ = Unmap(memory, bytes);
        }
    }

    private static double PriceOfATry()
    {
        double price = 0;
        With(PagesOfATry, memory =>
        {
            long before = Count();
            double start = ProcessorTime.OfThisThread();
            for (int page = 0; page < PagesOfATry; page++)
                Marshal.WriteByte(memory, page * Environment.SystemPageSize, 1);
            price = (ProcessorTime.OfThisThread() - start) / Math.Max(1, Count() - before);
        });
        return price;
    }

    [DllImport("libc", EntryPoint = "getrusage")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int GetUsage(int whose, nint usage);

    [DllImport("libc", EntryPoint = "mmap")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern nint Map(nint where, nint bytes, int access, int kind, int file, nint offset);

    [DllImport("libc", EntryPoint = "munmap")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static extern int Unmap(nint memory, nint bytes);
}
