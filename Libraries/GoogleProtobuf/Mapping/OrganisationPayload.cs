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
            Settings = Parts.Pack(organisation.Settings),
            Divisions = organisation.Divisions is { } divisions ? Parts.Fill(new M.Divisions(), list => list.Elements, divisions, Pack) : null,
        };
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
        Settings = message.Settings is { } settings ? Parts.Unpack(settings.Entries) : null,
        Divisions = message.Divisions is { } divisions ? Parts.ToList(divisions.Elements, Unpack) : null,
    };

    private static M.Division Pack(Division division) => new()
    {
        Id = division.Id,
        Name = division.Name,
        Region = (int)division.Region,
        Budget = division.Budget is { } budget ? Pack(budget) : null,
        Departments = division.Departments is { } departments ? Parts.Fill(new M.Departments(), list => list.Elements, departments, Pack) : null,
    };

    private static Division Unpack(M.Division message) => new()
    {
        Id = message.Id,
        Name = message.Name,
        Region = (Region)message.Region,
        Budget = message.Budget is { } budget ? Unpack(budget) : null,
        Departments = message.Departments is { } departments ? Parts.ToList(departments.Elements, Unpack) : null,
    };

    private static M.Department Pack(Department department)
    {
        var message = new M.Department
        {
            Id = department.Id,
            Name = department.Name,
            Kind = (int)department.Kind,
            Budget = department.Budget is { } budget ? Pack(budget) : null,
            Settings = Parts.Pack(department.Settings),
            Teams = department.Teams is { } teams ? Parts.Fill(new M.Teams(), list => list.Elements, teams, Pack) : null,
        };
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
        Settings = message.Settings is { } settings ? Parts.Unpack(settings.Entries) : null,
        Teams = message.Teams is { } teams ? Parts.ToList(teams.Elements, Unpack) : null,
    };

    private static M.Budget Pack(Budget budget) => new()
    {
        Year = budget.Year,
        Currency = (int)budget.Currency,
        Planned = Parts.Pack(budget.Planned),
        Spent = Parts.Pack(budget.Spent),
        Forecast = budget.Forecast is { } forecast ? Parts.Pack(forecast) : null,
        Quarters = Parts.Pack(budget.Quarters),
    };

    private static Budget Unpack(M.Budget message) => new()
    {
        Year = message.Year,
        Currency = (Currency)message.Currency,
        Planned = message.Planned is { } planned ? Parts.Unpack(planned) : 0,
        Spent = message.Spent is { } spent ? Parts.Unpack(spent) : 0,
        Forecast = message.Forecast is { } forecast ? Parts.Unpack(forecast) : null,
        Quarters = message.Quarters is { } quarters ? Parts.ToArray(quarters.Elements, Parts.Unpack) : null,
    };

    private static M.Team Pack(Team team) => new()
    {
        Id = team.Id,
        Name = team.Name,
        IsRemote = team.IsRemote,
        Tags = Parts.Pack(team.Tags),
        Projects = team.Projects is { } projects ? Parts.Fill(new M.Projects(), list => list.Elements, projects, Pack) : null,
        Members = team.Members is { } members ? Parts.Fill(new M.Employees(), list => list.Elements, members, PeopleOfOrganisation.Pack) : null,
    };

    private static Team Unpack(M.Team message) => new()
    {
        Id = message.Id,
        Name = message.Name,
        IsRemote = message.IsRemote,
        Tags = message.Tags is { } tags ? [.. tags.Elements] : null,
        Projects = message.Projects is { } projects ? Parts.ToList(projects.Elements, Unpack) : null,
        Members = message.Members is { } members ? Parts.ToList(members.Elements, PeopleOfOrganisation.Unpack) : null,
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
            Milestones = project.Milestones is { } milestones ? Parts.Fill(new M.Milestones(), list => list.Elements, milestones, Pack) : null,
            HoursBooked = Parts.Pack(project.HoursBooked),
        };
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
        Milestones = message.Milestones is { } milestones ? Parts.ToList(milestones.Elements, Unpack) : null,
        HoursBooked = message.HoursBooked is { } hours ? Parts.Unpack(hours.Entries) : null,
    };

    private static M.Milestone Pack(Milestone milestone) =>
        new() { Name = milestone.Name, DueDate = Parts.Pack(milestone.DueDate), IsReached = milestone.IsReached };

    private static Milestone Unpack(M.Milestone message) =>
        new() { Name = message.Name, DueDate = Parts.Unpack(message.DueDate), IsReached = message.IsReached };
}
