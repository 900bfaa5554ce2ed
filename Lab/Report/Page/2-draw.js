// ---- words ----
function scaled(value, [unit, ...larger]) {
  const size = Math.abs(value);
  if (size >= 999.5 && larger.length) return scaled(value / 1000, larger);
  return value.toFixed(unit === 'B' || size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2) + ' ' + unit;
}

const formats = {
  time: ns => scaled(ns, ['ns', 'µs', 'ms', 's']),
  bytes: count => scaled(count, ['B', 'kB', 'MB', 'GB']),
  count: value => value.toLocaleString('en'),
  // As RatioText has it.
  ratio: value => value.toFixed(value < .1 ? 3 : value < 10 ? 2 : 1),
  share: value => (value * 100).toFixed(1) + ' %',
};
const { time, bytes, count } = formats;
const ratioText = value => formats.ratio(value) + 'x';
const short = format => value => format(value).replace(/\.0+(?=\D|$)/, '');
const esc = text => String(text).replace(/[&<>\x22\x27]/g, c => `&#${c.charCodeAt()};`);
const cut = (text, length) => text.length > length ? text.slice(0, length - 1) + '…' : text;
const span = (format, low, high) => ` (${format(low)} to ${format(high)})`;
const none = text => `<p class="none">${text}</p>`;
const nothing = none('No figure in this choice.');

// ---- drawing ----
// What a payload or a contender is, for who points at its name.
const about = name => name in data.about ? ` data-about="${esc(`${name}: ${data.about[name]}`)}"` : '';
const label = (x, y, text, kind = '', more = '') => `<text x="${x}" y="${y}" class="${kind}"${more}>${esc(text)}</text>`;
const line = (x1, y1, x2, y2, kind = '') => `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" class="${kind}"/>`;
const mark = (kind, tip, body) => `<g class="mark ${kind}" role="img" aria-label="${esc(tip)}">${body}</g>`;
const panel = (title, body) => `<figure><figcaption>${esc(title)}</figcaption>${body}</figure>`;
const panels = (groups, draw) =>
  `<div class="panels">${[...groups].map(([title, group]) => panel(title, draw(group, title))).join('')}</div>`;

const svg = (width, height, title, body) => `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="group"`
  + ` aria-label="${esc(title)}">${body}</svg>`;

// A panel for each title, below the legend of all deployments.
const titled = (host, least, c, rows, titleOf, draw, above = '', ...further) =>
  legend(rows.map(i => c.deployment[i])) + above + arranged(host, least, c, rows, titleOf, draw, ...further);

// As many panels beside each other as there is room for.
function arranged(host, least, c, rows, titleOf, draw, ...further) {
  const gap = 28, all = host.clientWidth || 330, across = Math.max(1, Math.floor((all + gap) / (least + gap)));
  const width = Math.floor((all - gap * (across - 1)) / across), groups = Map.groupBy(rows, titleOf);
  return panels(groups, (group, title) => draw(c, group, title, width, ...further));
}

const place = deployment => names.deployment.indexOf(deployment);
const color = deployment => 'd' + place(deployment) % 6;

// Shapes tell deployments apart where colours do not. One path for all of a mark: there are thousands.
const shapes = ['m-4,0a4,4 0 1 0 8,0a4,4 0 1 0 -8,0', 'm-4,-4h8v8h-8z', 'm0,-5l5,5l-5,5l-5,-5z', 'm0,-5l5,9h-10z'];
const shape = (deployment, x, y, before = '') => `<path d="${before}M${x},${y}${shapes[place(deployment) % 4]}"/>`;

function legend(used) {
  const sign = name => `<svg width="14" height="14" aria-hidden="true"><g class="mark">${shape(name, 7, 7)}</g></svg>`;
  const entries = distinct(used).map(name => `<span class="${color(name)}">${sign(name)}${esc(name)}</span>`);
  return `<p class="legend">${entries.join('')}</p>`;
}

const powerOf = value => 10 ** Math.floor(Math.log10(value));
const stepOf = rough => [1, 2, 5, 10].find(part => part * powerOf(rough) >= rough) * powerOf(rough);

function logScale(values, from, to) {
  const min = Math.min(...values) / 1.15, max = Math.max(Math.max(...values) * 1.15, min * 2.5);
  const at = value => +(from + (to - from) * Math.log(value / min) / Math.log(max / min)).toFixed(1);
  const powers = Array.from({ length: 24 }, (_, k) => 10 ** (k - 6)), isIn = tick => tick >= min && tick <= max;
  const within = steps => powers.flatMap(power => steps.map(step => +(power * step).toPrecision(6))).filter(isIn);
  // Within less than a power even these are too few.
  const step = stepOf((max - min) / 4), multiples = Array.from({ length: 6 }, (_, k) => (Math.ceil(min / step) + k) * step);
  const ticks = [within([1]), within([1, 2, 5])].find(found => found.length > 2)
    ?? multiples.map(tick => +tick.toPrecision(6)).filter(isIn);
  const every = Math.ceil(ticks.length / Math.max(2, Math.abs(to - from) / 48));
  return { at, ticks: ticks.filter((_, k) => k % every === 0) };
}

// From nothing: of what can be nothing, such as bytes.
function evenScale(values, from, to) {
  const max = Math.max(...values) || 1, step = stepOf(max / Math.max(2, Math.abs(to - from) / 70));
  const ticks = Array.from({ length: Math.floor(max / step) + 1 }, (_, k) => +(k * step).toPrecision(6));
  return { at: value => +(from + (to - from) * value / max).toFixed(1), ticks };
}

const axisX = ({ at, ticks }, top, bottom, format) => ticks.map(tick =>
  line(at(tick), top, at(tick), bottom, 'grid') + label(at(tick), bottom + 13, short(format)(tick), 'tick mid')).join('');
const axisY = ({ at, ticks }, left, right, format) => ticks.map(tick =>
  line(left, at(tick), right, at(tick), 'grid') + label(left - 5, at(tick) + 3, short(format)(tick), 'tick end')).join('');

// A line for each row: a name at the left, a mark with its interval, words at the right. What is known of a row: value, low, high,
// name, whose name, kind, deployment, tip, words; and parts of a bar that ends at the value. A floor is a dashed line.
function dotRows(rows, title, width, { scale, format, right, floor }) {
  const left = Math.min(185, width * .4), bottom = rows.length * 15 + 8;
  const values = rows.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]);
  const x = scale(values.concat(floor ?? []), left + 6, width - right);
  let body = axisX(x, 2, bottom, format), before;
  rows.forEach(({ value, low, high, name, whose = name, kind = '', deployment, tip, words, parts }, k) => {
    const y = k * 15 + 12, whisker = has(low) ? `M${x.at(low)},${y}H${x.at(high)}` : '';
    const drawn = parts ? bar(parts, x, y) + `<path d="${whisker}"/>` : shape(deployment, x.at(value), y, whisker);
    const weight = kind.includes('strong') ? 'strong' : '';
    if (name !== before) body += line(0, y - 8, width, y - 8, 'grid') + label(0, y + 4, cut(name, left / 6.6), weight, about(whose));
    before = name;
    body += mark(color(deployment) + ' ' + kind, tip, drawn) + label(width, y + 4, words, 'tick end');
  });
  return svg(width, bottom + 18, title, body + (floor ? line(x.at(floor), 2, x.at(floor), bottom, 'floor') : ''));
}

function bar(parts, x, y) {
  let at = 0;
  return parts.map((part, k) => {
    const from = x.at(at), to = x.at(at += part ?? 0);
    return `<rect class="p${k}" x="${from}" y="${y - 5}" width="${(to - from).toFixed(1)}" height="10"/>`;
  }).join('');
}
