using System.CommandLine;
using System.Text.Encodings.Web;
using System.Text.Json;
using JsonAot.Lab.Terminal;

namespace JsonAot.Lab.Measures;

/// <summary>
/// The frame of every verb that measures: its options, the lock, Ctrl-C, the checks before anything is measured, and what becomes
/// of the results. A verb adds what it measures and how.
/// </summary>
/// <param name="kinds">What it measures: one kind for most verbs.</param>
internal abstract class MeasuringVerb(string name, string description, params Kind[] kinds) : IVerb
{
    /// <summary>The payloads that are measured when none are chosen; null for all.</summary>
    protected virtual string[]? DefaultPayloads => null;

    protected virtual string PayloadHelp =>
        $"A payload by name or pattern; may be repeated. "
            + $"{(DefaultPayloads is null ? "All of them" : string.Join(" and ", DefaultPayloads))} when left out.";

    /// <summary>Whether contenders can be chosen.</summary>
    protected virtual bool HasLibraries => true;

    /// <summary>Whether payloads can be chosen.</summary>
    protected virtual bool HasPayloads => true;

    protected virtual Option<string[]> LibraryOption => Choices.LibraryOption();

    protected virtual Option<string> ModesOption => Choices.ModesOption("jit,aot");

    protected virtual IReadOnlyList<Option> FurtherOptions => [];

    protected virtual IReadOnlyList<Contender> ContendersOf(string[]? patterns) => Choices.Contenders(patterns);

    protected virtual IReadOnlyList<IPayload> PayloadsOf(string[]? patterns) => Choices.Payloads(patterns);

    protected virtual IReadOnlyList<DeploymentMode> ModesOf(string list) => Choices.Modes(list);

    /// <summary>Before anything is locked or published.</summary>
    /// <exception cref="LabException">Something was asked for that cannot be.</exception>
    protected virtual void Check(ParseResult parsed)
    {
    }

    /// <summary>Each is saved as soon as it is returned.</summary>
    /// <exception cref="OperationCanceledException">Somebody asked to stop.</exception>
    /// <exception cref="LabException">Nothing can be measured here.</exception>
    protected abstract IEnumerable<IResults> Measure(Measuring run);

    /// <summary>The note of a row; null where there is none.</summary>
    internal static string? Joined(params string?[] notes) =>
        string.Join("; ", notes.OfType<string>()) is { Length: > 0 } note ? note : null;

    protected virtual int ExitCodeOf(IReadOnlyList<IResults> measured) => ExitCodes.Success;

    protected virtual void WriteJson(Utf8JsonWriter writer, IReadOnlyList<IResults> measured)
    {
        writer.WriteStartArray();
        foreach (IResults results in measured)
            KindOf(results).WriteJson(writer, results);
        writer.WriteEndArray();
    }

    public Command Create()
    {
        Option<string[]> library = LibraryOption;
        Option<string[]> payload = Choices.PayloadOption(PayloadHelp);
        Option<string> modes = ModesOption;
        Option<bool> json = Choices.JsonOption();
        Option<string?> results = Choices.ResultsOption();
        var command = new Command(name, description);
        Option[] chosen =
        [
            .. HasLibraries ? (Option[])[library] : [],
            .. HasPayloads ? (Option[])[payload] : [],
            modes,
            .. FurtherOptions,
            json,
            results,
        ];
        foreach (Option option in chosen)
            command.Options.Add(option);
        command.SetAction(parsed =>
        {
            Check(parsed);
            string[]? payloads = parsed.GetValue(payload) is { Length: > 0 } chosen ? chosen : DefaultPayloads;
            using var progress = new ProgressLine();
            var run = new Measuring(name, parsed, progress)
            {
                Contenders = ContendersOf(parsed.GetValue(library)),
                Payloads = PayloadsOf(payloads),
                Modes = ModesOf(parsed.GetValue(modes)!),
                Store = Choices.Store(parsed.GetValue(results)),
            };
            if (Run(run) is not { } measured)
                return ExitCodes.Interrupted;
            progress.Dispose();
            Show(measured, parsed.GetValue(json));
            return ExitCodeOf(measured);
        });
        return command;
    }

    /// <returns>Null when somebody asked to stop.</returns>
    private List<IResults>? Run(Measuring run)
    {
        using RunLock held = RunLock.Take(Checkout.Root);
        foreach (DeploymentMode mode in run.Modes)
        {
            run.Store.CheckWritable(Machine.Current, Checkout.Framework, mode.Name);
            // Rows of earlier runs are kept, so a file that cannot be read must be noticed before anything is measured.
            foreach (Kind kind in kinds)
            {
                string path = run.Store.PathOf(Machine.Current, Checkout.Framework, mode.Name, kind.FileName);
                if (File.Exists(path))
                    _ = kind.Read(path);
            }
        }

        try
        {
            var measured = new List<IResults>();
            foreach (IResults results in Measure(run))
            {
                measured.Add(results);
                string path = KindOf(results).Save(run.Store, results);
                run.Progress.Say($"Results: {ShownPath.Of(path)}{run.Remark}");
            }

            run.Finish();
            return measured;
        }
        catch (Exception) when (Interrupt.IsRequested)
        {
            // Whatever it was, it is of the stop.
            run.Progress.Say(run.WhenStopped);
            return null;
        }
        finally
        {
            run.CloseJournals();
        }
    }

    private void Show(IReadOnlyList<IResults> measured, bool json)
    {
        if (!json)
        {
            foreach (Kind kind in kinds)
                kind.Print([.. measured.Where(kind.Holds)]);
            return;
        }

        using Stream output = Console.OpenStandardOutput();
        var readable = new JsonWriterOptions { Indented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };
        using (var writer = new Utf8JsonWriter(output, readable))
            WriteJson(writer, measured);
        output.WriteByte((byte)'\n');
    }

    private Kind KindOf(IResults results) => kinds.Single(kind => kind.Holds(results));
}
