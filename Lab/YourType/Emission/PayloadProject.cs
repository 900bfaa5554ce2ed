using System.Security;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>The project that is built into every program in the place of the suite's payloads.</summary>
/// <param name="Files">The user's own files; they are compiled where they are.</param>
/// <param name="Parts">Further parts of the project, such as the packages of the user's.</param>
public sealed record PayloadProject(IReadOnlyList<Subject> Payloads, IReadOnlyList<string> Files, string Parts)
{
    // Each means more than itself to MSBuild: a list, a pattern, a property, a letter by its number.
    private const string Special = "%;$@()'?*";

    /// <summary>Somebody's files are compiled as they were read, whatever their style is. Usings that hold stand in files.</summary>
    internal const string CompiledAsRead = """
            <LangVersion>preview</LangVersion>
            <ImplicitUsings>disable</ImplicitUsings>
            <AllowUnsafeBlocks>true</AllowUnsafeBlocks>
            <TreatWarningsAsErrors>false</TreatWarningsAsErrors>
            <EnforceCodeStyleInBuild>false</EnforceCodeStyleInBuild>
            <RunAnalyzers>false</RunAnalyzers>
            <WarningLevel>0</WarningLevel>
            <EnableDefaultCompileItems>false</EnableDefaultCompileItems>

        """;

    /// <summary>Of all of the user's files: those that are compiled may name one, and need no type of it.</summary>
    public IReadOnlyList<string> Namespaces { get; init; } = [];

    /// <summary>Directives that hold in every file of the user's.</summary>
    public IReadOnlyList<string> Usings { get; init; } = [];

    /// <summary>A text as an attribute of an item has it.</summary>
    public static string Item(string text) => SecurityElement.Escape(string.Concat(text.Select(
        letter => Special.Contains(letter, StringComparison.Ordinal) ? Uri.HexEscape(letter) : $"{letter}")))!;

    public void WriteTo(string folder)
    {
        OwnFolder.Put(Path.Combine(folder, "Tried.csproj"), Project());
        OwnFolder.Put(Path.Combine(folder, "TriedPayloads.cs"), List());
        foreach (Subject payload in Payloads)
        {
            OwnFolder.Put(Path.Combine(folder, $"{payload.ClassName}.cs"), payload.Payload());
            OwnFolder.Put(Path.Combine(folder, payload.SampleFile), payload.Document);
        }
    }

    private IEnumerable<string> Items =>
    [
        .. Payloads.Select(payload => $"    <Compile Include=\"{payload.ClassName}.cs\" />"),
        .. Files.Select(file => $"    <Compile Include=\"{Item(file)}\" Link=\"{Item(Path.GetFileName(file))}\" />"),
        .. Payloads.Where(payload => payload.IsResource).Select(payload => payload.SampleFile)
            .Select(file => $"    <EmbeddedResource Include=\"{file}\" LogicalName=\"{file}\" />"),
    ];

    public string Project() => $"""
        <Project Sdk="Microsoft.NET.Sdk">

          <!-- Made by the verb try. The types are compiled from where they are; nothing of them is changed. -->
          <PropertyGroup>
            <AssemblyName>JsonAot.Tried</AssemblyName>
            <RootNamespace>JsonAot.Tried</RootNamespace>
            <IsAotCompatible>true</IsAotCompatible>
        {CompiledAsRead}  </PropertyGroup>

          <ItemGroup>
            <Compile Include="TriedPayloads.cs" />
        {string.Join("\n", Items)}
            <InternalsVisibleTo Include="JsonAot.Libraries;JsonAot.Start;JsonAot.Verdict;JsonAot.Web" />
            <ProjectReference Include="$(JsonAotRoot)Shared/Shared.csproj" />
          </ItemGroup>
        {Parts}
          <Import Project="$(JsonAotRoot)SpanCodec/SpanCodec.targets" />

        </Project>

        """;

    private string List() => $$"""
        // Made by the verb try.
        {{string.Concat(Usings.Select(line => $"{line}\n"))}}
        {{string.Concat(Namespaces.Select(space => $"namespace {space} {{ }}\n"))}}
        namespace JsonAot.Tried
        {
            internal static class TriedPayloads
            {
                internal static global::JsonAot.IPayload[] All => [{{string.Join(", ", Payloads.Select(one => $"new {one.ClassName}()"))}}];
            }
        }

        """.ReplaceLineEndings("\n");
}
