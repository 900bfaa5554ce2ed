using System.Text.Json;
using JsonAot.Codecs;

namespace JsonAot.Payloads.Employees;

internal sealed class EmployeeHandWritten : IHandWrittenCodec<Employee>
{
    private static readonly JsonEncodedText FileId = JsonEncodedText.Encode("FileId");
    private static readonly JsonEncodedText Username = JsonEncodedText.Encode("Username");
    private static readonly JsonEncodedText Roles = JsonEncodedText.Encode("Roles");

    public void Write(Utf8JsonWriter writer, Employee value) => WriteEmployee(writer, value);

    public Employee? Read(ref Utf8JsonReader reader) => reader.MoveToObject() ? TakeEmployee(ref reader) : null;

    internal static void WriteEmployee(Utf8JsonWriter writer, Employee employee)
    {
        writer.WriteStartObject();
        writer.WriteNumber(FileId, employee.FileId);
        writer.WriteString(Username, employee.Username);
        writer.WriteTexts(Roles, employee.Roles);
        writer.WriteEndObject();
    }

    internal static Employee TakeEmployee(ref Utf8JsonReader reader)
    {
        var employee = new Employee();
        reader.EnterObject();
        while (reader.IsAtName(out long start))
        {
            if (reader.IsAt("FileId"u8))
                employee.FileId = reader.TakeInt32();
            if (reader.IsAt("Username"u8))
                employee.Username = reader.PassNull() ? null : reader.TakeString();
            if (reader.IsAt("Roles"u8))
                employee.Roles = reader.PassNull() ? null : reader.TakeStrings();
            reader.SkipUnlessMovedFrom(start);
        }

        return employee;
    }
}

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
