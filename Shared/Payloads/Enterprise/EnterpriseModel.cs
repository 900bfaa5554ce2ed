namespace JsonAot.Payloads.Enterprise;

/// <summary>A whole company as one document: what an export or a nightly synchronisation carries.</summary>
public sealed class Organisation
{
    public Guid Id { get; set; }
    public int SchemaVersion { get; set; }
    public DateTimeOffset Exported { get; set; }
    public string Name { get; set; } = "";
    public string? Motto { get; set; }
    public Uri? Website { get; set; }
    public DateTime Founded { get; set; }
    public long SharesIssued { get; set; }
    public Address? Headquarters { get; set; }
    public Dictionary<string, string>? Settings { get; set; }
    public List<Division>? Divisions { get; set; }
}

public sealed class Division
{
    public int Id { get; set; }
    public string Name { get; set; } = "";
    public Region Region { get; set; }
    public Budget? Budget { get; set; }
    public List<Department>? Departments { get; set; }
}

public sealed class Department
{
    public int Id { get; set; }
    public string Name { get; set; } = "";
    public string? CostCentre { get; set; }
    public DepartmentKind Kind { get; set; }

    /// <summary>Null while the post is vacant.</summary>
    public int? ManagerEmployeeNumber { get; set; }

    public Budget? Budget { get; set; }
    public Dictionary<string, string>? Settings { get; set; }
    public List<Team>? Teams { get; set; }
}

public sealed class Team
{
    public int Id { get; set; }
    public string Name { get; set; } = "";
    public bool IsRemote { get; set; }
    public List<string>? Tags { get; set; }
    public List<Project>? Projects { get; set; }
    public List<Employee>? Members { get; set; }
}

public sealed class Budget
{
    public int Year { get; set; }
    public Currency Currency { get; set; }
    public decimal Planned { get; set; }
    public decimal Spent { get; set; }
    public decimal? Forecast { get; set; }
    public decimal[]? Quarters { get; set; }
}

public sealed class Project
{
    public string Reference { get; set; } = "";
    public string Title { get; set; } = "";
    public string? Description { get; set; }
    public ProjectStatus Status { get; set; }
    public Priority Priority { get; set; }
    public DateTime StartsAt { get; set; }
    public DateTime? EndsAt { get; set; }
    public decimal? EstimatedCost { get; set; }
    public double Progress { get; set; }
    public List<Milestone>? Milestones { get; set; }

    /// <summary>Hours booked, by kind of work.</summary>
    public Dictionary<string, int>? HoursBooked { get; set; }
}

public sealed class Milestone
{
    public string Name { get; set; } = "";
    public DateTime DueDate { get; set; }
    public bool IsReached { get; set; }
}

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

    /// <summary>Payments beside the salary, by kind.</summary>
    public Dictionary<string, decimal>? Allowances { get; set; }
}

public sealed class Address
{
    public string Street { get; set; } = "";
    public string? Unit { get; set; }
    public string City { get; set; } = "";
    public string PostalCode { get; set; } = "";
    public GeoPoint? Location { get; set; }
}

public sealed class GeoPoint
{
    public double Latitude { get; set; }
    public double Longitude { get; set; }
}

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

public sealed class Skill
{
    public string Name { get; set; } = "";
    public SkillLevel Level { get; set; }
    public byte YearsOfPractice { get; set; }
}
