using System.Text;

namespace BenchTurns.Children;

/// <summary>
/// Reads a child's output until its end and keeps the first and the last part: a stack overflow is named in the first of
/// many lines, and an answer is in the last one.
/// </summary>
/// <param name="most">How many characters of each part are kept.</param>
internal sealed class BoundedText(int most)
{
    private readonly Lock _lock = new();
    private readonly StringBuilder _head = new();
    private readonly StringBuilder _tail = new();
    private bool _cut;

    internal async Task ReadAsync(TextReader reader)
    {
        char[] chunk = new char[4096];
        int count;
        while ((count = await reader.ReadAsync(chunk).ConfigureAwait(false)) > 0)
            Add(chunk.AsSpan(0, count));
    }

    internal void Add(ReadOnlySpan<char> text)
    {
        lock (_lock)
        {
            int toHead = Math.Min(text.Length, most - _head.Length);
            _head.Append(text[..toHead]);
            _tail.Append(text[toHead..]);
            // Not after every chunk, because removing the first characters moves all others.
            if (_tail.Length > 2 * most)
                Cut();
        }
    }

    public override string ToString()
    {
        lock (_lock)
        {
            if (_tail.Length > most)
                Cut();
            return _cut ? $"{_head}\n[...]\n{_tail}" : $"{_head}{_tail}";
        }
    }

    private void Cut()
    {
        _tail.Remove(0, _tail.Length - most);
        _cut = true;
    }
}
