namespace JsonAot.Lab.Claims;

/// <summary>Every threshold stands here. Ratios are compared as logarithms: 0.5 and 2 are equally far from 1.</summary>
internal static class ClaimJudge
{
    /// <summary>Another machine and another runtime do not reproduce a figure more closely than this.</summary>
    internal const double Tolerance = 0.15;

    /// <summary>But a small effect holds only while at least this part of it is left: 0.97 is not "0.83, nearly".</summary>
    internal const double LeastPartOfEffect = 0.5;

    /// <param name="measured">In the unit of the figure; bytes that stand alone too.</param>
    internal static ClaimVerdict Judge(ClaimedFigure claimed, Comparison? measured)
    {
        if (measured is null)
            return ClaimVerdict.NotMeasured;
        if (claimed.IsLimit)
            return measured.Ratio <= claimed.High ? ClaimVerdict.Holds : ClaimVerdict.Reversed;
        if (claimed.Unit != ClaimedUnit.Bytes)
            return JudgeRatio(claimed, measured);
        // Fewer bytes than claimed are more of what was claimed.
        return Math.Abs(measured.Ratio - claimed.Low) <= claimed.Low * Tolerance ? ClaimVerdict.Holds
            : measured.Ratio < claimed.Low ? ClaimVerdict.Stronger
            : ClaimVerdict.Weaker;
    }

    private static ClaimVerdict JudgeRatio(ClaimedFigure claimed, Comparison measured)
    {
        double low = Math.Log(claimed.Low);
        double high = Math.Log(claimed.High);
        double ratio = Math.Log(measured.Ratio);
        if (measured.IsTie)
            return ClaimVerdict.Tie;

        // The end of the range that claims least.
        double least = Math.Abs(low) < Math.Abs(high) ? low : high;
        if (Math.Sign(ratio) != Math.Sign(least))
            return ClaimVerdict.Reversed;
        double tolerance = Math.Log(1 + Tolerance);
        bool isNear = ratio >= low - tolerance && ratio <= high + tolerance;
        bool containsIt = Math.Log(measured.Speed.Low) <= high && Math.Log(measured.Speed.High) >= low;
        // Both need half of the effect: a wide interval around a small effect may contain the figure by chance.
        if ((isNear || containsIt) && Math.Abs(ratio) >= Math.Abs(least) * LeastPartOfEffect)
            return ClaimVerdict.Holds;
        return Math.Abs(ratio) > Math.Abs(least) ? ClaimVerdict.Stronger : ClaimVerdict.Weaker;
    }

    internal static string Words(ClaimVerdict verdict) =>
        verdict == ClaimVerdict.NotMeasured ? "not measured" : verdict.ToString().ToLowerInvariant();

    internal static string Explanation { get; } = "x: so many times as fast; other figures are of bytes. "
        + $"tie: the 95 % interval contains 1, or the difference is less than {Comparison.Least:P0}, or than what a repeated run moves. "
        + $"holds: at least half of the effect is left, and the ratio is within {Tolerance:P0} of the figure or its interval "
        + "contains the figure. "
        + $"weaker, stronger: the same direction, less or more. reversed: the other side of 1, or more than an \"at most\". "
        + $"\"Allocation free\" allows {ClaimedFigure.AllocationFreeBytes} bytes per document.";
}
