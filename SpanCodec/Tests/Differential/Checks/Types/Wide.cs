namespace SpanCodecs.Tests.Checks;

/// <summary>More members than a bit mask of 64 holds, in groups of equal length.</summary>
internal sealed class Wide
{
    public long? Member00 { get; set; }

    public string? Member01 { get; set; }

    public bool Member02 { get; set; }

    public double Member03 { get; set; }

    public int Member04 { get; set; }

    public string? Member05 { get; set; }

    public bool Member06 { get; set; }

    public long? Member07 { get; set; }

    public int Member08 { get; set; }

    public string? Member09 { get; set; }

    public bool Member10 { get; set; }

    public double Member11 { get; set; }

    public int Member12 { get; set; }

    public string? Member13 { get; set; }

    public long? Member14 { get; set; }

    public double Member15 { get; set; }

    public int Member16 { get; set; }

    public string? Member17 { get; set; }

    public bool Member18 { get; set; }

    public double Member19 { get; set; }

    public int Member20 { get; set; }

    public long? Member21 { get; set; }

    public bool Member22 { get; set; }

    public double Member23 { get; set; }

    public int Member24 { get; set; }

    public string? Member25 { get; set; }

    public bool Member26 { get; set; }

    public double Member27 { get; set; }

    public long? Member28 { get; set; }

    public string? Member29 { get; set; }

    public bool Member30 { get; set; }

    public double Member31 { get; set; }

    public int Member32 { get; set; }

    public string? Member33 { get; set; }

    public bool Member34 { get; set; }

    public long? Member35 { get; set; }

    public int Member36 { get; set; }

    public string? Member37 { get; set; }

    public bool Member38 { get; set; }

    public double Member39 { get; set; }

    public int Value00Ofa { get; set; }

    public string? Value00Ofb { get; set; }

    public long? Value01Ofa { get; set; }

    public double Value01Ofb { get; set; }

    public int Value02Ofa { get; set; }

    public string? Value02Ofb { get; set; }

    public bool Value03Ofa { get; set; }

    public double Value03Ofb { get; set; }

    public int Value04Ofa { get; set; }

    public long? Value04Ofb { get; set; }

    public bool Value05Ofa { get; set; }

    public double Value05Ofb { get; set; }

    public int Value06Ofa { get; set; }

    public string? Value06Ofb { get; set; }

    public bool Value07Ofa { get; set; }

    public double Value07Ofb { get; set; }

    public long? Value08Ofa { get; set; }

    public string? Value08Ofb { get; set; }

    public bool Value09Ofa { get; set; }

    public double Value09Ofb { get; set; }

    public int AX { get; set; }

    public string? BX { get; set; }

    public bool CX { get; set; }

    public long? DX { get; set; }

    public int EX { get; set; }

    public string? FX { get; set; }

    public bool GX { get; set; }

    public double HX { get; set; }

    public int IX { get; set; }

    public string? JX { get; set; }
}
