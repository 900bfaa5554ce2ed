namespace SpanCodecs.Tests.Checks;

/// <summary>One member of any type: the smallest document in which every byte of a value can be tried.</summary>
internal sealed class Holder<T>
{
    public T? Value { get; set; }
}
