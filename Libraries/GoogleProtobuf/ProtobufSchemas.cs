using JsonAot.Libraries.Messages;
using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.Employees;
using JsonAot.Payloads.Person;

namespace JsonAot.Libraries;

/// <summary>Here alone a library names payloads, because a protobuf needs a schema. A type without one stays unavailable.</summary>
internal static class ProtobufSchemas
{
    private static readonly object[] All =
    [
        new Schema<CalibrationPoint[]>(() => new ListMessage<CalibrationPoint[], CalibrationPoint>(new CalibrationPointMessage(), Array)),
        new Schema<Employee>(() => new EmployeeMessage()),
        new Schema<List<Employee>>(() => new ListMessage<List<Employee>, Employee>(new EmployeeMessage(), List)),
        new Schema<Person>(() => new PersonMessage()),
    ];

    internal static Func<ProtobufMessage<T>>? NewMessage<T>()
        where T : class => All.OfType<Schema<T>>().FirstOrDefault()?.NewMessage;

    private static T[] Array<T>(List<T> list) => [.. list];

    private static List<T> List<T>(List<T> list) => list;

    private sealed record Schema<T>(Func<ProtobufMessage<T>> NewMessage);
}
