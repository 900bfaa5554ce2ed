namespace JsonAot.Lab.Claims;

internal enum Quantity
{
    Time,
    /// <summary>Bytes allocated per call.</summary>
    Allocated,
}
