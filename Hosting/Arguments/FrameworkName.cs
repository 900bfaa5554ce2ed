using System.Text.RegularExpressions;

namespace JsonAot.Hosting.Arguments;

internal static partial class FrameworkName
{
    internal static string Parse(string name) => Pattern().IsMatch(name)
        ? name
        : throw new ArgumentException($"'{name}' is not a framework such as net9.0 or net10.0.");

    [GeneratedRegex(@"^net(9|[1-9][0-9])\.0$", RegexOptions.CultureInvariant)]
    private static partial Regex Pattern();
}
