using System.Numerics;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;
using JsonAot.Probing.Answers;

namespace JsonAot.Probing.Roles;

/// <summary>Which build of the framework runs here, and which instructions the compiled code may use.</summary>
internal static class AboutRole
{
    internal static int Run() => Reply.With(
        new AboutAnswer(
            $"{RuntimeInformation.FrameworkDescription}, {RuntimeInformation.ProcessArchitecture} {(DynamicCode.IsAvailable ? "JIT" : "NativeAOT")}",
            $"{string.Join(",", InstructionSets())} VectorSize={Vector<byte>.Count * 8}",
            Environment.ProcessorCount),
        AboutAnswerJson.Default.AboutAnswer);

    private static IEnumerable<string> InstructionSets()
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
