using System.Diagnostics;
using JsonAot;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.SelfRun;
using JsonAot.TestHost;
using JsonAot.Turns;

return args switch
{
    ["selfrun", .. string[] rest] => SelfRunProgram.Run(rest, Stopwatch.GetTimestamp(), () => Misfits.All),
    ["turns", var contender, var payload, .. string[] calls] => Turns.Serve(contender, payload, calls),
    ["suspended", var folder, var seconds] => Suspended.Run(folder, seconds),
    _ => BenchmarkHost.Run(typeof(Program).Assembly, args, defaultModes: "jit,aot"),
};
