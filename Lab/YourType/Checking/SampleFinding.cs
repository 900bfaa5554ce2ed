namespace JsonAot.Lab.YourType.Checking;

public enum SampleChange
{
    /// <summary>The document has it, and what was written does not.</summary>
    Dropped,

    /// <summary>It is written as another value.</summary>
    Changed,

    /// <summary>The value of an enum is written in another case.</summary>
    EnumCase,

    /// <summary>The document does not have it. It is written with a default value.</summary>
    Defaulted,

    /// <summary>It is written in another way, and is the same value: 1.0 and 1, Z and +00:00.</summary>
    Reformatted,

    /// <summary>It is kept as a text, and is a date or a GUID wherever it occurs.</summary>
    ReadAsText,
}

/// <summary>One place where a document differs after it was read into the type and written again.</summary>
/// <param name="Path">As in <c>$.items[3].sku</c>.</param>
/// <param name="Text">What happened there, and what to do about it.</param>
public sealed record SampleFinding(string Path, SampleChange Change, string Text)
{
    public bool IsLoss => Change is SampleChange.Dropped or SampleChange.Changed or SampleChange.EnumCase;

    public override string ToString() => $"{Path} {Text}";
}
