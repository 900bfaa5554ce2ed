using JsonAot.Lab.MeasuredPrograms.Start;
using JsonAot.Lab.MeasuredPrograms.Verdict;

// No JsonSerializer and no generated metadata here: both would keep members of the model that a contender alone would lose.
if (args is ["about"])
    return Answer.About();
if (args is not ["write" or "read", var contender, var payload, _, ..])
    return Refuse("A verdict is asked for by the Lab, with a direction and its arguments: Lab/MeasuredPrograms/Verdict/Program.cs.");
if (Choice.Payload(payload) is not { } chosenPayload)
    return Refuse($"This program was built without {payload}.");
if (Choice.Contender(contender) is not { } chosenContender)
    return Refuse($"This program was built without {contender}.");
return Trial.Run(args, chosenContender, chosenPayload).Print();

static int Refuse(string reason)
{
    Console.Error.WriteLine(reason);
    return 2;
}
