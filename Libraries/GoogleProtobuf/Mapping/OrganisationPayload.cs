using JsonAot.Payloads.Enterprise;
using M = JsonAot.Libraries.Messages.Enterprise;

namespace JsonAot.Libraries.Mapping;

internal static class OrganisationPayload
{
    internal static M.Organisation Pack(Organisation organisation)
    {
        var message = new M.Organisation
        {
            Id = Parts.Pack(organisation.Id),
            SchemaVersion = organisation.SchemaVersion,
            Exported = Parts.Pack(organisation.Exported),
            Name = organisation.Name,
            Founded = Parts.Pack(organisation.Founded),
            SharesIssued = organisation.SharesIssued,
            Headquarters = organisation.Headquarters is { } headquarters ? PeopleOfOrganisation.Pack(headquarters) : null,
        };
        message.NoSettings = !Parts.TryFill(message.Settings, organisation.Settings);
        message.NoDivisions = !Parts.TryFill(message.Divisions, organisation.Divisions, Pack);
        if (organisation.Motto is { } motto)
            message.Motto = motto;
        if (organisation.Website is { } website)
            message.Website = website.OriginalString;
        return message;
    }

    internal static Organisation Unpack(M.Organisation message) => new()
    {
        Id = message.Id is { } id ? Parts.Unpack(id) : default,
        SchemaVersion = message.SchemaVersion,
        Exported = message.Exported is { } exported ? Parts.Unpack(exported) : default,
        Name = message.Name,
        Motto = message.HasMotto ? message.Motto : null,
        Website = message.HasWebsite ? new Uri(message.Website, UriKind.RelativeOrAbsolute) : null,
        Founded = Parts.Unpack(message.Founded),
        SharesIssued = message.SharesIssued,
        Headquarters = message.Headquarters is { } headquarters ? PeopleOfOrganisation.Unpack(headquarters) : null,
        Settings = message.NoSettings ? null : Parts.ToDictionary(message.Settings),
        Divisions = message.NoDivisions ? null : Parts.ToList(message.Divisions, Unpack),
    };

    private static M.Division Pack(Division division)
    {
        var message = new M.Division
        {
            Id = division.Id,
            Name = division.Name,
            Region = (int)division.Region,
            Budget = division.Budget is { } budget ? Pack(budget) : null,
        };
        message.NoDepartments = !Parts.TryFill(message.Departments, division.Departments, Pack);
        return message;
    }

    private static Division Unpack(M.Division message) => new()
    {
        Id = message.Id,
        Name = message.Name,
        Region = (Region)message.Region,
        Budget = message.Budget is { } budget ? Unpack(budget) : null,
        Departments = message.NoDepartments ? null : Parts.ToList(message.Departments, Unpack),
    };

    private static M.Department Pack(Department department)
    {
        var message = new M.Department
        {
            Id = department.Id,
            Name = department.Name,
            Kind = (int)department.Kind,
            Budget = department.Budget is { } budget ? Pack(budget) : null,
        };
        message.NoSettings = !Parts.TryFill(message.Settings, department.Settings);
        message.NoTeams = !Parts.TryFill(message.Teams, department.Teams, Pack);
        if (department.CostCentre is { } costCentre)
            message.CostCentre = costCentre;
        if (department.ManagerEmployeeNumber is { } manager)
            message.ManagerEmployeeNumber = manager;
        return message;
    }

    private static Department Unpack(M.Department message) => new()
    {
        Id = message.Id,
        Name = message.Name,
        CostCentre = message.HasCostCentre ? message.CostCentre : null,
        Kind = (DepartmentKind)message.Kind,
        ManagerEmployeeNumber = message.HasManagerEmployeeNumber ? message.ManagerEmployeeNumber : null,
        Budget = message.Budget is { } budget ? Unpack(budget) : null,
        Settings = message.NoSettings ? null : Parts.ToDictionary(message.Settings),
        Teams = message.NoTeams ? null : Parts.ToList(message.Teams, Unpack),
    };

    private static M.Budget Pack(Budget budget)
    {
        var message = new M.Budget
        {
            Year = budget.Year,
            Currency = (int)budget.Currency,
            Planned = Parts.Pack(budget.Planned),
            Spent = Parts.Pack(budget.Spent),
            Forecast = budget.Forecast is { } forecast ? Parts.Pack(forecast) : null,
        };
        message.NoQuarters = !Parts.TryFill(message.Quarters, budget.Quarters, Parts.Pack);
        return message;
    }

    private static Budget Unpack(M.Budget message) => new()
    {
        Year = message.Year,
        Currency = (Currency)message.Currency,
        Planned = message.Planned is { } planned ? Parts.Unpack(planned) : 0,
        Spent = message.Spent is { } spent ? Parts.Unpack(spent) : 0,
        Forecast = message.Forecast is { } forecast ? Parts.Unpack(forecast) : null,
        Quarters = message.NoQuarters ? null : Parts.ToArray(message.Quarters, Parts.Unpack),
    };

    private static M.Team Pack(Team team)
    {
        var message = new M.Team { Id = team.Id, Name = team.Name, IsRemote = team.IsRemote };
        message.NoTags = !Parts.TryFill(message.Tags, team.Tags);
        message.NoProjects = !Parts.TryFill(message.Projects, team.Projects, Pack);
        message.NoMembers = !Parts.TryFill(message.Members, team.Members, PeopleOfOrganisation.Pack);
        return message;
    }

    private static Team Unpack(M.Team message) => new()
    {
        Id = message.Id,
        Name = message.Name,
        IsRemote = message.IsRemote,
        Tags = message.NoTags ? null : [.. message.Tags],
        Projects = message.NoProjects ? null : Parts.ToList(message.Projects, Unpack),
        Members = message.NoMembers ? null : Parts.ToList(message.Members, PeopleOfOrganisation.Unpack),
    };

    private static M.Project Pack(Project project)
    {
        var message = new M.Project
        {
            Reference = project.Reference,
            Title = project.Title,
            Status = (int)project.Status,
            Priority = (int)project.Priority,
            StartsAt = Parts.Pack(project.StartsAt),
            EstimatedCost = project.EstimatedCost is { } cost ? Parts.Pack(cost) : null,
            Progress = project.Progress,
        };
        message.NoMilestones = !Parts.TryFill(message.Milestones, project.Milestones, Pack);
        message.NoHoursBooked = !Parts.TryFill(message.HoursBooked, project.HoursBooked);
        if (project.Description is { } description)
            message.Description = description;
        if (project.EndsAt is { } end)
            message.EndsAt = Parts.Pack(end);
        return message;
    }

    private static Project Unpack(M.Project message) => new()
    {
        Reference = message.Reference,
        Title = message.Title,
        Description = message.HasDescription ? message.Description : null,
        Status = (ProjectStatus)message.Status,
        Priority = (Priority)message.Priority,
        StartsAt = Parts.Unpack(message.StartsAt),
        EndsAt = message.HasEndsAt ? Parts.Unpack(message.EndsAt) : null,
        EstimatedCost = message.EstimatedCost is { } cost ? Parts.Unpack(cost) : null,
        Progress = message.Progress,
        Milestones = message.NoMilestones ? null : Parts.ToList(message.Milestones, Unpack),
        HoursBooked = message.NoHoursBooked ? null : Parts.ToDictionary(message.HoursBooked),
    };

    private static M.Milestone Pack(Milestone milestone) =>
        new() { Name = milestone.Name, DueDate = Parts.Pack(milestone.DueDate), IsReached = milestone.IsReached };

    private static Milestone Unpack(M.Milestone message) =>
        new() { Name = message.Name, DueDate = Parts.Unpack(message.DueDate), IsReached = message.IsReached };
}
