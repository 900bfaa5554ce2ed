using JsonAot.Lab.DotnetTool;

try
{
    return args is ["clean"] ? Home.Clean() : Suite.Run(args);
}
catch (ToolException problem)
{
    Console.Error.WriteLine(problem.Message);
    // As the Lab says that nothing could be measured.
    return 3;
}
