namespace JsonAot.Lab.Doctor;

/// <summary>What one restore says of the framework's packs and of every library there is a folder for.</summary>
internal static class Examination
{
    private const string AddSource = "add a package source that has it (dotnet nuget add source)";

    internal static IReadOnlyList<MachineCheck> Run()
    {
        IReadOnlyList<LibraryFolder> libraries = LibraryFolder.ReadAll(Path.Combine(Checkout.Root, "Libraries"));
        return Of(libraries, PackageRestore.Of(libraries.Select(library => library.Package).OfType<string>()));
    }

    internal static IReadOnlyList<MachineCheck> Of(IReadOnlyList<LibraryFolder> libraries, PackageRestore restore)
    {
        string[] packs = [.. restore.MissingBeside(libraries.Select(library => library.Package))];
        string? lacking = restore.Problem ?? (packs.Length > 0 ? $"the package source does not have {string.Join(", nor ", packs)}" : null);
        var modes = new MachineCheck(
            "Framework", $"{Checkout.Framework} in every mode", true, lacking, lacking is null ? null : AddSource);
        return [modes, .. libraries.Select(library => Of(library, restore))];
    }

    private static MachineCheck Of(LibraryFolder library, PackageRestore restore)
    {
        var check = new MachineCheck("Libraries", library.Name, library.RestoresByDefault, DetailOf(library));
        if (library.Package is null || restore.WhyNot(library.Package) is not { } reason)
            return check;
        string next = library.RestoresByDefault
            ? $"{AddSource}, or leave it out with -p:Libraries=none"
            : $"nothing has to be done, as an opt-in library is left out by default; to measure it, {AddSource}";
        return check with { Detail = reason, Next = next };
    }

    private static string DetailOf(LibraryFolder library) => library.Package is null ? "needs no package"
        : $"{library.Package} {library.Version}{(library.RestoresByDefault ? "" : $"; opt in with -p:Libraries={library.Name}")}";
}
