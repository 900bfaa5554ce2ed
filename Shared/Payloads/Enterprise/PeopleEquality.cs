namespace JsonAot.Payloads.Enterprise;

internal static class PeopleEquality
{
    internal static bool AreEqual(Employee expected, Employee actual) =>
        expected.Id == actual.Id
        && expected.EmployeeNumber == actual.EmployeeNumber
        && expected.FirstName == actual.FirstName
        && expected.LastName == actual.LastName
        && expected.Nickname == actual.Nickname
        && expected.EmailAddress == actual.EmailAddress
        && expected.JobTitle == actual.JobTitle
        && expected.Biography == actual.Biography
        && TimeEquality.AreEqual(expected.DateOfBirth, actual.DateOfBirth)
        && TimeEquality.AreEqual(expected.LastSignedIn, actual.LastSignedIn)
        && expected.IsActive == actual.IsActive
        && expected.Level == actual.Level
        && expected.ManagerEmployeeNumber == actual.ManagerEmployeeNumber
        && ValueEquality.Values(expected.HomeAddress, actual.HomeAddress, AreEqual)
        && ValueEquality.Values(expected.EmploymentContract, actual.EmploymentContract, AreEqual)
        && ValueEquality.Sequences(expected.Skills, actual.Skills, AreEqual)
        && ValueEquality.Sequences(expected.Ratings, actual.Ratings, (left, right) => left == right)
        && DictionaryEquality.AreEqual(expected.Allowances, actual.Allowances);

    internal static bool AreEqual(Address expected, Address actual) =>
        expected.Street == actual.Street
        && expected.Unit == actual.Unit
        && expected.City == actual.City
        && expected.PostalCode == actual.PostalCode
        && ValueEquality.Values(expected.Location, actual.Location, AreEqual);

    private static bool AreEqual(GeoPoint expected, GeoPoint actual) =>
        expected.Latitude.Equals(actual.Latitude)
        && expected.Longitude.Equals(actual.Longitude);

    private static bool AreEqual(Contract expected, Contract actual) =>
        expected.Kind == actual.Kind
        && expected.AnnualSalary == actual.AnnualSalary
        && expected.Currency == actual.Currency
        && TimeEquality.AreEqual(expected.ValidFrom, actual.ValidFrom)
        && TimeEquality.AreEqual(expected.ValidUntil, actual.ValidUntil)
        && expected.WeeklyWorkingHours.Equals(actual.WeeklyWorkingHours)
        && expected.NoticePeriodInDays == actual.NoticePeriodInDays
        && expected.AccessRights == actual.AccessRights;

    private static bool AreEqual(Skill expected, Skill actual) =>
        expected.Name == actual.Name
        && expected.Level == actual.Level
        && expected.YearsOfPractice == actual.YearsOfPractice;
}
