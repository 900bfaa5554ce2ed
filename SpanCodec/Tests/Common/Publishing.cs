using Xunit;

namespace SpanCodecs.Tests;

/// <summary>
/// Tests that publish programs of this checkout, or pack it. They run one after the other, and "dotnet test" runs
/// several projects at once: so a file is held from the first to the last of them, which the next project waits for.
/// </summary>
[CollectionDefinition("Publishing")]
public sealed class Publishing : ICollectionFixture<Publishing.Turn>
{
    public sealed class Turn : IAsyncLifetime
    {
        // The thorough tests of one project publish for most of an hour; a file that nobody holds any more is free at once.
        private static readonly TimeSpan LongestWait = TimeSpan.FromHours(2);

        private FileStream? _held;

        public async ValueTask InitializeAsync()
        {
            // Usual tests publish in one project alone. The others would have a place here only to wait in.
            if (!Thorough.IsAsked)
                return;
            Directory.CreateDirectory(Repository.Artifacts);
            string path = Path.Combine(Repository.Artifacts, "publishing.lock");
            DateTime until = DateTime.UtcNow + LongestWait;
            while (true)
            {
                try
                {
                    _held = new FileStream(path, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None);
                    return;
                }
                catch (IOException) when (DateTime.UtcNow < until)
                {
                    await Task.Delay(TimeSpan.FromSeconds(0.5));
                }
            }
        }

        public ValueTask DisposeAsync() => _held?.DisposeAsync() ?? ValueTask.CompletedTask;
    }
}
