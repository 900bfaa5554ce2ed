namespace SpanCodecs.Tests.Checks;

/// <summary>Good documents that more than one subject reads.</summary>
internal static class SampleDocuments
{
    internal const string Plain =
        """{"Age":42,"Name":"Zo\u00eb","Active":true,"Tags":["a",null,"b\"c"],"Child":{"Age":-1,"Name":null,"Active":false,"Tags":[],"Child":null}}""";

    internal const string LoosePlain =
        " {\n  \"Child\" : { } ,\r\n\t\"Unknown\": [1, {\"x\": \"y\"}], \"Tags\": [ \"a\" , \"b\" ], \"Age\": 7 }\n";

    internal const string Citizen =
        """{"Name":"Ada","Age":36,"Email":"ada@example.org","Born":-7,"Note":"n"}""";

    internal const string CamelPlain =
        """{"age":42,"name":"Zo\u00eb","active":true,"tags":["a",null,"b\"c"],"child":{"age":-1,"name":null,"active":false,"tags":[],"child":null}}""";

    internal const string Constructed =
        """{"Count":1,"Items":[1,2],"Origin":"o","Later":"l"}""";

    internal const string Wide =
        """{"Member00":0,"Member01":"s1","Member02":true,"Member03":3.5,"Member04":4,"Member05":"s5","Member06":true,"Member07":-7,"Member08":8,"Member09":"s9","Member10":true,"Member11":11.5,"Member12":12,"Member13":"s13","Member14":-14,"Member15":15.5,"Member16":16,"Member17":"s17","Member18":true,"Member19":19.5,"Member20":20,"Member21":-21,"Member22":true,"Member23":23.5,"Member24":24,"Member25":"s25","Member26":true,"Member27":27.5,"Member28":-28,"Member29":"s29","Member30":true,"Member31":31.5,"Member32":32,"Member33":"s33","Member34":true,"Member35":-35,"Member36":36,"Member37":"s37","Member38":true,"Member39":39.5,"Value00Ofa":40,"Value00Ofb":"s41","Value01Ofa":-42,"Value01Ofb":43.5,"Value02Ofa":44,"Value02Ofb":"s45","Value03Ofa":true,"Value03Ofb":47.5,"Value04Ofa":48,"Value04Ofb":-49,"Value05Ofa":true,"Value05Ofb":51.5,"Value06Ofa":52,"Value06Ofb":"s53","Value07Ofa":true,"Value07Ofb":55.5,"Value08Ofa":-56,"Value08Ofb":"s57","Value09Ofa":true,"Value09Ofb":59.5,"AX":60,"BX":"s61","CX":true,"DX":-63,"EX":64,"FX":"s65","GX":true,"HX":67.5,"IX":68,"JX":"s69"}""";

    internal const string WideReordered =
        """{"JX":"s69","CX":true,"Value07Ofb":55.5,"Value04Ofa":48,"Value00Ofb":"s41","Member34":true,"Member27":27.5,"Member20":20,"Member13":"s13","Member06":true}""";

    internal const string Annotated =
        """{"First":1,"renamed":"r","WhenPresent":"p","WhenNotZero":2,"Always":null,"Field":3,"Internal":4,"GetOnly":"g","Ignored":"i","Last":5}""";

    internal const string Names =
        """{"":1,"a b":2,"é":3,"日本語":4,"🚀":5,"q\"uote":6,"back\\slash":7,"con\u0001trol\n":8,"<html>&'+`":9,"$dollar":10,"Abcdefgh":11,"Abcdefgi":12,"Bbcdefgh":13}""";

    internal const string Collections =
        """{"Array":[1,2],"List":["a",null],"InterfaceList":[3],"ReadOnlyList":[4,5],"Enumerable":[0.5],"Collection":["b"],"ReadOnlyCollection":[6],"HashSet":[7,7,8],"Set":["c","c"],"Immutable":[9,10],"Queue":[11,12],"Stack":[13,14],"Nullables":[null,15],"Jagged":[[1],[],[2,3]],"Objects":[{"Age":1},null],"Structs":[{"Width":1,"Height":-2}]}""";

    internal const string Dictionaries =
        """{"Text":{"a":1,"B c":2},"Number":{"1":"x","-2":"y"},"Enumeration":{"Summer":1,"100":2},"NamedEnumeration":{"Red":1,"dark blue":2},"Guid":{"c0ffee00-1dea-4bad-8ace-0123456789ab":true},"Time":{"2024-02-29T00:00:00":1},"Objects":{"5":{"Age":1},"6":null},"Interface":{"k":null},"ReadOnly":{"r":1.5},"Lists":{"l":[1,2]},"Truth":{"True":1,"false":2}}""";

    internal const string CommentedPlain =
        "/* a */ { // b\n \"Age\" : /* c */ 42 , \"Tags\" : [ \"a\" , /* d */ ] , \"Child\" : { \"Age\" : 1 , } , } // e";

    internal const string CamelCollections =
        """{"array":[1,2],"list":["a",null],"interfaceList":[3],"readOnlyList":[4,5],"enumerable":[0.5],"collection":["b"],"readOnlyCollection":[6],"hashSet":[7,7,8],"set":["c","c"],"immutable":[9,10],"queue":[11,12],"stack":[13,14],"nullables":[null,15],"jagged":[[1],[],[2,3]],"objects":[{"age":1},null],"structs":[{"width":1,"height":-2}]}""";

    internal const string CamelDictionaries =
        """{"text":{"a":1,"B c":2},"number":{"1":"x","-2":"y"},"enumeration":{"Summer":1,"100":2},"namedEnumeration":{"Red":1,"dark blue":2},"guid":{"c0ffee00-1dea-4bad-8ace-0123456789ab":true},"time":{"2024-02-29T00:00:00":1},"objects":{"5":{"Age":1},"6":null},"interface":{"k":null},"readOnly":{"r":1.5},"lists":{"l":[1,2]},"truth":{"True":1,"false":2}}""";

    internal const string CamelAnnotated =
        """{"first":1,"renamed":"r","whenPresent":"p","whenNotZero":2,"always":null,"field":3,"internal":4,"getOnly":"g","ignored":"i","last":5}""";
}
