namespace SpanCodecs.Tests.Checks;

/// <summary>A codec under test beside System.Text.Json's metadata of the same type with the same options.</summary>
internal abstract class Subject(string name, byte[][] samples)
{
    /// <summary>The codec's property: <c>ScalarCodecs.HolderInt32</c>.</summary>
    internal string Name => name;

    /// <summary>Documents that are good for this type, to be cut and changed.</summary>
    internal byte[][] Samples => samples;

    /// <summary>The names of the members in the samples, for documents made from a grammar.</summary>
    internal string[] MemberNames => field ??= [.. samples.SelectMany(Rewriting.NamesIn).Distinct()];

    /// <summary>Reads a document both ways, and writes what was read both ways. Null where there is no difference.</summary>
    internal abstract Disagreement? Compare(byte[] document);

    /// <summary>Whether System.Text.Json reads this document: what a hand-made case expects is checked against it too.</summary>
    internal abstract bool IsAccepted(byte[] document);

    /// <summary>Whether there is more to compare than the lane of bytes: for every type, but in a smaller native program.</summary>
    internal virtual bool HasLanes => false;

    /// <summary>Reads and writes in every other lane, and compares with the lane of bytes.</summary>
    internal virtual IEnumerable<Disagreement> CompareLanes(byte[] document) =>
        throw new NotSupportedException($"{name} has no lanes here.");

    /// <summary>Reads from streams that give a piece at a time, and compares with System.Text.Json over the same streams.</summary>
    internal virtual IEnumerable<Disagreement> CompareStreams(byte[] document, int piece) =>
        throw new NotSupportedException($"{name} has no lanes here.");

    /// <summary>In how many ways documents come in pieces.</summary>
    internal const int StreamWays = 7;

    /// <summary>The same in one of the ways.</summary>
    internal virtual IEnumerable<Disagreement> CompareStreams(byte[] document, int piece, int way) =>
        throw new NotSupportedException($"{name} has no lanes here.");

    /// <summary>Whether JsonSerializer uses the codec, when it is given the resolver.</summary>
    internal virtual bool IsBridged => false;

    /// <summary>Reads and writes by JsonSerializer with the codec's resolver, and without.</summary>
    internal virtual IEnumerable<Disagreement> CompareBridge(byte[] document, bool inEveryLane) =>
        throw new NotSupportedException($"{name} has no lanes here.");

    /// <summary>The same in one lane, and at one place: the value alone, a member, or an element.</summary>
    internal virtual IEnumerable<Disagreement> CompareBridge(byte[] document, int lane, int place) =>
        throw new NotSupportedException($"{name} has no lanes here.");

    /// <summary>Gives the type away, to whom does something else with it.</summary>
    internal abstract void Lend(ISubjectUser user);

    public override string ToString() => name;
}
