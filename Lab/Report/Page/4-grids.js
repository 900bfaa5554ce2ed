// ---- grids: a word or a number in each cell ----
function grid(title, rows, columns, cell, kind = '') {
  const heads = columns.map(name => `<th scope="col"${about(name)}><span>${esc(name)}</span></th>`);
  const cellsOf = row => columns.map(column => cell(row, column)).join('');
  const lines = rows.map(row => `<tr><th scope="row"${about(row)}>${esc(row)}</th>${cellsOf(row)}</tr>`);
  const table = `<table class="grid ${kind}"><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="${esc(title)}">${table}</div>`;
}

const cell = (text, kind, tip, style = '', sign = '') =>
  `<td class="cell ${kind}" data-tip="${esc(tip)}" style="${style}">${esc(text)}${sign && `<sup>${sign}</sup>`}</td>`;
const empty = '<td class="none">–</td>';
plots.heat = () => {
  const t = tables.steady, { c } = t, figure = figureOf(t), compare = comparer(t, figure);
  const [rows, gone] = withFigures(t, rowsOf(t), figure.value);
  const groups = Map.groupBy(rows, i => `${c.deployment[i]}, ${c.direction[i]}: ${figure.unit} ${state.base}`);
  const sample = ratio => `<span><i class="cell ${heatKind(ratio, figure)}" style="${heatStyle(ratio)}"></i>${ratio}x</span>`;
  const samples = [10, 2, 1.1, .9, .5, .1].sort((a, b) => orderOf(a, figure) - orderOf(b, figure)).map(sample).join('');
  const key = `<p class="legend">${samples}<span>blue: ${figure.isTime ? 'faster' : 'fewer'}</span>`
    + '<span>hatched (on paper: dashed): a tie</span></p>';
  return key + gone + panels(groups, (group, title) => heat(c, group, title, figure, compare));
};

// The best mean first, below a rule those that leave payloads out: what is lossy or binary has no part in a mean.
// A row or a column without any figure is no row: it is a name below, with its reason.
function heat(c, group, title, figure, compare) {
  const { value } = figure;
  const rows = [...Map.groupBy(group, i => c.contender[i])].map(([name, own]) => {
    const ratios = own.filter(i => !/lossy|binary/.test(c.marks[i])).map(compare).filter(one => one?.isKnown).map(({ ratio }) => ratio);
    return { name, own, ratios, mean: ratios.length ? meanOf(ratios) : null };
  });
  const cells = new Map(group.map(i => [c.contender[i] + '\n' + c.payload[i], i]));
  const sizeOf = payload => value[cells.get(state.base + '\n' + payload)] ?? 0;
  const payloads = distinct(group.filter(i => has(value[i])).map(i => c.payload[i])).sort((a, b) => sizeOf(a) - sizeOf(b)), first = 'mean';
  const isPart = ({ ratios }) => ratios.length < payloads.length;
  const known = rows.filter(({ own }) => own.some(i => has(value[i])))
    .sort((a, b) => isPart(a) - isPart(b) || orderOf(a.mean, figure) - orderOf(b.mean, figure) || a.name.localeCompare(b.name));
  const meanOfRow = name => meanCell(known.find(row => row.name === name), payloads.length, known.find(isPart), figure);
  const heatOf = (name, payload) => payload === first ? meanOfRow(name) : heatCell(c, cells.get(name + '\n' + payload), figure, compare);
  const why = Map.groupBy(rows.filter(row => !known.includes(row)), ({ own }) => distinct(own.map(i => c.note[i])).join('; '));
  const absent = [...why].map(([reason, group]) => `${group.map(({ name }) => name).join(', ')}: ${reason || 'not measured'}`);
  const below = `<summary>Without a figure: ${count(rows.length - known.length)}</summary>${absent.map(esc).map(none).join('')}`;
  return grid(title, known.map(({ name }) => name), [first, ...payloads], heatOf, payloads.length > 8 ? 'upright' : '')
    + (absent.length ? `<details class="none">${below}</details>` : '');
}

const heatStyle = ratio => `--w:${ratio === 1 ? 0 : Math.min(66, 9 + Math.abs(Math.log2(ratio)) * 19).toFixed()}%`;
// More is better of speeds, less of all else. What has no ratio comes last.
const orderOf = (ratio, { isTime }) => !has(ratio) ? Number.MAX_VALUE : isTime ? -ratio : ratio;
const heatKind = (ratio, figure) => orderOf(ratio, figure) < orderOf(1, figure) ? 'cold' : 'hot';

// Where there is no room for words.
const signs = { lossy: 'L', binary: 'B', adapted: 'A', 'corrected since': '†' };
const signOf = marks => marks.split(', ').map(mark => signs[mark] ?? '').join('');

function meanCell({ name, ratios, mean }, all, rule, figure) {
  const kind = rule?.name === name ? 'mean rule ' : 'mean ';
  if (!ratios.length) return cell('n/a', kind, `${name}: nothing to compare`);
  const text = ratioText(mean), part = ratios.length < all ? ` of ${ratios.length}` : '';
  const tip = `${name}: ${ratioIn(figure.unit, text)}, the mean of ${ratios.length} of ${all} payloads`;
  return cell(text + part, kind + heatKind(mean, figure), tip, heatStyle(mean));
}

function heatCell(c, i, figure, compare) {
  const { value, format } = figure;
  if (!has(i)) return empty;
  const where = `${c.contender[i]}, ${c.payload[i]}: `, sign = signOf(c.marks[i]), compared = compare(i);
  if (!has(value[i])) return cell('n/a', 'none', where + c.note[i]);
  if (!compared) return cell(format(value[i]), '', `${where}${format(value[i])}; no ratio to the baseline. ${c.note[i]}`, '', sign);
  const { ratio, isKnown, tie, tip } = compared, full = `${where}${format(value[i])}${tip}. ${c.note[i]}`;
  return isKnown ? cell(ratioText(ratio), heatKind(ratio, figure) + (tie ? ' tie' : ''), full, heatStyle(ratio), sign)
    : cell(ratioText(ratio) + ' ?', '', full, '', sign);
}

// Who was tried nowhere has no row.
const tried = ({ c }, rows) => rows.filter(i => !['unavailable', 'n/a'].includes(c.outcome[i]));

// One grid a deployment, and a payload where the columns are something else.
function outcomes(t, column) {
  const { c } = t, rows = tried(t, rowsOf(t));
  return panels(Map.groupBy(rows, i => c.deployment[i] + (column === 'payload' ? '' : ', ' + c.payload[i])), (group, title) => {
    const cells = new Map(group.map(i => [c.contender[i] + '\n' + c[column][i], i]));
    return grid(title, distinct(group.map(i => c.contender[i])), distinct(group.map(i => c[column][i])), (row, name) => {
      const i = cells.get(row + '\n' + name), word = has(i) && c.outcome[i];
      return has(i) ? cell(word, 'o-' + word.split(' ')[0], `${row}, ${name}: ${word}. ${c.note[i]}`) : empty;
    });
  });
}

plots.fidelity = () => outcomes(tables.fidelity, 'payload');
plots.errors = () => outcomes(tables.errors, 'scenario');

// A plain publish beside the others: of how many payloads what came, and how many warnings the compiler gave.
plots.verdicts = () => {
  const { c } = tables.verdicts, rows = tried(tables.verdicts, rowsOf(tables.verdicts)), keyOf = (name, where) => name + '\n' + where;
  const cells = Map.groupBy(rows, i => keyOf(c.contender[i], c.deployment[i])), deployments = distinct(rows.map(i => c.deployment[i]));
  const works = name => cells.get(keyOf(name, deployments[0]))?.filter(i => c.outcome[i] === 'works').length ?? 0;
  const names = distinct(rows.map(i => c.contender[i])).sort((a, b) => works(b) - works(a) || a.localeCompare(b));
  const title = 'Of how many payloads, and the warnings of the compiler';
  return !rows.length ? nothing : panel(title, grid(title, names, deployments, (name, where) => {
    const group = cells.get(keyOf(name, where));
    if (!group) return empty;
    const found = Map.groupBy(group, i => c.outcome[i]), warnings = c.warnings[group[0]] ? ` (${c.warnings[group[0]]})` : '';
    const text = [...found].map(([outcome, some]) => `${some.length}/${group.length} ${outcome}`).join(', ');
    const kind = found.has('silently wrong') ? 'o-silently' : found.size > 1 ? 'o-throws' : 'o-' + c.outcome[group[0]].split(' ')[0];
    const tip = group.map(i => `${c.payload[i]}: ${c.outcome[i]}. ${c.note[i]}`).join(' ');
    return cell(text + warnings, kind, cut(`${name}, ${where}: ${tip}`, 600));
  }));
};

// ---- tables ----
function fillTable(details) {
  const t = tables[details.dataset.table], columns = t.columns.filter(column => !column.hidden), [by, down] = state.sort[t.id] ?? [];
  const compare = columns.some(({ kind }) => kind === 'comparison') && comparer(t, figureOf(t, 'time'));
  const valueOf = ({ id, kind }, i) => kind === 'comparison' ? compare(i)?.ratio : t.c[id][i];
  const textOf = ({ kind }, i, value) => kind === 'comparison' ? compare(i).words : formats[kind]?.(value) ?? esc(value);
  const kindOf = ({ kind }) => kind === 'text' || kind === 'name' ? '' : ' class="f"';
  const heads = columns.map(column => {
    const order = column.id === by ? ` aria-sort="${down ? 'de' : 'a'}scending"` : '';
    const label = column.kind === 'comparison' ? `${column.label} ${state.base}` : column.label;
    return `<th scope="col"${kindOf(column)}${order}><button data-sort="${column.id}">${esc(label)}</button></th>`;
  });
  const cellOf = (column, i, value = valueOf(column, i)) => `<td${kindOf(column)}>${has(value) ? textOf(column, i, value) : ''}</td>`;
  const lines = sorted(rowsOf(t), columns.find(column => column.id === by), down, valueOf)
    .map(i => `<tr>${columns.map(column => cellOf(column, i)).join('')}</tr>`);
  const why = t.of.has(state.machine) ? nothing
    : none(`There are figures of other machines. Choose one above: ${esc([...t.of.keys()].join('; '))}.`);
  const body = lines.join('') || `<tr><td colspan="${columns.length}">${why}</td></tr>`;
  details.querySelector('table').innerHTML = `<thead><tr>${heads.join('')}</tr></thead><tbody>${body}</tbody>`;
}

// What has no value comes last.
function sorted(rows, column, down, valueOf) {
  // A text may begin with its number, such as "12.3x tie" and "0.5 / 0 / 0".
  const numberIn = text => /^[\d.]+( |x|$)/.test(text) ? parseFloat(text) : NaN;
  const differ = (a, b) => typeof a === 'string' ? numberIn(a) - numberIn(b) || a.localeCompare(b) : a - b;
  const order = ([a], [b]) => a === '' ? 1 : b === '' ? -1 : (down ? -1 : 1) * differ(a, b);
  return column ? rows.map(i => [valueOf(column, i) ?? '', i]).sort(order).map(([, i]) => i) : rows;
}
