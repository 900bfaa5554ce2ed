using System.Diagnostics;
using System.Net;
using JsonAot.Lab.MeasuredPrograms.Start;

namespace JsonAot.Lab.MeasuredPrograms.Web;

/// <summary>What is compiled in: everything, or what the build names.</summary>
internal static partial class Choice
{
    [Discovered]
    internal static partial IReadOnlyList<WebContender> Contenders { get; }

    [ChosenBy("OnlyPayload")]
    internal static partial IPayload? Payload(string type);
}
