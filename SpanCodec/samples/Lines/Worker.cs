using System.Runtime.CompilerServices;
using System.Text.Json;
using Microsoft.Extensions.Hosting;
using SpanCodecs;

namespace Lines;

internal sealed record Reading(string Sensor, DateTime At, double Value);

internal sealed record Alarm(string Sensor, DateTime At, string Text);

[SpanCodec(typeof(Reading))]
[SpanCodec(typeof(Alarm))]
[SpanCodecOptions(JsonSerializerDefaults.Web, MaxLength = 64 * 1024)]
internal static partial class Codecs;

/// <summary>
/// Reads a line from the queue when it is there, and writes one where it has something to say. Neither is ever in memory as a whole.
/// </summary>
internal sealed class Worker(IHostApplicationLifetime application) : BackgroundService
{
    private const double Limit = 80;

    protected override async Task ExecuteAsync(CancellationToken stoppingToken)
    {
        try
        {
            await using Stream queue = Console.OpenStandardInput();
            await using Stream alarms = Console.OpenStandardOutput();
            await Codecs.Alarm.SerializeAsyncEnumerable(alarms, Alarms(queue, stoppingToken), topLevelValues: true, stoppingToken);
        }
        catch (JsonException refused)
        {
            await Console.Error.WriteLineAsync(refused.Message);
            Environment.ExitCode = 1;
        }

        application.StopApplication();
    }

    private static async IAsyncEnumerable<Alarm?> Alarms(Stream queue, [EnumeratorCancellation] CancellationToken cancellation)
    {
        await foreach (Reading? reading in Codecs.Reading.DeserializeAsyncEnumerable(queue, topLevelValues: true, cancellation))
        {
            if (reading?.Value > Limit)
                yield return new Alarm(reading.Sensor, reading.At, $"{reading.Value} is above {Limit}");
        }
    }
}
