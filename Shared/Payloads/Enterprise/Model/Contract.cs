namespace JsonAot.Payloads.Enterprise;

public sealed class Contract
{
    public ContractKind Kind { get; set; }

    public decimal AnnualSalary { get; set; }

    public Currency Currency { get; set; }

    public DateTime ValidFrom { get; set; }

    public DateTime? ValidUntil { get; set; }

    public float WeeklyWorkingHours { get; set; }

    public short NoticePeriodInDays { get; set; }

    public AccessRights AccessRights { get; set; }
}
