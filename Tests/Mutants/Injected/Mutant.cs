#pragma warning disable
// Is compiled into every project of the copy. A process is one mutant, or none.
namespace JsonAot.Mutants
{
    internal static class Mutant
    {
        private static readonly int s_active =
            int.TryParse(System.Environment.GetEnvironmentVariable("JSONAOT_MUTANT"), out int id) ? id : -1;
        private static readonly bool[] s_reached = Recording();

        internal static bool Is(int id)
        {
            if (s_reached != null)
                s_reached[id] = true;
            return id == s_active;
        }

        private static bool[] Recording()
        {
            string folder = System.Environment.GetEnvironmentVariable("JSONAOT_MUTANTS_REACHED");
            if (string.IsNullOrEmpty(folder))
                return null;
            bool[] reached = new bool[10000];
            System.AppDomain.CurrentDomain.ProcessExit += delegate
            {
                var lines = new System.Collections.Generic.List<string>();
                for (int i = 0; i < reached.Length; i++)
                {
                    if (reached[i])
                        lines.Add(i.ToString(System.Globalization.CultureInfo.InvariantCulture));
                }

                System.IO.File.WriteAllLines(System.IO.Path.Combine(folder, System.Guid.NewGuid().ToString("N")), lines);
            };
            return reached;
        }
    }
}
