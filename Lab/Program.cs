JsonAot.Lab.Running.Interrupt.Listen();
return JsonAot.Lab.LabProgram.Run(args, Console.Out, Console.Error);
