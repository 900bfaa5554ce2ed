namespace JsonAot.Codecs;

/// <summary>A payload that says how its value is built.</summary>
public interface IHasCopy<T>
{
    /// <summary>The value built anew from its decoded parts: what every reader has to do at least.</summary>
    T Copy(T value);
}
