using System.Text;
using JsonAot.Lab.MeasuredPrograms.Start;

namespace JsonAot.Lab.Running.Launching;

/// <summary>Reads the output of a start probe until its report is complete, or until it is clear that no report will come.</summary>
internal sealed class ReportReader(Stream output)
{
    private const int MostShown = 60;

    private byte[] _bytes = new byte[1024];
    private int _length;

    internal bool HasReachedMain { get; private set; }

    internal bool IsGarbage { get; private set; }

    internal StartReport? Report { get; private set; }

    /// <summary>The first characters of an output that is not a report, so that a person recognises it.</summary>
    internal string Beginning
    {
        get
        {
            string text = Encoding.UTF8.GetString(_bytes, 0, Math.Min(_length, MostShown));
            return $"'{string.Concat(text.Select(c => char.IsControl(c) ? ' ' : c)).TrimEnd()}'";
        }
    }

    internal void Read()
    {
        while (!IsGarbage && Report is null)
        {
            if (_length == _bytes.Length)
                Array.Resize(ref _bytes, 2 * _bytes.Length);
            int count = output.Read(_bytes.AsSpan(_length));
            if (count == 0)
                return;
            _length += count;
            HasReachedMain = _bytes[0] == StartReport.MainByte;
            IsGarbage = !HasReachedMain;
            try
            {
                Report = HasReachedMain ? StartReport.Parse(_bytes.AsSpan(1, _length - 1)) : null;
            }
            catch (InvalidDataException)
            {
                IsGarbage = true;
            }
        }
    }
}
