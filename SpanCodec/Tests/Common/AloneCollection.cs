using Xunit;

namespace SpanCodecs.Tests;

/// <summary>For tests that measure time: nothing else may run in the process.</summary>
[CollectionDefinition("Alone", DisableParallelization = true)]
public class AloneCollection;
