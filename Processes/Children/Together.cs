namespace JsonAot.Processes.Children;

/// <summary>
/// Asks one process about many, of which one may end it or hang in it, sometimes only after many calls, and so takes the answers of all
/// with it. Then each is asked about alone, and those that come back together once more.
/// </summary>
internal static class Together
{
    /// <param name="ask">Asks a process about these; without an answer it says why.</param>
    /// <param name="takeOut">Is told who ends even a process of its own, and how.</param>
    /// <returns>The answer, and about whom it is; without an answer why each came back and not all of them together.</returns>
    internal static (IReadOnlyList<T> Asked, TAnswer? Answer, string? Failure) Ask<T, TAnswer>(
        IReadOnlyList<T> all, Func<IReadOnlyList<T>, (TAnswer? Answer, string? Failure)> ask, Action<T, string> takeOut)
        where TAnswer : class
    {
        if (all.Count == 0)
            return (all, null, null);
        (TAnswer? answer, string? failure) = ask(all);
        if (answer is not null)
            return (all, answer, null);
        var left = new List<T>();
        foreach (T one in all)
        {
            if (ask([one]) is (null, { } reason))
                takeOut(one, reason);
            else
                left.Add(one);
        }

        if (left.Count == 0)
            return (left, null, null);
        (answer, failure) = ask(left);
        return (left, answer, failure);
    }
}
