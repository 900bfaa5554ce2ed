namespace BenchTurns.Tests;

/// <summary>For tests that read times of their own process: nothing else may run in it.</summary>
[CollectionDefinition("Alone", DisableParallelization = true)]
public class AloneCollection;
