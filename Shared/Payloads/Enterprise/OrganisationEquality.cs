namespace JsonAot.Payloads.Enterprise;

internal static class OrganisationEquality
{
    internal static bool AreEqual(Organisation expected, Organisation actual) =>
        expected.Id == actual.Id
        && expected.SchemaVersion == actual.SchemaVersion
        && expected.Exported.EqualsExact(actual.Exported)
        && expected.Name == actual.Name
        && expected.Motto == actual.Motto
        && expected.Website?.OriginalString == actual.Website?.OriginalString
        && TimeEquality.AreEqual(expected.Founded, actual.Founded)
        && expected.SharesIssued == actual.SharesIssued
        && ValueEquality.Values(expected.Headquarters, actual.Headquarters, PeopleEquality.AreEqual)
        && DictionaryEquality.AreEqual(expected.Settings, actual.Settings)
        && ValueEquality.Sequences(expected.Divisions, actual.Divisions, AreEqual);

    private static bool AreEqual(Division expected, Division actual) =>
        expected.Id == actual.Id
        && expected.Name == actual.Name
        && expected.Region == actual.Region
        && ValueEquality.Values(expected.Budget, actual.Budget, ProjectEquality.AreEqual)
        && ValueEquality.Sequences(expected.Departments, actual.Departments, AreEqual);

    private static bool AreEqual(Department expected, Department actual) =>
        expected.Id == actual.Id
        && expected.Name == actual.Name
        && expected.CostCentre == actual.CostCentre
        && expected.Kind == actual.Kind
        && expected.ManagerEmployeeNumber == actual.ManagerEmployeeNumber
        && ValueEquality.Values(expected.Budget, actual.Budget, ProjectEquality.AreEqual)
        && DictionaryEquality.AreEqual(expected.Settings, actual.Settings)
        && ValueEquality.Sequences(expected.Teams, actual.Teams, AreEqual);

    private static bool AreEqual(Team expected, Team actual) =>
        expected.Id == actual.Id
        && expected.Name == actual.Name
        && expected.IsRemote == actual.IsRemote
        && ValueEquality.Sequences(expected.Tags, actual.Tags, string.Equals)
        && ValueEquality.Sequences(expected.Projects, actual.Projects, ProjectEquality.AreEqual)
        && ValueEquality.Sequences(expected.Members, actual.Members, PeopleEquality.AreEqual);
}
