using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Employees;

internal sealed class EmployeeListHandWritten : IHandWrittenCodec<List<Employee>>
{
    public void Write(Utf8JsonWriter writer, List<Employee> value)
    {
        writer.WriteStartArray();
        foreach (Employee employee in value)
            EmployeeHandWritten.WriteEmployee(writer, employee);
        writer.WriteEndArray();
    }

    public List<Employee>? Read(ref Utf8JsonReader reader)
    {
        if (!reader.MoveToArray())
            return null;

        var employees = new List<Employee>();
        while (reader.MoveToElement())
            employees.Add(EmployeeHandWritten.TakeEmployee(ref reader));
        return employees;
    }
}
