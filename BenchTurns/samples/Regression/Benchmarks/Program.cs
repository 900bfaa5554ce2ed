using BenchTurns;

return TurnSwitcher.FromAssembly(typeof(Program).Assembly).Run(args);
