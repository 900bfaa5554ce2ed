namespace SpanCodecs.Support;

public ref partial struct JsonOutput
{
    /// <summary>Another escaping than the class's own, where no prepared name depends on it.</summary>
    internal void Escape(bool relaxed) => _isRelaxed = relaxed;
}
