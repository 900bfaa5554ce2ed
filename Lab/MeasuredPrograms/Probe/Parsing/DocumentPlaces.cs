using System.Text;
using System.Text.Json;
using JsonAot.Lab.MeasuredPrograms.Probe.Answers;

namespace JsonAot.Lab.MeasuredPrograms.Probe.Parsing;

/// <summary>Puts a document where it is to be read.</summary>
internal static class DocumentPlaces
{
    internal static byte[] Put(byte[] document, int place) =>
        place == 0 ? document : [.. Encoding.UTF8.GetBytes($"{{\"{ParsingSuite.Places[place]}\":"), .. document, (byte)'}'];

    /// <summary>Whether it is one JSON value by the grammar, whatever else is wrong with it.</summary>
    internal static bool IsJson(byte[] utf8)
    {
        var reader = new Utf8JsonReader(utf8, new JsonReaderOptions { MaxDepth = int.MaxValue });
        try
        {
            while (reader.Read())
            {
            }

            return true;
        }
        catch (JsonException)
        {
            return false;
        }
    }
}
