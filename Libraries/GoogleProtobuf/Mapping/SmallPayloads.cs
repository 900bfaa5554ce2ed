using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.Employees;
using JsonAot.Payloads.Person;
using JsonAot.Payloads.Polygons;
using JsonAot.Payloads.Texts;
using M = JsonAot.Libraries.Messages;

namespace JsonAot.Libraries.Mapping;

internal static class SmallPayloads
{
    internal static M.CalibrationPoints Pack(CalibrationPoint[] points) =>
        Parts.Fill(new M.CalibrationPoints(), message => message.Elements, points, Pack);

    internal static CalibrationPoint[] Unpack(M.CalibrationPoints message) => Parts.ToArray(message.Elements, Unpack);

    private static M.CalibrationPoint Pack(CalibrationPoint point) =>
        new() { ScreenX = point.ScreenX, ScreenY = point.ScreenY, RawX = point.RawX, RawY = point.RawY };

    private static CalibrationPoint Unpack(M.CalibrationPoint message) =>
        new() { ScreenX = message.ScreenX, ScreenY = message.ScreenY, RawX = message.RawX, RawY = message.RawY };

    internal static M.Person Pack(Person person)
    {
        var message = new M.Person { Age = person.Age };
        message.NoPreferences = !Parts.TryFill(message.Preferences, person.Preferences);
        if (person.FirstName is { } firstName)
            message.FirstName = firstName;
        if (person.LastName is { } lastName)
            message.LastName = lastName;
        if (person.Nemesis is { } nemesis)
            message.Nemesis = nemesis;
        return message;
    }

    internal static Person Unpack(M.Person message) => new()
    {
        FirstName = message.HasFirstName ? message.FirstName : null,
        LastName = message.HasLastName ? message.LastName : null,
        Age = message.Age,
        Nemesis = message.HasNemesis ? message.Nemesis : null,
        Preferences = message.NoPreferences ? null : [.. message.Preferences],
    };

    internal static M.Employee Pack(Employee employee)
    {
        var message = new M.Employee { FileId = employee.FileId };
        message.NoRoles = !Parts.TryFill(message.Roles, employee.Roles);
        if (employee.Username is { } username)
            message.Username = username;
        return message;
    }

    internal static Employee Unpack(M.Employee message) => new()
    {
        FileId = message.FileId,
        Username = message.HasUsername ? message.Username : null,
        Roles = message.NoRoles ? null : new List<string>(message.Roles),
    };

    internal static M.Employees Pack(List<Employee> employees) =>
        Parts.Fill(new M.Employees(), message => message.Elements, employees, Pack);

    internal static List<Employee> Unpack(M.Employees message) => Parts.ToList(message.Elements, Unpack);

    internal static M.Feed Pack(Feed feed)
    {
        var message = new M.Feed();
        message.NoPosts = !Parts.TryFill(message.Posts, feed.Posts, Pack);
        if (feed.Title is { } title)
            message.Title = title;
        return message;
    }

    internal static Feed Unpack(M.Feed message) => new()
    {
        Title = message.HasTitle ? message.Title : null,
        Posts = message.NoPosts ? null : Parts.ToList(message.Posts, Unpack),
    };

    private static M.Post Pack(Post post)
    {
        var message = new M.Post { Id = post.Id, Author = post.Author is { } author ? Pack(author) : null, Likes = post.Likes };
        message.NoTags = !Parts.TryFill(message.Tags, post.Tags);
        if (post.Text is { } text)
            message.Text = text;
        if (post.Language is { } language)
            message.Language = language;
        if (post.Link is { } link)
            message.Link = link;
        return message;
    }

    private static Post Unpack(M.Post message) => new()
    {
        Id = message.Id,
        Author = message.Author is { } author ? Unpack(author) : null,
        Text = message.HasText ? message.Text : null,
        Language = message.HasLanguage ? message.Language : null,
        Link = message.HasLink ? message.Link : null,
        Tags = message.NoTags ? null : [.. message.Tags],
        Likes = message.Likes,
    };

    private static M.Author Pack(Author author)
    {
        var message = new M.Author();
        if (author.Name is { } name)
            message.Name = name;
        if (author.Account is { } account)
            message.Account = account;
        if (author.About is { } about)
            message.About = about;
        return message;
    }

    private static Author Unpack(M.Author message) => new()
    {
        Name = message.HasName ? message.Name : null,
        Account = message.HasAccount ? message.Account : null,
        About = message.HasAbout ? message.About : null,
    };

    internal static M.Polygons Pack(Polygon[] polygons) => Parts.Fill(new M.Polygons(), message => message.Elements, polygons, Pack);

    internal static Polygon[] Unpack(M.Polygons message) => Parts.ToArray(message.Elements, Unpack);

    private static M.Polygon Pack(Polygon polygon)
    {
        var message = new M.Polygon();
        message.NoRings = !Parts.TryFill(message.Rings, polygon.Rings, PackRing);
        if (polygon.Name is { } name)
            message.Name = name;
        return message;
    }

    private static Polygon Unpack(M.Polygon message) => new()
    {
        Name = message.HasName ? message.Name : null,
        Rings = message.NoRings ? null : Parts.ToArray(message.Rings, ring => Parts.ToArray(ring.Elements, one => one.Elements.ToArray())),
    };

    private static M.Ring PackRing(double[][] ring) =>
        Parts.Fill(new M.Ring(), message => message.Elements, ring, position => new M.Position { Elements = { position } });
}
