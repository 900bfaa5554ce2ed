// ---- over commits: the baseline and SpanCodec ----

const of = Object.fromEntries(names.deployment.map((name, k) => [name, deployments[k]]));
const isFollowed = name => name === state.base || data.followed.includes(name);

plots.history = host => {
  if (!tables.history.of.has(state.machine)) return none('Only one commit was measured here.');
  const t = tables.history, { c } = t, figure = figureOf(t), rows = rowsOf(t).filter(i => has(figure.value[i])), width = widthOf(host, 460);
  const placeOf = name => distinct(rows.map(i => c.contender[i])).indexOf(name);
  const groups = groupBy(rows, i => c.deployment[i] + ', ' + c.direction[i]);
  return legend(rows.map(i => c.contender[i]), placeOf) + panels(groups, (group, title) => moves(c, group, title, figure, placeOf, width));
};

// The geometric mean of the payloads that every state has: a payload more or less would look like a change.
function moves(c, group, title, { value, format, scale }, placeOf, width) {
  const states = distinct(group.map(i => c.state[i])).sort(), bottom = 150;
  const lines = [...groupBy(group, i => c.contender[i])].map(([name, own]) => {
    const shared = distinct(own.map(i => c.payload[i])).filter(payload => states.every(state => own.some(i => c.state[i] === state && c.payload[i] === payload)));
    return [name, shared, states.map(state => meanOf(own.filter(i => c.state[i] === state && shared.includes(c.payload[i])).map(i => value[i])))];
  }).filter(([, shared]) => shared.length);
  if (!lines.length) return nothing;
  const y = scale(lines.flatMap(([, , means]) => means), bottom, 10), x = k => Math.round(62 + (width - 120) * (k + .5) / states.length);
  const days = states.map((state, k) => label(x(k), bottom + 14, state.slice(5, 10), 'tick mid') + label(x(k), bottom + 27, state.slice(11), 'tick mid'));
  return svg(width, bottom + 31, title, axisY(y, 62, width - 58, format) + days.join('') + lines.map(([name, shared, means]) => {
    const points = means.map((mean, k) => [x(k), y.at(mean)]), k = placeOf(name), moved = means.length > 1 && means[0] ? (means.at(-1) / means[0]).toFixed(2) : '';
    const path = mark('curve d' + k % 6, `${name}, ${title}: ${means.map(format).join(', ')}`, `<polyline points="${points.join(' ')}"/>`);
    const marks = points.map((point, at) => mark('d' + k % 6, `${name}, ${states[at]}: ${format(means[at])}, the mean of ${shared.join(', ')}`, shapeAt(k, ...point)));
    return path + marks.join('') + label(width, points.at(-1)[1] + 4, moved && '× ' + moved, 'tick end');
  }).join(''));
}

// Geometric; what can be nothing has the ordinary one.
const meanOf = values => values.every(value => value > 0)
  ? Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
  : values.reduce((sum, value) => sum + value, 0) / values.length;
