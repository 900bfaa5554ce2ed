using JsonAot.Lab.BenchmarkHost;

return BenchmarkHost.Run(typeof(Program).Assembly, args, defaultModes: "jit");
