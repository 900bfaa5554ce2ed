using SpanCodecs.Generator.Diagnostics;
using SpanCodecs.Generator.Model;
using SpanCodecs.Support;

namespace SpanCodecs.Generator.Plan;

/// <summary>
/// Codecs of another project read and write by their own options: these must be the same. What a project's switches say is known last.
/// </summary>
internal static class Lending
{
    internal static ContextModel With(ContextModel context, SwitchesModel switches)
    {
        OptionsModel options = context.Options.With(switches);
        string own = Text(options);
        DiagnosticModel[] differing =
        [
            .. context.Lenders.Where(lender => lender.Options != own).Select(lender => new DiagnosticModel(
                Descriptors.OptionNotSupported.Id,
                lender.Place,
                new(["[SpanCodecsFrom]", $"'{lender.Display}' has other options ({Show(lender.Options)}) than this class ({Show(own)})"]))),
        ];
        return context with { Options = options, Diagnostics = context.Diagnostics.Concat(differing).ToEquatableArray() };
    }

    /// <summary>
    /// The options as a text that another project compares with its own; null where codecs cannot be called from there: converters are
    /// given the options of one class, what a member of type object may be is known in one project, and an early end is asked for.
    /// </summary>
    internal static string? Of(ContextModel context) =>
        context.HasConverters || context.TextEnums.Any() || context.Options.Converters.Count > 0 || context.RuntimeTypes.Count > 0
            || context.Bridge is null || context.Roots.Any(root => root.EndsEarly)
            ? null : Settings(context.Options);

    /// <summary>Converters would be for the borrowed types too, and no class lends codecs that were made with any.</summary>
    private static string Text(OptionsModel options) => string.Join("; ", new[]
    {
        Settings(options),
        options.UseStringEnumConverter ? "UseStringEnumConverter = true" : "",
        options.Converters.Count > 0 ? "Converters" : "",
    }.Where(setting => setting.Length > 0));

    /// <summary>Writes the settings; one that is set to its default makes no difference.</summary>
    private static string Settings(OptionsModel options)
    {
        OptionsModel said = options.With("MaxDepth", options.EffectiveMaxDepth == Limits.UsualMaxDepth ? 0 : options.MaxDepth)
            .With("RespectNullableAnnotations", options.RefusesNull ? true : null)
            .With("RespectRequiredConstructorParameters", options.RequiresParameters ? true : null);
        return string.Join("; ", said.Settings()).Replace("global::System.Text.Json.Serialization.", "")
            .Replace("global::System.Text.Json.", "");
    }

    private static string Show(string options) => options.Length == 0 ? "the defaults" : options;
}
