using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Routing.Patterns;
using SpanCodecs.AspNetCore;
using SpanCodecs.Tests.Web.App;
using Xunit;

namespace SpanCodecs.Tests.Web;

/// <summary>
/// The results themselves, as an endpoint filter or a test of somebody's endpoint looks at them. What they answer is compared elsewhere.
/// </summary>
public class ResultTests
{
    private static readonly ProblemDetails s_value = new() { Status = 409, Title = "Full", Type = "about:blank" };

    /// <summary>Problem and ValidationProblem make their value themselves, and a text or a file is no JSON.</summary>
    [Fact]
    public void Each_of_ASP_NETs_results_that_is_given_a_value_has_its_pair()
    {
        string[] own = [.. typeof(TypedResults).GetMethods().Where(IsGivenValue).Select(method => method.Name).Distinct().Order()];
        Assert.Equal(own, typeof(SpanResults).GetMethods().Where(IsGivenValue).Select(method => method.Name).Distinct().Order());
        Assert.Equal(own.Length, ResultPair.All.Select(pair => pair.Codec(null).GetType()).Distinct().Count());

        static bool IsGivenValue(MethodInfo method) =>
            method.IsGenericMethod && method.GetParameters().Any(given => given.ParameterType == method.GetGenericArguments()[0]);
    }

    [Fact]
    public void Results_say_of_themselves_what_ASP_NETs_say()
    {
        foreach (ResultPair pair in ResultPair.All)
        {
            IResult own = pair.Own(s_value);
            IResult ours = pair.Codec(s_value);
            foreach (PropertyInfo property in own.GetType().GetProperties())
                Assert.Equal(property.GetValue(own), ours.GetType().GetProperty(property.Name)?.GetValue(ours));
            Assert.Empty(own.GetType().GetInterfaces().Except(ours.GetType().GetInterfaces()));
            Assert.Same(s_value, ((IValueHttpResult)ours).Value);
            Assert.Equal(((IStatusCodeHttpResult)own).StatusCode, ((IStatusCodeHttpResult)ours).StatusCode);
        }
    }

    /// <summary>OpenAPI documents, authentication and others ask the endpoint for such interfaces.</summary>
    [Fact]
    public void Endpoints_that_answer_with_them_say_of_themselves_what_those_with_ASP_NETs_results_say()
    {
        foreach (ResultPair pair in ResultPair.All)
            Assert.Equal(SaidBy(pair.Own(null).GetType()), SaidBy(pair.Codec(null).GetType()));

        static string[] SaidBy(Type result)
        {
            var endpoint = new RouteEndpointBuilder(null, RoutePatternFactory.Parse("/"), 0);
            if (result.IsAssignableTo(typeof(IEndpointMetadataProvider)))
                typeof(ResultTests).GetMethod(nameof(Populate), BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(result)
                    .Invoke(null, [endpoint]);
            return Interfaces(endpoint.Metadata);
        }
    }

    [Fact]
    public void Endpoints_that_read_a_body_by_a_codec_say_of_themselves_what_others_say()
    {
        string[] own = SaidBy((ProblemDetails body) => TypedResults.Ok(body));
        Assert.Contains(nameof(IAcceptsMetadata), own);
        Assert.Equal(own, SaidBy((SpanBody<ProblemDetails> body) => SpanResults.Ok(body.Value)));
        Assert.Equal(own, SaidBy((SpanOptionalBody<ProblemDetails> body) => SpanResults.Ok(body.Value)));

        static string[] SaidBy(Delegate handler)
        {
            var endpoint = new RouteEndpointBuilder(null, RoutePatternFactory.Parse("/"), 0);
            return Interfaces(
                RequestDelegateFactory.Create(handler, new RequestDelegateFactoryOptions { EndpointBuilder = endpoint }).EndpointMetadata);
        }
    }

    private static void Populate<TResult>(EndpointBuilder endpoint)
        where TResult : IEndpointMetadataProvider => TResult.PopulateMetadata(typeof(ResultTests).GetMethods()[0], endpoint);

    private static string[] Interfaces(IEnumerable<object> metadata) =>
    [
        .. metadata.SelectMany(one => one.GetType().GetInterfaces())
            .Where(one => one.Namespace == typeof(IAcceptsMetadata).Namespace).Select(one => one.Name).Distinct().Order(),
    ];

    [Fact]
    public async Task A_route_that_is_not_there_is_refused_with_the_same_words()
    {
        await using WebApplication app = await ShopApp.StartAsync("direct");
        SpanCodec<ProblemDetails> codec = ProblemCodecs.ProblemDetails;
        Assert.Equal(
            await RefusalAsync(TypedResults.CreatedAtRoute(s_value, "nowhere")),
            await RefusalAsync(SpanResults.CreatedAtRoute(s_value, "nowhere", codec: codec)));
        Assert.Equal(
            await RefusalAsync(TypedResults.AcceptedAtRoute(s_value, "nowhere")),
            await RefusalAsync(SpanResults.AcceptedAtRoute(s_value, "nowhere", codec: codec)));

        async Task<string> RefusalAsync(IResult result)
        {
            var context = new DefaultHttpContext { RequestServices = app.Services };
            InvalidOperationException refusal = await Assert.ThrowsAsync<InvalidOperationException>(() => result.ExecuteAsync(context));
            return $"{context.Response.StatusCode} {refusal.Message}";
        }
    }
}
