#if HANDSHAKE
using System.Diagnostics;
using JsonAot.Lab.MeasuredPrograms.Start;

long main = Stopwatch.GetTimestamp();
Handshake.SayMain();
return Handshake.Finish(new StartReport(StartOutcome.Done, [main], "", []));
#else
return 0;
#endif
