namespace JsonAot.Lab.Measures;

/// <summary>Which documents stand for all where every one of them would answer nobody more.</summary>
internal static class PayloadSets
{
    /// <summary>Short, a page, members of many types, members mostly left out, text, numbers.</summary>
    internal static string[] OneOfEachKind { get; } = ["CalibrationPoints", "Employees30", "Complex", "Ordinary", "Texts", "Polygons"];
}
