namespace SpanCodecs.Tests.Generation;

internal static class ImplicitUsings
{
    /// <summary>As a new console application of the SDK has them.</summary>
    internal const string OfConsole = """
        global using System;
        global using System.Collections.Generic;
        global using System.IO;
        global using System.Linq;
        global using System.Threading;
        global using System.Threading.Tasks;
        """;
}
