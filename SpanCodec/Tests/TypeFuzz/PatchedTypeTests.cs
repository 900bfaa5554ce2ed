using System.Reflection;
using System.Text;
using System.Text.Json;
using SpanCodecs.Tests.TypeFuzz;
using Xunit;

namespace SpanCodecs.Tests;

/// <summary>Random types with patches: what a patch between two values makes of the first is the second.</summary>
public class PatchedTypeTests
{
    private static readonly int Types = Thorough.IsAsked ? 150 : 50;

    [Fact]
    public void A_patch_between_two_values_makes_the_second_of_the_first()
    {
        Scenario[] scenarios = [.. Enumerable.Range(1, Types).Select(seed => WithPatches(ScenarioMaker.Make((ulong)seed)))];
        var counts = new Counts();
        var failures = new List<string>();
        int patched = 0;
        foreach (Compiled compiled in Batch.Of(scenarios).Compiled)
        {
            if (compiled.Problem is { Kind: ProblemKind.DoesNotCompile or ProblemKind.GeneratorDied } broken)
                failures.Add($"{broken.Text}\n{compiled.Scenario}");
            if (compiled.Problem is not null || EffectMaker.IsIn(compiled.Scenario))
                continue;
            byte[][] documents = [.. Trial.Of(compiled, counts).MakeDocuments(new Amount(Documents: 60, Mutations: 0, Values: 0))];
            Type codec = compiled.Context!.GetProperty(Scenario.Property, Everything)!.PropertyType;
            if (codec.GetGenericTypeDefinition() != typeof(SpanPatchCodec<>))
                continue;
            patched += (int)typeof(PatchedTypeTests).GetMethod(nameof(Check), Everything)!.MakeGenericMethod(codec.GenericTypeArguments[0])
                .Invoke(null, [compiled, documents, failures])!;
        }

        Assert.True(failures.Count == 0, string.Join("\n\n", failures.Take(3)));
        Assert.InRange(patched, Types, int.MaxValue);
    }

    private const BindingFlags Everything = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    private static Scenario WithPatches(Scenario scenario)
    {
        string name = $"TypeInfoPropertyName = \"{Scenario.Property}\"";
        string patched = scenario.Application.ToString().Replace(name, name + ", Patches = true", StringComparison.Ordinal);
        return scenario with { Application = Piece.Of(patched) };
    }

    private static int Check<T>(Compiled compiled, byte[][] documents, List<string> failures)
    {
        var codec = (SpanPatchCodec<T>)compiled.Codec!;
        int patched = 0;
        for (int i = 1; i < documents.Length; i++)
        {
            if (!IsReadAndWritten(codec, documents[i - 1], out T? before) || !IsReadAndWritten(codec, documents[i], out T? after))
                continue;
            string step = "create";
            byte[] patch = [];
            try
            {
                patch = codec.CreateMergePatch(before, after);
                step = "apply";
                T? result = codec.ApplyMergePatch(codec.Deserialize(documents[i - 1]), patch);
                step = "compare";
                using JsonDocument wanted = JsonDocument.Parse(codec.SerializeToUtf8Bytes(after));
                using JsonDocument made = JsonDocument.Parse(codec.SerializeToUtf8Bytes(result));
                if (!JsonElement.DeepEquals(wanted.RootElement, made.RootElement))
                    failures.Add($"{step}: {made.RootElement}\n{wanted.RootElement}\n{Show(patch)}\n{compiled.Scenario}");
                patched++;
            }
            catch (NotSupportedException) when (step == "create")
            {
            }
            catch (Exception failure) when (failure is not Xunit.Sdk.XunitException)
            {
                failures.Add($"{step}: {failure}\n{Show(documents[i - 1])}\n{Show(patch)}\n{compiled.Scenario}");
            }
        }

        return patched;
    }

    /// <summary>
    /// Some values cannot be made, or not be written, or not be read again; constructors and setters refuse what they are given. Trees may
    /// have a name twice, which a patch does not keep.
    /// </summary>
    private static bool IsReadAndWritten<T>(SpanCodec<T> codec, byte[] document, out T? value)
    {
        value = default;
        try
        {
            value = codec.Deserialize(document);
            byte[] written = codec.SerializeToUtf8Bytes(value);
            codec.Deserialize(written);
            JsonDocument.Parse(written, new JsonDocumentOptions { AllowDuplicateProperties = false }).Dispose();
            return true;
        }
        catch (Exception failure) when (failure is not OutOfMemoryException)
        {
            return false;
        }
    }

    private static string Show(byte[] json) => Encoding.UTF8.GetString(json);
}
