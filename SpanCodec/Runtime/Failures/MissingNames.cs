using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Text;

namespace SpanCodecs.Support;

/// <summary>The names of members that a document lacks, as many of them as System.Text.Json puts into its message.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
[Experimental(ForGeneratedCode.Id, Message = ForGeneratedCode.Why)]
public sealed class MissingNames
{
    /// <summary>A text that is as long as this gets no further name.</summary>
    private const int Enough = 60;

    private readonly StringBuilder _text = new();

    public void Add(string name)
    {
        if (_text.Length >= Enough)
            return;
        if (_text.Length > 0)
            _text.Append(CultureInfo.CurrentUICulture.TextInfo.ListSeparator).Append(' ');
        _text.Append('\'').Append(name).Append('\'');
    }

    public override string ToString() => _text.ToString();
}
