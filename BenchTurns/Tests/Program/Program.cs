using BenchTurns.Timed;
using BenchTurns.TimedProgram;

if (Roles.Of(args) is { } role)
    return role();

// How it behaves, and its tasks: "write" is always right.
string kind = args[0];
int calls = 0;
TurnServer.Serve([.. args[1..].Where(task => task is "read" or "write").Select<string, Func<TurnTask>>(task => () => TaskOf(task))]);
return 0;

TurnTask TaskOf(string task) => task == "write" ? TurnTask.Of(Work) : kind switch
{
    "hangs" => Hang(),
    "hangs-later" => TurnTask.Of(() => ++calls == 1_000 ? Hang() : Work()),
    "leaves" => Leave(),
    "fails" => Fail(),
    "throws" => throw new InvalidOperationException("no licence"),
    "allocates" => Allocate(),
    "refuses" => TurnTask.Refused("it only writes"),
    "wrong-later" => TurnTask.Of(Work) with { Problem = () => "after it was timed it is wrong" },
    "prints" => TurnTask.Of(() =>
    {
        Console.Write("a line that does not end");
        return Work();
    }),
    "reads" => TurnTask.Of(Console.ReadLine),
    "waits" => TurnTask.Of(() =>
    {
        Thread.Sleep(2);
        return null;
    }),
    "slower" => TurnTask.Of(() => Spin(1_100)),
    "slow" => TurnTask.Of(() => Spin(1_000)),
    _ => TurnTask.Of(Work) with { Facts = "672 whole", Note = "a note" },
};

static object Work() => new byte[100];

static object? Spin(int turns)
{
    Thread.SpinWait(turns);
    return null;
}

static TurnTask Hang()
{
    Thread.Sleep(Timeout.Infinite);
    return TurnTask.Refused("never");
}

static TurnTask Leave()
{
    Environment.Exit(0);
    return TurnTask.Refused("never");
}

// As BenchmarkDotNet's program tells of a constructor that throws.
static TurnTask Fail()
{
    Console.WriteLine("System.IO.FileNotFoundException: Could not find file 'spec.md'.\n   at Some.Class..ctor()");
    Environment.Exit(255);
    return TurnTask.Refused("never");
}

static TurnTask Allocate()
{
    var all = new List<byte[]>();
    while (true)
        all.Add(new byte[1_000_000]);
}
