using System.Text.Json.Serialization.Metadata;
using SpanCodecs.Tests.Checks;

namespace SpanCodecs.Tests.Fuzz;

/// <summary>The targets of one type after another, beside System.Text.Json's reflection.</summary>
internal sealed class SubjectTargets : ISubjectUser
{
    // Records differ in where they end, which is no matter of their type.
    private static readonly string[] Recorded = ["ScalarCodecs.Int32", "ShapeCodecs.Plain", "AnnotatedCodecs.ListAnimal"];

    private readonly List<FuzzTarget> _targets = [];

    internal static IEnumerable<FuzzTarget> Of(IEnumerable<Subject> subjects)
    {
        var made = new SubjectTargets();
        foreach (Subject subject in subjects)
            subject.Lend(made);
        return made._targets;
    }

    public void Use<T>(string name, SpanCodec<T> codec, JsonTypeInfo<T> metadata, byte[][] samples)
    {
        JsonTypeInfo<T> reflected = ReflectedTypes.Of(metadata);
        var subject = new LaneSubject<T>(name, codec, reflected, samples);
        _targets.Add(new DocumentTarget(subject));
        _targets.Add(new WaysTarget<T>(name, codec, reflected, samples, subject.MemberNames));
        _targets.Add(new ArrivingTarget(subject));
        if (subject.IsBridged)
            _targets.Add(new BridgeTarget(subject));
        if (Recorded.Contains(name))
            _targets.Add(new RecordsTarget<T>(name, codec, reflected, samples, subject.MemberNames));
    }
}
