using System.Text;

namespace JsonAot.Codecs;

/// <summary>A payload for whose type a person would write string code by hand, and somebody has.</summary>
public interface IHasManual<T>
{
    IManualCodec<T> Manual { get; }
}

/// <summary>Code that a person writes by hand for one type with a StringBuilder and a loop over characters.</summary>
public interface IManualCodec<T>
{
    void Write(StringBuilder output, T value);

    /// <param name="scanner">Stands before the first character; must be left after the value.</param>
    T? Read(ref TextScanner scanner);
}
