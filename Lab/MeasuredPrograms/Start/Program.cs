using System.Diagnostics;
using JsonAot.Lab.MeasuredPrograms.Start;

// Nothing may come before this line, and this method may not need the code of what comes after it.
long main = Stopwatch.GetTimestamp();
Handshake.SayMain();
return StartRoles.Run(args, main);
