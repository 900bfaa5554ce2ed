using JsonAot.Libraries.Messages;
using JsonAot.Libraries.Messages.Enterprise;
using JsonAot.Payloads.CalibrationPoints;
using JsonAot.Payloads.Employees;
using JsonAot.Payloads.Enterprise;
using JsonAot.Payloads.Person;
using JsonAot.Payloads.SimpleAndComplex;
using Employee = JsonAot.Payloads.Employees.Employee;
using EmployeeMessage = JsonAot.Libraries.Messages.EmployeeMessage;

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
        new Schema<Simple>(() => new SimpleMessage()),
        new Schema<List<Simple>>(() => new ListMessage<List<Simple>, Simple>(new SimpleMessage(), List)),
        new Schema<Complex>(() => new ComplexMessage()),
        new Schema<Organisation>(() => new OrganisationMessage()),
    ];

    internal static Func<ProtobufMessage<T>>? NewMessage<T>()
        where T : class
    {
        foreach (object schema in All)
        {
            if (schema is Schema<T> found)
                return found.NewMessage;
        }

        return null;
    }

    private static T[] Array<T>(List<T> list) => [.. list];

    private static List<T> List<T>(List<T> list) => list;

    private sealed record Schema<T>(Func<ProtobufMessage<T>> NewMessage);
}
