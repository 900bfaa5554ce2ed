using System.Diagnostics;
using JsonAot.Lab.MeasuredPrograms.Start;
using JsonAot.Lab.MeasuredPrograms.Web;

// Nothing may come before this line, and this method may not need the code of what comes after it.
long main = Stopwatch.GetTimestamp();
Handshake.SayMain();
return Roles.Run(args, main);
