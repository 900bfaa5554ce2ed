namespace BenchTurns.Children;

/// <summary>How a child process ended.</summary>
public enum ChildEnd
{
    /// <summary>By itself, with an exit code.</summary>
    Exited,

    /// <summary>By a signal or a fault: the system or the runtime ended it.</summary>
    Crashed,

    /// <summary>By us, when its time was over.</summary>
    Hung,
}
