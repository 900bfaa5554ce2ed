using JsonAot.Hosting;

return BenchmarkHost.Run(typeof(Program).Assembly, args, defaultModes: "jit");
