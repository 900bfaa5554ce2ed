using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;

namespace JsonAot;

/// <summary>The switch between a JIT and a native build, in the form that the trimmer and its analyzer understand.</summary>
public static class DynamicCode
{
#if UNGUARDED
    /// <summary>True with -p:Unguarded=true too: a native program then behaves like one of an author who has no such switch.</summary>
    public static bool IsAvailable => true;
#else
    /// <summary>
    /// True under the JIT. Compiled ahead of time it is a constant false, and everything behind it, with
    /// the warnings it would bring, is left out of the executable.
    /// </summary>
    [FeatureGuard(typeof(RequiresDynamicCodeAttribute))]
    [FeatureGuard(typeof(RequiresUnreferencedCodeAttribute))]
    [SuppressMessage("Trimming", "IL4000", Justification = "Native builds trim and JIT builds here never do: one implies the other.")]
    public static bool IsAvailable => RuntimeFeature.IsDynamicCodeSupported;
#endif
}
