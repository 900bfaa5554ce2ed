namespace JsonAot.Payloads.Enterprise;

public sealed class Employee
{
    public Guid Id { get; set; }

    public int EmployeeNumber { get; set; }

    public string FirstName { get; set; } = "";

    public string LastName { get; set; } = "";

    public string? Nickname { get; set; }

    public string EmailAddress { get; set; } = "";

    public string JobTitle { get; set; } = "";

    /// <summary>A few sentences, or nothing.</summary>
    public string? Biography { get; set; }

    public DateTime DateOfBirth { get; set; }

    public DateTimeOffset? LastSignedIn { get; set; }

    public bool IsActive { get; set; }

    public EmployeeLevel Level { get; set; }

    /// <summary>Null for the one at the top.</summary>
    public int? ManagerEmployeeNumber { get; set; }

    public Address? HomeAddress { get; set; }

    public Contract? EmploymentContract { get; set; }

    public List<Skill>? Skills { get; set; }

    /// <summary>One a year, the oldest first.</summary>
    public int[]? Ratings { get; set; }

    /// <summary>What is paid beside the salary, by kind.</summary>
    public Dictionary<string, decimal>? Allowances { get; set; }
}
