using System.Reflection;
using SpanCodecs.CodeFixes;
using SpanCodecs.Generator;
using Xunit;

namespace SpanCodecs.Tests.Package;

/// <summary>
/// A compiler does not run a generator that was built with a newer one (CS9057): the
/// user's codecs are then empty classes. The tests' own compiler is new and takes both.
/// </summary>
public class CompilerVersionTests
{
    /// <summary>The compiler of the first .NET 8 SDK.</summary>
    private static readonly Dictionary<string, Version> s_oldest = new()
    {
        ["Microsoft.CodeAnalysis"] = new(4, 8, 0, 0),
        ["Microsoft.CodeAnalysis.CSharp"] = new(4, 8, 0, 0),
        ["Microsoft.CodeAnalysis.Workspaces"] = new(4, 8, 0, 0),
        ["System.Collections.Immutable"] = new(7, 0, 0, 0),
    };

    [Theory]
    [InlineData(typeof(SpanCodecGenerator))]
    [InlineData(typeof(AdoptContextFix))]
    public void The_compiler_of_the_first_NET_8_SDK_loads_it(Type type)
    {
        AssemblyName[] references = [.. type.Assembly.GetReferencedAssemblies().Where(reference => s_oldest.ContainsKey(reference.Name!))];
        Assert.Contains(references, reference => reference.Name == "Microsoft.CodeAnalysis");
        Assert.All(references, reference => Assert.True(reference.Version <= s_oldest[reference.Name!], reference.FullName));
    }
}
