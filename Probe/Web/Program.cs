using System.Diagnostics;
using JsonAot.Probe.Start;
using JsonAot.Probe.Web;

// Nothing may come before this line, and this method may not need the code of what comes after it.
long main = Stopwatch.GetTimestamp();
Handshake.SayMain();
return Roles.Run(args, main);
