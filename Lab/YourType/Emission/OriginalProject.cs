using JsonAot.Lab.YourType.Finding;
using JsonAot.Lab.YourType.Moving;
using JsonAot.Lab.MeasuredPrograms.Documents;

namespace JsonAot.Lab.YourType.Emission;

/// <summary>
/// The types as somebody has them, in an assembly of their own beside the copy that is measured: Newtonsoft.Json is timed on them. Both
/// have the same names, and the payload tells them apart by an alias.
/// </summary>
/// <param name="Files">The user's own files; they are compiled where they are.</param>
/// <param name="Parts">Further parts of the project, such as the packages of the user's.</param>
internal sealed record OriginalProject(
    MovedCode Code, IReadOnlyList<Subject> Subjects, IReadOnlyList<string> Files, string Parts)
{
    private const string Alias = "Original";

    private const string OfPayload = "TriedOriginals.cs";

    /// <summary>Native programs of the suite are without Newtonsoft.Json, unless one is asked for that has these types whole.</summary>
    internal static string Reference => $"""

          <ItemGroup Condition="'$(PublishAot)' != 'true' Or '$({ProbeProgram.HasOriginals})' == 'true'">
            <Compile Include="{OfPayload}" />
            <ProjectReference Include="original/Original.csproj" Aliases="{Alias}" />
          </ItemGroup>

        """;

    /// <returns>What is to be built beside the user's own files.</returns>
    internal IReadOnlyList<string> WriteTo(string sources)
    {
        string folder = Path.Combine(sources, "original");
        (string Path, string Text)[] made =
        [
            (Path.Combine(folder, "Original.csproj"), Project()),
            (Path.Combine(folder, "Roots.cs"), Roots()),
            (Path.Combine(folder, "Settings.cs"), Code.Settings.Code ?? ""),
            (Path.Combine(sources, OfPayload), Payloads()),
        ];
        foreach ((string path, string text) in made)
            OwnFolder.Put(path, text);
        return [.. made.Select(one => one.Path)];
    }

    private string Package => Parts.Contains($"\"{OldAttributes.Library}\"", StringComparison.OrdinalIgnoreCase) ? ""
        : $"    <PackageReference Include=\"{OldAttributes.Library}\" />\n";

    private string Project() => $"""
        <Project Sdk="Microsoft.NET.Sdk">

          <!-- Made by the verb try. The types are compiled from where they are; nothing of them is changed. -->
          <PropertyGroup>
            <AssemblyName>JsonAot.Tried.Original</AssemblyName>
            <RootNamespace>JsonAot.Tried</RootNamespace>
        {PayloadProject.CompiledAsRead}  </PropertyGroup>

          <ItemGroup>
            <Compile Include="Roots.cs;Settings.cs" />
        {string.Concat(Files.Select(file => $"    <Compile Include=\"{PayloadProject.Item(file)}\" />\n"))}{Package}  </ItemGroup>
        {Parts}
        </Project>

        """.ReplaceLineEndings("\n");

    private string Roots() => $$"""
        // Made by the verb try.
        #pragma warning disable
        {{string.Concat(Code.Original.Usings.Select(line => $"{line}\n"))}}
        {{string.Concat(Code.Original.Namespaces.Select(space => $"namespace {space} {{ }}\n"))}}
        namespace JsonAot.Tried
        {
            public static class OriginalRoots
            {
        {{string.Concat(Subjects.Select(one => $"        public static System.Type {one.ClassName} => typeof({one.Type.Root.Code});\n"))}}
                public static object Settings => {{(Code.Settings.Code is null ? "null" : $"{RootName}.{SettingsName}()")}};
            }
        }

        """.ReplaceLineEndings("\n");

    private const string RootName = MeasuredPrograms.Documents.Roots.Name;

    private const string SettingsName = MeasuredPrograms.Documents.Roots.Settings;

    private string Payloads() => $$"""
        // Made by the verb try.
        #nullable disable
        extern alias {{Alias}};

        namespace JsonAot.Tried
        {
        {{string.Concat(Subjects.Select(Payload))}}}

        """.ReplaceLineEndings("\n");

    private static string Payload(Subject subject) => $$"""
            internal sealed partial class {{subject.ClassName}} : global::JsonAot.IHasOriginal
            {
                public global::System.Type Original => {{Alias}}::JsonAot.Tried.OriginalRoots.{{subject.ClassName}};

                public object Settings => {{Alias}}::JsonAot.Tried.OriginalRoots.Settings;
            }

        """;
}
