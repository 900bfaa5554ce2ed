using System.Globalization;
using JsonAot.Lab.Measures;
using JsonAot.Lab.Report.Model;
using JsonAot.Lab.Report.Model.Answer;

namespace JsonAot.Lab.Report.Badges;

/// <summary>Who is the fastest, who works natively, and how large the noise is, of the machine that the page opens with.</summary>
internal static class BadgeFiles
{
    private const string NotMeasured = "not measured yet";

    internal static IReadOnlyList<Badge> Of(ReportModel model)
    {
        Deployment[] deployments = model.First.Name is { } machine ? [.. model.DeploymentsOf(machine)] : [];
        (Deployment? jit, Deployment? native) = MachineAnswer.Told(deployments);
        return [Fastest(new SteadyMeans(model, deployments), jit), Native(native), Floor([.. new[] { jit, native }.OfType<Deployment>()])];
    }

    /// <exception cref="LabException">The folder cannot be written.</exception>
    internal static void Write(ReportModel model, string folder)
    {
        try
        {
            Directory.CreateDirectory(folder);
            foreach (Badge badge in Of(model))
                File.WriteAllText(Path.Combine(folder, $"{badge.Name}.svg"), badge.ToSvg());
        }
        catch (Exception problem) when (problem is IOException or UnauthorizedAccessException)
        {
            throw new LabException($"The badges cannot be written to {folder}: {problem.Message} Name another folder with --badges.");
        }

        Console.WriteLine($"Badges: {ShownPath.Of(folder)}");
    }

    private static Badge Fastest(SteadyMeans means, Deployment? jit)
    {
        const string Label = "fastest";
        if (jit is null || Winner.Of(means, jit) is not { } winner)
            return new Badge(Label, Label, NotMeasured, Badge.Unknown);
        Comparison? mean = winner.Name == means.Baseline ? null : means.Of(jit, winner.Name, jit, means.Baseline, out _);
        string ratio = mean is null ? "" : string.Create(CultureInfo.InvariantCulture, $", {mean.Ratio:0.00} of {means.Baseline}'s time");
        return new Badge(Label, Label, winner.Name + ratio, Badge.Plain);
    }

    private static Badge Native(Deployment? native)
    {
        const string Label = "works natively";
        if (native is null || !NativeFigures.Tried(native))
            return new Badge("native", Label, NotMeasured, Badge.Unknown);
        int works = NativeFigures.Working(native).Count();
        int all = works + NativeFigures.Broken(native).Count();
        return new Badge("native", Label, string.Create(CultureInfo.InvariantCulture, $"{works} of {all} contenders"), works == all ? Badge.Good : Badge.Plain);
    }

    private static Badge Floor(Deployment[] deployments)
    {
        const string Label = "noise floor";
        Deployment[] known = [.. deployments.Where(deployment => deployment.NoiseFloor is not null)];
        if (known.Length == 0)
            return new Badge("floor", Label, NotMeasured, Badge.Unknown);
        string floors = string.Join(", ", known.Select(deployment => $"{deployment.NoiseFloor!.Value.ToString("P1", CultureInfo.InvariantCulture)} {deployment.Mode}"));
        return new Badge("floor", Label, floors, known.All(deployment => deployment.NoiseFloor <= FirstMachine.SmallFloor) ? Badge.Good : Badge.Fair);
    }
}
