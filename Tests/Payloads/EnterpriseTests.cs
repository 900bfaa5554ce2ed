using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using System.Text.RegularExpressions;
using JsonAot.Codecs;
using JsonAot.Payloads.Enterprise;
using JsonAot.Tests.Malformed;
using Xunit;

namespace JsonAot.Tests.Payloads;

public class EnterpriseTests
{
    private static readonly EnterprisePayload Enterprise = new();
    private static readonly string[] Dictionaries =
        [nameof(Organisation.Settings), nameof(Project.HoursBooked), nameof(Employee.Allowances)];

    /// <summary>One of everything: for what must be tried at every byte or leaf.</summary>
    private static readonly byte[] OneOfEach = JsonSerializer.SerializeToUtf8Bytes(CreateOneOfEach(), Enterprise.Metadata);

    [Fact]
    public void The_document_has_the_size_of_the_article()
    {
        Assert.InRange(Enterprise.CanonicalUtf8.Length, 3_700_000, 3_900_000);
        Assert.InRange(FormattedLines(Enterprise.CanonicalUtf8), 155_000, 170_000);
    }

    [Fact]
    public void The_sample_is_the_same_each_time() =>
        Assert.True(Enterprise.AreEqual(Enterprise.Sample, Enterprise.CreateSample()));

    [Fact]
    public void The_sample_has_every_enum_value_nulls_escapes_and_letters_beyond_ascii()
    {
        List<Employee> people = [.. Teams(Enterprise.Sample).SelectMany(team => team.Members!)];
        Assert.InRange(people.Count, 1000, 10_000);
        Assert.Equal(Enum.GetValues<EmployeeLevel>(), people.Select(person => person.Level).Distinct().Order());
        Assert.Equal(16, people.Select(person => person.EmploymentContract!.AccessRights).Distinct().Count());
        Assert.Contains(people, person => person.HomeAddress is null);
        Assert.Contains(people, person => person.ManagerEmployeeNumber is null);
        Assert.Contains(people, person => person.Nickname?.Contains('"') == true);
        Assert.Contains(people, person => person.FirstName.Any(letter => letter > 127));
    }

    [Fact]
    public void Enums_are_written_by_name_and_read_by_name_or_number()
    {
        ICodec<Organisation> codec = new HandWrittenContender().Offer(Enterprise).Codec!;
        Organisation expected = CreateOneOfEach();
        expected.Divisions![0].Region = Region.AsiaPacific;
        byte[] byName = codec.SerializeToUtf8Bytes(expected);
        Assert.Contains("\"Region\":\"AsiaPacific\"", Encoding.UTF8.GetString(byName), StringComparison.Ordinal);
        byte[] byNumber = Encoding.UTF8.GetBytes(
            Encoding.UTF8.GetString(byName).Replace("\"AsiaPacific\"", "2", StringComparison.Ordinal));
        Assert.True(Enterprise.AreEqual(expected, codec.Deserialize(byName)));
        Assert.True(Enterprise.AreEqual(expected, codec.Deserialize(byNumber)));
    }

    [Fact]
    public void Names_can_be_read_whatever_their_case()
    {
        var options = new JsonSerializerOptions { PropertyNameCaseInsensitive = true };
        var insensitive = (JsonTypeInfo<Organisation>)new EnterpriseMetadata(options).GetTypeInfo(typeof(Organisation))!;
        string upper = Regex.Replace(
            Encoding.UTF8.GetString(OneOfEach),
            "\"([A-Z]\\w*)\":",
            match => match.Value.ToUpperInvariant());
        Assert.True(Enterprise.AreEqual(CreateOneOfEach(), JsonSerializer.Deserialize(upper, insensitive)));
    }

    [Fact]
    public void Every_type_has_the_fast_path()
    {
        EnterpriseFastPath fastPath = EnterpriseFastPath.Default;
        Assert.NotNull(Enterprise.FastPath.SerializeHandler);
        Assert.NotNull(fastPath.Division.SerializeHandler);
        Assert.NotNull(fastPath.Department.SerializeHandler);
        Assert.NotNull(fastPath.Budget.SerializeHandler);
        Assert.NotNull(fastPath.Team.SerializeHandler);
        Assert.NotNull(fastPath.Project.SerializeHandler);
        Assert.NotNull(fastPath.Milestone.SerializeHandler);
        Assert.NotNull(fastPath.Employee.SerializeHandler);
        Assert.NotNull(fastPath.Address.SerializeHandler);
        Assert.NotNull(fastPath.GeoPoint.SerializeHandler);
        Assert.NotNull(fastPath.Contract.SerializeHandler);
        Assert.NotNull(fastPath.Skill.SerializeHandler);
    }

    [Fact]
    public void Equality_notices_every_change() => HandWrittenChecks.NoticesEveryChange(Enterprise, OneOfEach);

    [Fact]
    public void Hand_written_code_gives_the_value_back() => HandWrittenChecks.RoundTrips(Enterprise);

    [Fact]
    public void Hand_written_code_takes_members_in_any_order_and_company() =>
        HandWrittenChecks.ReadsUnusualDocuments(Enterprise, OneOfEach, Dictionaries);

    [Fact]
    public void Hand_written_code_refuses_values_of_another_type() =>
        HandWrittenChecks.RefusesWrongTokens(Enterprise, OneOfEach);

    /// <summary>
    /// Of the whole document too few bytes are tried to meet one of everything. Here each place gets three of the ten bytes, which take turns,
    /// and all of them when the tests are asked to be thorough.
    /// </summary>
    [Fact]
    public void Any_changed_byte_is_refused_or_read_for_what_it_says()
    {
        ICodec<Organisation> codec = new HandWrittenContender().Offer(Enterprise).Codec!;
        byte[] replacements = [.. "\"\\{],0-Du"u8, 0xC3];
        int tried = Thorough.IsAsked ? replacements.Length : 3;
        int turn = 0;
        for (int i = 0; i < OneOfEach.Length; i++)
        {
            for (int j = 0; j < tried; j++)
            {
                byte replacement = replacements[turn++ % replacements.Length];
                byte[] changed = [.. OneOfEach];
                changed[i] = replacement;
                if (replacement != OneOfEach[i])
                    ReadingCheck.MustRefuseOrRead(codec, Enterprise, changed);
            }
        }
    }

    /// <summary>The sample cut down to one of everything, the one that has most to say.</summary>
    private static Organisation CreateOneOfEach()
    {
        Organisation organisation = Enterprise.CreateSample();
        Team team = Teams(organisation).First(candidate => candidate.Tags?.Count > 0 && Telling(candidate) && candidate.Members!.Any(Telling));
        team.Projects = [team.Projects!.First(Telling)];
        team.Members = [team.Members!.First(Telling)];
        Department department = organisation.Divisions!.SelectMany(division => division.Departments!)
            .First(candidate => candidate.Budget is not null && candidate.Settings?.Count > 0);
        department.Teams = [team];
        organisation.Divisions = [organisation.Divisions![0]];
        organisation.Divisions[0].Departments = [department];
        return organisation;
    }

    private static bool Telling(Team team) => team.Projects!.Any(Telling);

    private static bool Telling(Project project) => project.Milestones?.Count > 0 && project.HoursBooked?.Count > 0;

    private static bool Telling(Employee employee) =>
        employee.HomeAddress?.Location is not null
        && employee.Skills?.Count > 0
        && employee.Ratings?.Length > 0
        && employee.Allowances?.Count > 0;

    private static IEnumerable<Team> Teams(Organisation organisation) =>
        organisation.Divisions!.SelectMany(division => division.Departments!).SelectMany(department => department.Teams!);

    private static int FormattedLines(byte[] utf8)
    {
        using JsonDocument document = JsonDocument.Parse(utf8);
        using var stream = new MemoryStream();
        using (var writer = new Utf8JsonWriter(stream, new JsonWriterOptions { Indented = true, NewLine = "\n" }))
            document.WriteTo(writer);
        return stream.ToArray().Count(letter => letter == (byte)'\n') + 1;
    }
}
