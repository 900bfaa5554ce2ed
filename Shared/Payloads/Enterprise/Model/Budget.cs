namespace JsonAot.Payloads.Enterprise;

public sealed class Budget
{
    public int Year { get; set; }

    public Currency Currency { get; set; }

    public decimal Planned { get; set; }

    public decimal Spent { get; set; }

    public decimal? Forecast { get; set; }

    public decimal[]? Quarters { get; set; }
}
