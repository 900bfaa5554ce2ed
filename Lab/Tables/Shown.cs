namespace JsonAot.Lab.Tables;

/// <summary>Where people see a column. The page's data has every column that is not for the terminal alone.</summary>
internal enum Shown
{
    Everywhere,
    /// <summary>On the page, where there is room.</summary>
    InReports,
    OnTerminal,
    /// <summary>Only a plot needs it.</summary>
    InData,
}
