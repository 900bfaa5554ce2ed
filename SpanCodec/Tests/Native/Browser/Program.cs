using SpanCodecs.Tests.Checks;

return await ChecksProgram.Run(["--reduced"]);
