using JsonAot.Hosting;
using JsonAot.SelfRun;
using JsonAot.TestHost;

return args is ["selfrun", .. string[] rest]
    ? SelfRunProgram.Run(rest, Misfits.All)
    : BenchmarkHost.Run(typeof(Program).Assembly, args, defaultModes: "jit,aot");
