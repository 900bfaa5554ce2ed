using System.Diagnostics;
using JsonAot;
using JsonAot.Lab.BenchmarkHost;
using JsonAot.Libraries;
using JsonAot.SelfRun;

// Nothing comes before this: a fresh process tells by it when its Main began.
long main = Stopwatch.GetTimestamp();
// Compiled ahead of time the condition is a constant, and BenchmarkDotNet is left out of the executable.
if (DynamicCode.IsAvailable && args is not ["selfrun", ..])
    return BenchmarkHost.Run(typeof(Program).Assembly, args, defaultModes: "aot");
return SelfRunProgram.Run(args is ["selfrun", .. string[] rest] ? rest : args, main, () => Contenders.All);
