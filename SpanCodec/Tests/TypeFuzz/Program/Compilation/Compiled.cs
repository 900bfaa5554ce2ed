namespace SpanCodecs.Tests.TypeFuzz;

internal enum ProblemKind
{
    /// <summary>The grammar made no C#: the scenario says nothing about SpanCodec.</summary>
    Invalid,

    GeneratorDied,

    /// <summary>The generated code does not compile.</summary>
    DoesNotCompile,

    /// <summary>The generator said that it does not support something.</summary>
    Refused,
}

internal sealed record Problem(ProblemKind Kind, string Text);

/// <param name="Context">Null where there is no assembly.</param>
/// <param name="Codec">Null where the generator refused the scenario.</param>
internal sealed record Compiled(Scenario Scenario, Problem? Problem, Type? Context, object? Codec);
