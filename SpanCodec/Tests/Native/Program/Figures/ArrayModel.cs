namespace SpanCodecs.Tests.Checks;

// Documents of one kind in every length: records of short members, and rings of points.
internal sealed record ArrayRow(int Id, string Name, string Mail, DateTime Since, double Salary, bool IsActive, string[] Tags);

[SpanCodec(typeof(ArrayRow[]), PropertyName = "Rows")]
[SpanCodec(typeof(double[][][]), PropertyName = "Rings")]
internal static partial class ArrayCodecs;
