using System.Diagnostics;
using System.Reflection;
using SpanCodecs.Tests;
using Xunit;
using Xunit.Sdk;
using Xunit.v3;

[assembly: TestFramework(typeof(WatchedTests))]

namespace SpanCodecs.Tests;

/// <summary>Tests as xunit runs them, with one limit for each: a test that hangs ends the run, and is named.</summary>
public sealed class WatchedTests : XunitTestFramework
{
    public WatchedTests()
    {
    }

    public WatchedTests(string? configuration)
        : base(configuration)
    {
    }

    protected override ITestFrameworkExecutor CreateExecutor(Assembly assembly) => new WatchedExecutor(base.CreateExecutor(assembly));

    private sealed class WatchedExecutor(ITestFrameworkExecutor inner) : ITestFrameworkExecutor, IAsyncDisposable
    {
        public async ValueTask RunTestCases(
            IReadOnlyCollection<ITestCase> testCases,
            IMessageSink executionMessageSink,
            ITestFrameworkExecutionOptions executionOptions,
            CancellationToken? cancellationToken = null)
        {
            var watch = new HangWatch(HangWatch.Limit);
            using var ended = new ManualResetEventSlim();
            var watcher = new Thread(() => Watch(watch, ended, executionMessageSink)) { IsBackground = true, Name = "Watch over tests" };
            watcher.Start();
            await inner.RunTestCases(testCases, new Listener(executionMessageSink, watch), executionOptions, cancellationToken);
            ended.Set();
            watcher.Join();
        }

        public ValueTask DisposeAsync() => inner is IAsyncDisposable disposable ? disposable.DisposeAsync() : ValueTask.CompletedTask;
    }

    private sealed class Listener(IMessageSink inner, HangWatch watch) : IMessageSink
    {
        public bool OnMessage(IMessageSinkMessage message)
        {
            watch.Hear(message);
            return inner.OnMessage(message);
        }
    }

    private static void Watch(HangWatch watch, ManualResetEventSlim ended, IMessageSink sink)
    {
        TimeSpan beat = TimeSpan.FromSeconds(0.5);
        long last = Stopwatch.GetTimestamp();
        while (!ended.Wait(beat))
        {
            long now = Stopwatch.GetTimestamp();
            TimeSpan passed = Stopwatch.GetElapsedTime(last, now);
            last = now;
            // A process that was stopped meanwhile has not been slow.
            if (watch.Pass(passed < 2 * beat ? passed : 2 * beat) is not { } hang)
                continue;
            Console.Error.WriteLine(hang.Sentence);
            // Otherwise the results would lack it.
            if (hang.Test is { } test)
            {
                sink.OnMessage(Failed(test, hang.Sentence));
                sink.OnMessage(Finished(test));
            }

            Environment.Exit(1);
        }
    }

    private static ITestFailed Failed(ITestStarting test, string sentence) => TestFailed.FromException(
        new TimeoutException(sentence), test.AssemblyUniqueID, test.TestCollectionUniqueID, test.TestClassUniqueID, test.TestMethodUniqueID,
        test.TestCaseUniqueID, test.TestUniqueID, executionTime: 0, output: "", warnings: null, finishTime: DateTimeOffset.UtcNow);

    private static TestFinished Finished(ITestStarting test) => new()
    {
        AssemblyUniqueID = test.AssemblyUniqueID, TestCollectionUniqueID = test.TestCollectionUniqueID,
        TestClassUniqueID = test.TestClassUniqueID, TestMethodUniqueID = test.TestMethodUniqueID,
        TestCaseUniqueID = test.TestCaseUniqueID, TestUniqueID = test.TestUniqueID,
        Attachments = new Dictionary<string, TestAttachment>(), ExecutionTime = 0, FinishTime = DateTimeOffset.UtcNow,
        Output = "", Warnings = null,
    };
}
