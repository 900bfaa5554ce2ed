using JsonAot.Libraries.Messages;
using JsonAot.Payloads.CalibrationPoints;

namespace JsonAot.Libraries;

/// <summary>Here alone a library names payloads, because a protobuf needs a schema. A type without one stays unavailable.</summary>
internal static class ProtobufSchemas
{
    private static readonly object[] All =
    [
        new Schema<CalibrationPoint[]>(() => new ListMessage<CalibrationPoint[], CalibrationPoint>(new CalibrationPointMessage(), list => [.. list])),
    ];

    internal static Func<ProtobufMessage<T>>? NewMessage<T>()
        where T : class => All.OfType<Schema<T>>().FirstOrDefault()?.NewMessage;

    private sealed record Schema<T>(Func<ProtobufMessage<T>> NewMessage);
}
