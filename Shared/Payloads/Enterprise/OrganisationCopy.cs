namespace JsonAot.Payloads.Enterprise;

internal static class OrganisationCopy
{
    internal static Organisation Copy(Organisation organisation) => new()
    {
        Id = organisation.Id,
        SchemaVersion = organisation.SchemaVersion,
        Exported = organisation.Exported,
        Name = Copying.Text(organisation.Name),
        Motto = Copying.TextOrNull(organisation.Motto),
        Website = Copying.LinkOrNull(organisation.Website),
        Founded = organisation.Founded,
        SharesIssued = organisation.SharesIssued,
        Headquarters = PeopleCopy.CopyOrNull(organisation.Headquarters),
        Settings = Copying.DictionaryOrNull(organisation.Settings, Copying.Text),
        Divisions = Copying.ListOrNull(organisation.Divisions, Copy),
    };

    private static Division Copy(Division division) => new()
    {
        Id = division.Id,
        Name = Copying.Text(division.Name),
        Region = division.Region,
        Budget = ProjectCopy.CopyOrNull(division.Budget),
        Departments = Copying.ListOrNull(division.Departments, Copy),
    };

    private static Department Copy(Department department) => new()
    {
        Id = department.Id,
        Name = Copying.Text(department.Name),
        CostCentre = Copying.TextOrNull(department.CostCentre),
        Kind = department.Kind,
        ManagerEmployeeNumber = department.ManagerEmployeeNumber,
        Budget = ProjectCopy.CopyOrNull(department.Budget),
        Settings = Copying.DictionaryOrNull(department.Settings, Copying.Text),
        Teams = Copying.ListOrNull(department.Teams, Copy),
    };

    private static Team Copy(Team team) => new()
    {
        Id = team.Id,
        Name = Copying.Text(team.Name),
        IsRemote = team.IsRemote,
        Tags = Copying.ListOrNull(team.Tags, Copying.Text),
        Projects = Copying.ListOrNull(team.Projects, ProjectCopy.Copy),
        Members = Copying.ListOrNull(team.Members, PeopleCopy.Copy),
    };
}
