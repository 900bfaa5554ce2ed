using Microsoft.Win32.SafeHandles;

namespace JsonAot.Lab.MeasuredPrograms.Start;

/// <summary>
/// The child's side: one byte when Main begins, the report when the work is done, and then silence until standard input
/// is closed. Without the console's encodings and buffers, which would be measured with what is to be measured.
/// </summary>
internal static class Handshake
{
    private static readonly FileStream Output = Open(1, FileAccess.Write);

    internal static void SayMain() => Output.WriteByte(StartReport.MainByte);

    /// <returns>The exit code.</returns>
    internal static int Finish(StartReport report)
    {
        Output.Write(report.Head());
        if (report.Written.Length > 0)
            Output.Write(report.Written);
        using FileStream input = Open(0, FileAccess.Read);
        Span<byte> ignored = stackalloc byte[16];
        while (input.Read(ignored) > 0)
        {
            // The Lab looks at this process as long as its input is open.
        }

        return 0;
    }

    private static FileStream Open(int file, FileAccess access) => new(new SafeFileHandle(file, ownsHandle: false), access, bufferSize: 0);
}
