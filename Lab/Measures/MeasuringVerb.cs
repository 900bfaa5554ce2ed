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
    private readonly Option<bool> _json = Choices.JsonOption();
    private readonly Option<string?> _results = Choices.ResultsOption();

    internal string Name => name;

    protected virtual bool HasLibraries => true;

    protected virtual bool HasPayloads => true;

    /// <summary>The payloads that are measured when none are chosen; null for all.</summary>
    protected virtual string[]? DefaultPayloads => null;

    protected virtual Option<string[]> LibraryOption { get; } = Choices.LibraryOption();

    protected virtual Option<string> ModesOption { get; } = Choices.ModesOption("jit,aot");

    protected virtual IReadOnlyList<Option> FurtherOptions => [];

    private Option<string[]> PayloadOption => field ??= Choices.PayloadOption($"A payload by name or pattern; may be repeated. "
        + $"{(DefaultPayloads is null ? "All of them" : string.Join(" and ", DefaultPayloads))} when left out.");

    protected virtual IReadOnlyList<Contender> ContendersOf(string[]? patterns) => Choices.Contenders(patterns);

    protected virtual IReadOnlyList<DeploymentMode> ModesOf(string list) => Choices.Modes(list);

    /// <summary>Before anything is locked or published.</summary>
    protected virtual void Check(OptionValues given)
    {
    }

    /// <summary>What is published for it, so that several measurements can publish all at once.</summary>
    internal virtual IReadOnlyList<PublishRequest> Requests(Measuring run) => [];

    /// <summary>Each is saved as soon as it is returned; a mode may come in several parts.</summary>
    protected abstract IEnumerable<IResults> Measure(Measuring run);

    /// <summary>What is wrong with what was measured; null where it is an answer.</summary>
    internal virtual LabException? FaultOf(IReadOnlyList<IResults> measured) => null;

    /// <summary>Of every verb whose processes take turns.</summary>
    protected static Option<bool> QuickOption() => new("--quick")
    {
        Description = "Three generations of processes instead of five; in both cases more where they are short.",
    };

    /// <summary>The note of a row; null where there is none.</summary>
    internal static string? Joined(params string?[] notes) =>
        string.Join("; ", notes.OfType<string>()) is { Length: > 0 } note ? note : null;

    public Command Create()
    {
        var command = new Command(name, description);
        if (HasLibraries)
            command.Options.Add(LibraryOption);
        if (HasPayloads)
            command.Options.Add(PayloadOption);
        foreach (Option option in (Option[])[ModesOption, .. FurtherOptions, _json, _results])
            command.Options.Add(option);
        command.SetAction(Run);
        return command;
    }

    /// <summary>Checks what was asked for, and whether its results can be kept.</summary>
    internal Measuring Prepare(Wanted wanted, ProgressLine progress, PublishCache programs)
    {
        Check(wanted.Options);
        return new Measuring(name, wanted.Options, progress)
        {
            Contenders = wanted.Contenders ?? ContendersOf(null),
            Payloads = wanted.Payloads ?? Choices.Payloads(DefaultPayloads),
            Modes = wanted.Modes,
            Store = wanted.Store,
            Programs = programs,
        };
    }

    private Wanted WantedBy(ParseResult typed) => new(ModesOf(typed.GetValue(ModesOption)!), Choices.Store(typed.GetValue(_results)))
    {
        Contenders = typed.GetValue(LibraryOption) is { Length: > 0 } contenders ? ContendersOf(contenders) : null,
        Payloads = typed.GetValue(PayloadOption) is { Length: > 0 } payloads ? Choices.Payloads(payloads) : null,
        Options = OptionValues.Typed(typed),
    };

    /// <summary>Measures and saves, for a command that holds the lock.</summary>
    internal IReadOnlyList<IResults> MeasureAll(Measuring run)
    {
        try
        {
            CheckResults(run);
            var measured = new OrderedDictionary<string, IResults>();
            foreach (IResults results in Measure(run))
            {
                Kind kind = KindOf(results);
                string path = kind.Save(run.Store, results);
                if (measured.TryGetValue(path, out IResults? part))
                    measured[path] = kind.Joined(part, results);
                else
                {
                    measured[path] = results;
                    run.Progress.Say($"Results: {ShownPath.Of(path)}{run.Remark}");
                }
            }

            run.Finish();
            return [.. measured.Values];
        }
        finally
        {
            run.CloseJournals();
        }
    }

    private int Run(ParseResult parsed)
    {
        using var progress = new ProgressLine();
        Measuring run = Prepare(WantedBy(parsed), progress, new PublishCache(progress.Say));
        using RunLock held = RunLock.Take(Checkout.Artifacts);
        IReadOnlyList<IResults> measured = MeasureAll(run);
        progress.Dispose();
        Show(measured, parsed.GetValue(_json));
        return FaultOf(measured) is { } fault ? throw fault : ExitCodes.Success;
    }

    private void CheckResults(Measuring run)
    {
        foreach (DeploymentMode mode in run.Modes)
        {
            run.Store.CheckWritable(Machine.Current, Checkout.Framework, mode.Name);
            // Rows of earlier runs are kept, so a file that cannot be read must be noticed before anything is measured.
            foreach (Kind kind in kinds)
            {
                string path = run.Store.PathOf(Machine.Current, Checkout.Framework, mode.Name, kind.FileName);
                if (Path.Exists(path))
                    _ = kind.Read(path);
            }
        }
    }

    private void Show(IReadOnlyList<IResults> measured, bool json)
    {
        if (!json)
        {
            foreach (Kind kind in kinds.Where(kind => measured.Any(kind.Holds)))
                kind.Print([.. measured.Where(kind.Holds)]);
            return;
        }

        using Stream output = Console.OpenStandardOutput();
        var readable = new JsonWriterOptions { Indented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };
        using (var writer = new Utf8JsonWriter(output, readable))
        {
            writer.WriteStartArray();
            foreach (IResults results in measured)
                KindOf(results).WriteJson(writer, results);
            writer.WriteEndArray();
        }

        output.WriteByte((byte)'\n');
    }

    private Kind KindOf(IResults results) => kinds.Single(kind => kind.Holds(results));
}
