using System.CommandLine;
using System.CommandLine.Help;
using System.CommandLine.Invocation;

namespace JsonAot.Lab.Terminal;

/// <summary>What a person types before a verb, so that help and advice can be typed as they stand.</summary>
internal static class Invocation
{
    // The .NET tool writes its own name into this file where it unpacks the suite.
    private static readonly string ToolFile = Path.Combine(Checkout.Root, "tool.txt");

    /// <summary>For what others read too, such as a page: they may not have the tool.</summary>
    internal const string InCheckout = "dotnet run --project Lab -c Release --";

    internal static string Command { get; } = File.Exists(ToolFile) ? File.ReadAllText(ToolFile) : InCheckout;

    /// <summary>The library knows only the name of the executable, which is on nobody's path.</summary>
    internal static void Name(RootCommand root)
    {
        HelpOption help = root.Options.OfType<HelpOption>().Single();
        help.Action = new Help((HelpAction)help.Action!);
    }

    private sealed class Help(HelpAction written) : SynchronousCommandLineAction
    {
        // Help does not need the arguments that the verb needs.
        public override bool ClearsParseErrors => true;

        public override int Invoke(ParseResult parseResult)
        {
            TextWriter output = parseResult.InvocationConfiguration.Output;
            using var text = new StringWriter();
            parseResult.InvocationConfiguration.Output = text;
            int exitCode = written.Invoke(parseResult);
            parseResult.InvocationConfiguration.Output = output;
            output.Write(text.ToString().Replace($"  {RootCommand.ExecutableName} ", $"  {Command} ", StringComparison.Ordinal));
            return exitCode;
        }
    }
}
