namespace SpanCodecs.Support;

public ref partial struct JsonOutput
{
    /// <summary>Another escaping than the class's own, where no name that is ready depends on it.</summary>
    internal void Escape(bool relaxed) => _isRelaxed = relaxed;
}
