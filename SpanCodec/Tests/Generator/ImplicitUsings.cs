namespace SpanCodecs.Tests.Generation;

internal static class ImplicitUsings
{
    /// <summary>The usings of a new console application of the SDK.</summary>
    internal const string OfConsole = """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Threading;
        global using System.Threading.Tasks;
        """;
}
