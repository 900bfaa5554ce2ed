// Records what the first command of the README prints: a picture, and the block in docs/try.md. From the checkout's root:
//   dotnet run --project Lab -c Release -- try docs/try/Order.cs docs/try/order.json 2>&1 | dotnet run docs/pictures/record-try.cs
using System.Diagnostics;
using System.Globalization;
using System.Security;
using System.Text;

const string Command = "dotnet run --project Lab -c Release -- try docs/try/Order.cs docs/try/order.json";
const string TitleMark = ": what a call takes, ";
const string Begin = "<!-- try -->";
const string End = "<!-- /try -->";
const int Columns = 128;
const double LineHeight = 15;
const double LetterWidth = 7.25;
const double SecondsOfPicture = 12;

var watch = Stopwatch.StartNew();
var lines = new List<(double Seconds, string Text)> { (0, $"$ {Command}") };
while (Console.ReadLine() is { } line)
{
    Console.WriteLine(line);
    lines.Add((watch.Elapsed.TotalSeconds, line));
}

string[] answer =
[
    .. lines.Select(line => line.Text).SkipWhile(text => !text.Contains(TitleMark, StringComparison.Ordinal))
        .TakeWhile(text => !text.StartsWith("Results: ", StringComparison.Ordinal)),
];
if (answer.Length == 0)
{
    Console.Error.WriteLine("There is no answer to record.");
    return 1;
}

Splice(Path.Combine("docs", "try.md"), answer);
File.WriteAllText(Path.Combine("docs", "pictures", "try.svg"), Picture());
return 0;

static void Splice(string path, IEnumerable<string> shown)
{
    string text = File.ReadAllText(path);
    int begin = text.IndexOf(Begin, StringComparison.Ordinal) + Begin.Length;
    int end = text.IndexOf(End, begin, StringComparison.Ordinal);
    File.WriteAllText(path, $"{text[..begin]}\n```text\n{string.Join('\n', shown).TrimEnd()}\n```\n{text[end..]}");
}

// One text per moment: what was printed at once appears at once. Without animation all of it is there.
string Picture()
{
    var svg = new StringBuilder();
    double faster = Math.Ceiling(lines[^1].Seconds / SecondsOfPicture);
    double y = 22;
    string last = "";
    foreach (var (seconds, text) in lines.SelectMany(line => Wrapped(line.Text).Select(part => (line.Seconds, part))))
    {
        string delay = (seconds / faster).ToString("0.0", CultureInfo.InvariantCulture);
        if (delay != last)
            svg.Append(last.Length == 0 ? "" : "</text>\n").Append($"<text style=\"animation-delay:{delay}s\">");
        last = delay;
        svg.Append(CultureInfo.InvariantCulture, $"<tspan x=\"12\" y=\"{y:0}\">{SecurityElement.Escape(text.TrimEnd())}</tspan>");
        y += LineHeight;
    }

    int width = (int)(Columns * LetterWidth) + 24;
    return string.Create(CultureInfo.InvariantCulture, $$"""
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {{width}} {{y:0}}">
        <title>What try prints, {{faster}} times as fast as it was</title>
        <style>
        rect { fill: #1b1f24 }
        text { font: 12px ui-monospace, Menlo, Consolas, monospace; fill: #d6dde5; white-space: pre; animation: show 1ms both }
        @keyframes show { from { opacity: 0 } }
        @media (prefers-reduced-motion) { text { animation: none } }
        </style>
        <rect width="100%" height="100%" rx="8"/>
        {{svg}}</text>
        </svg>

        """);
}

static IEnumerable<string> Wrapped(string line)
{
    while (line.Length > Columns && line.LastIndexOf(' ', Columns) is > 0 and var end)
    {
        yield return line[..end];
        line = $"    {line[(end + 1)..]}";
    }

    yield return line;
}
