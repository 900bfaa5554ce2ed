using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace JsonAot.Lab.MeasuredPrograms.Start;

/// <summary>
/// Which build of the framework runs here, and which instructions the compiled code may use. Compiled into the probe as well.
/// </summary>
internal static class ProcessFacts
{
    // Asked of the runtime: the suite's own switch may be wired open in a program that is compiled ahead of time all the same.
    internal static string Runtime =>
        $"{RuntimeInformation.FrameworkDescription}, {RuntimeInformation.ProcessArchitecture} "
            + $"{(RuntimeFeature.IsDynamicCodeSupported ? "JIT" : "NativeAOT")}";

    internal static string InstructionSets => $"{string.Join(",", Sets())} VectorSize={Vector<byte>.Count * 8}";

    private static IEnumerable<string> Sets()
    {
        if (Avx512F.IsSupported)
            yield return "AVX-512F";
        if (Avx2.IsSupported)
            yield return "AVX2";
        else if (Avx.IsSupported)
            yield return "AVX";
        else if (Sse42.IsSupported)
            yield return "SSE4.2";
        if (Bmi2.IsSupported)
            yield return "BMI2";
        if (Lzcnt.IsSupported)
            yield return "LZCNT";
        if (Popcnt.IsSupported)
            yield return "POPCNT";
        if (Pclmulqdq.IsSupported)
            yield return "PCLMUL";
        if (AdvSimd.IsSupported)
            yield return "AdvSimd";
    }
}
