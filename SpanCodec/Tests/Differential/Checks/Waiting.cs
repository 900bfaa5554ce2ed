namespace SpanCodecs.Tests.Checks;

/// <summary>
/// Waits for what is asynchronous. A thread may ask to run itself, while it waits, what a stream completes later: to hand that to other
/// threads costs more than all that is compared.
/// </summary>
internal static class Waiting
{
    [ThreadStatic]
    private static Queue<TaskCompletionSource>? s_later;

    internal static void RunLater() => s_later ??= new();

    /// <summary>Completes when this thread waits, or else on another one.</summary>
    internal static Task Later()
    {
        if (s_later is null)
            return Elsewhere();
        var later = new TaskCompletionSource();
        s_later.Enqueue(later);
        return later.Task;
    }

    private static async Task Elsewhere() => await Task.Yield();

    internal static T For<T>(ValueTask<T> task)
    {
        while (!task.IsCompleted && CompleteNext())
        {
        }

        // A task made of it would throw once more what it ended with.
        return task.IsCompleted ? task.GetAwaiter().GetResult() : task.AsTask().GetAwaiter().GetResult();
    }

    internal static void For(ValueTask task)
    {
        while (!task.IsCompleted && CompleteNext())
        {
        }

        if (task.IsCompleted)
            task.GetAwaiter().GetResult();
        else
            task.AsTask().GetAwaiter().GetResult();
    }

    internal static void For(Task task) => For(new ValueTask(task));

    private static bool CompleteNext()
    {
        if (s_later is null || !s_later.TryDequeue(out TaskCompletionSource? next))
            return false;
        next.SetResult();
        return true;
    }
}
