// Everything that the page draws comes from the JSON beside this script; nothing is fetched.
const $ = selector => document.querySelector(selector), $$ = selector => document.querySelectorAll(selector);
const has = value => value != null;
const distinct = items => [...new Set(items)];
const data = JSON.parse($('#data').textContent);
const { names, deployments, choices } = data;
const tables = Object.fromEntries(Object.entries(data.tables).map(([id, packed]) => [id, unpackTable(id, packed)]));

function unpackTable(id, { n, columns, cells }) {
  columns = columns.map(([id, label, kind, hidden]) => ({ id, label, kind, hidden }));
  const c = Object.fromEntries(columns.map((column, k) => [column.id, unpackColumn(cells[k], column)]));
  // Bounds are stored as thousandths of the figure that they belong to.
  const boundOf = (part, i) => has(part) ? c.time[i] * (1 + part / 1000) : null;
  if (c.time) for (const bound of ['low', 'high']) c[bound] = c[bound]?.map(boundOf);
  return { id, columns, c, of: Map.groupBy(Array(n).keys(), i => c.machine[i]) };
}

// Names and texts are stored as runs of differences between their places in a list: difference, times, difference, times …
function unpackColumn(packed, { id, kind }) {
  if (!packed) return [];
  let last, place = 0;
  // A series that is the same as the one before is a zero.
  if (kind === 'series') return packed.map(row => last = row || last);
  // What has no number is as many rows as the number in brackets says.
  const spread = numbers => numbers.flatMap(one => one.length ? Array(one[0]).fill(null) : one);
  if (kind === 'comparison') return Object.fromEntries(Object.entries(packed).map(([name, parts]) => [name, parts.map(spread)]));
  if (kind !== 'name' && kind !== 'text') return spread(packed);
  const values = [], list = names[kind === 'name' ? id : 'text'];
  for (let k = 0; k < packed.length; k += 2)
    for (let n = packed[k + 1]; n > 0; n--) values.push(list[place += packed[k]]);
  return values;
}

// ---- state, kept in the address: the section, then what differs from the first view ----
const several = ['payload', 'mode', 'framework', 'contender'];
const single = Object.keys(choices).filter(key => !several.includes(key));
let state = firstState();

function firstState() {
  // Of several frameworks the newest, which is the first.
  const off = Object.fromEntries(several.map(facet => [facet, new Set(facet === 'framework' ? choices.framework.slice(1) : [])]));
  return { ...data.first, at: '', sort: {}, off };
}

function toHash() {
  const parts = new URLSearchParams(), first = firstState();
  for (const key of single) if (state[key] !== first[key]) parts.set(key, state[key]);
  const namesOf = ({ off }, facet) => JSON.stringify([...off[facet]]);
  for (const facet of several) if (namesOf(state, facet) !== namesOf(first, facet)) parts.set('no.' + facet, namesOf(state, facet));
  return [state.at, parts.toString()].filter(Boolean).join('&');
}

// What the page does not know is left as it was at first: an old address must not break a new page.
function fromHash() {
  state = firstState();
  for (const [key, value] of new URLSearchParams(location.hash.slice(1))) {
    const off = key.startsWith('no.') && key.slice(3);
    if (several.includes(off)) state.off[off] = new Set(choices[off].filter(name => value.includes(JSON.stringify(name))));
    else if (single.includes(key) && choices[key].includes(value)) state[key] = value;
    else if (!value && choices.show.includes(key)) state.at = key;
  }
}

function change(edit) {
  edit();
  history.replaceState(null, '', '#' + toHash());
  render();
}

// ---- choosing rows ----
const isOn = (facet, name) => !state.off[facet].has(name);

function rowsOf({ c, of }, anyContender) {
  const isChosen = (_, k) => isOn('mode', deployments[k].mode) && isOn('framework', deployments[k].framework);
  const on = new Set(names.deployment.filter(isChosen));
  return (of.get(state.machine) ?? []).filter(i => on.has(c.deployment[i])
    && (!c.payload || isOn('payload', c.payload[i]))
    && (!c.lane || c.lane[i] === state.lane)
    && (anyContender || !c.contender || isOn('contender', c.contender[i])));
}

// ---- comparing: what times compare to is in the data, as the report reckons it ----
// What the switch above a plot has chosen: the values, and how one is written. A collection counts in one generation.
function figureOf({ c }, name = state.figure) {
  if (name === 'allocated') return { value: c.allocated, format: bytes, scale: evenScale, unit: 'x the bytes of' };
  if (name === 'time') return { value: c.time, format: time, scale: logScale, unit: 'x as fast as', isTime: true };
  const value = c.collections.map(text => text ? text.split(' / ').reduce((sum, part) => sum + +part, 0) : null);
  return { value, format: value => `${+value.toFixed(3)} in 1,000`, scale: evenScale, unit: 'x the collections of' };
}

// Each figure and the baseline's in the same deployment, payload and direction. Of times the ratio is a speed: more is better.
function comparer(t, { value, unit, isTime }) {
  const { c } = t, base = {}, keyOf = i => [c.deployment[i], c.payload[i], c.direction[i]].join('\n');
  for (const i of rowsOf(t, true)) if (c.contender[i] === state.base && has(value[i])) base[keyOf(i)] = i;
  return i => {
    const b = base[keyOf(i)];
    if (!has(b) || !has(value[i])) return null;
    if (b === i) return { ratio: 1, isKnown: true, words: 'baseline', tip: ', the baseline' };
    if (isTime) return speedOf(c.ratio[state.base], i, unit);
    // What was not measured beside the baseline has no ratio of anything.
    if (!has(c.ratio[state.base][0][i])) return null;
    // Bytes are counted, so that a difference is a difference. Nothing is a multiple of nothing.
    const ratio = value[i] / value[b], words = ratioText(ratio);
    return value[b] ? { ratio, isKnown: true, words, tip: `, ${ratioIn(unit, words)}` } : null;
  };
}

// A tie is negative. Without an interval nothing is known.
function speedOf([speeds, lows, highs], i, unit) {
  if (!has(speeds[i])) return null;
  const ratio = Math.abs(speeds[i]), tie = speeds[i] < 0, isKnown = has(lows[i]);
  const words = ratioText(ratio) + (isKnown ? tie ? ' tie' : '' : ' ?'), end = part => ratioText(ratio * (1 + part / 1000));
  const interval = isKnown ? ` (${end(lows[i])} to ${end(highs[i])})` : '';
  return { ratio, isKnown, tie, words, tip: `, ${ratioIn(unit, words + interval)}` };
}

// The unit begins with the x that words have already.
const ratioIn = (unit, words) => `${words} ${unit.slice(2)} ${state.base}`;

// Geometric; what can be nothing has the ordinary one.
const averageOf = values => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanOf = values => values.every(value => value > 0) ? Math.exp(averageOf(values.map(Math.log))) : averageOf(values);
