// ---- grids: a word or a number in each cell ----

function grid(title, rows, columns, cell, kind = '') {
  const heads = columns.map(name => `<th scope="col"><span>${esc(name)}</span></th>`);
  const lines = rows.map(row => `<tr><th scope="row">${esc(row)}</th>${columns.map(column => cell(row, column)).join('')}</tr>`);
  const head = `<thead><tr><td></td>${heads.join('')}</tr></thead>`;
  const table = `<table class="grid ${kind}">${head}<tbody>${lines.join('')}</tbody></table>`;
  return `<div class="scroll" tabindex="0" role="region" aria-label="${esc(title)}">${table}</div>`;
}

const cell = (text, kind, tip, style = '') => `<td class="cell ${kind}" data-tip="${esc(tip)}" style="${style}">${esc(text)}</td>`;
const empty = '<td class="none">–</td>';

plots.heat = () => {
  const t = tables.steady, { c } = t, figure = figureOf(t), compare = comparer(t, figure);
  const [rows, gone] = withFigures(t, rowsOf(t), figure.value);
  const groups = groupBy(rows, i => `${c.deployment[i]}, ${c.direction[i]}: ratio to ${state.base}`);
  return gone + panels(groups, (group, title) => heat(c, group, title, figure, compare));
};

// The smallest mean first. A row or a column without any figure is no row: it is a name below, with its reason.
function heat(c, group, title, { value, format }, compare) {
  const rows = [...groupBy(group, i => c.contender[i])].map(([name, own]) => {
    const ratios = own.map(compare).filter(compared => compared?.isKnown).map(({ ratio }) => ratio);
    return { name, own, ratios, mean: ratios.length ? meanOf(ratios) : Infinity };
  });
  const known = rows.filter(({ own }) => own.some(i => has(value[i]))).sort((a, b) => a.mean - b.mean || a.name.localeCompare(b.name));
  const byName = new Map(known.map(row => [row.name, row])), cells = new Map(group.map(i => [c.contender[i] + '\n' + c.payload[i], i]));
  const payloads = distinct(group.filter(i => has(value[i])).map(i => c.payload[i])), first = 'mean';
  const heatOf = (name, payload) => payload === first ? meanCell(byName.get(name), payloads.length)
    : heatCell(c, cells.get(name + '\n' + payload), value, format, compare);
  const why = groupBy(rows.filter(row => !known.includes(row)), ({ own }) => distinct(own.map(i => c.note[i])).join('; '));
  const absent = [...why].map(([reason, group]) => `${group.map(({ name }) => name).join(', ')}: ${reason || 'not measured'}`);
  const below = `<summary>Without a figure: ${count(rows.length - known.length)}</summary>${absent.map(esc).map(none).join('')}`;
  return grid(title, known.map(({ name }) => name), [first, ...payloads], heatOf, payloads.length > 8 ? 'upright' : '')
    + (absent.length ? `<details class="none">${below}</details>` : '');
}

const heatStyle = ratio => `--w:${Math.min(60, Math.abs(Math.log2(ratio)) * 20).toFixed()}%`;
const heatKind = ratio => ratio < 1 ? 'cold' : 'hot';

// Where there is no room for words.
const signs = { lossy: ' L', binary: ' B', adapted: ' A' };
const signOf = marks => marks.split(', ').map(mark => signs[mark] ?? '').join('');

function meanCell({ name, ratios, mean }, all) {
  if (!ratios.length) return cell('n/a', 'mean', `${name}: nothing to compare`);
  const text = ratioText(mean), part = ratios.length < all ? ` of ${ratios.length}` : '';
  const tip = `${name}: ${text} of ${state.base}, the mean of ${ratios.length} of ${all} payloads`;
  return cell(text + part, 'mean ' + heatKind(mean), tip, heatStyle(mean));
}

function heatCell(c, i, value, format, compare) {
  if (!has(i)) return empty;
  const where = `${c.contender[i]}, ${c.payload[i]}: `, sign = signOf(c.marks[i]), compared = compare(i);
  if (!has(value[i])) return cell('n/a', 'none', where + c.note[i]);
  if (!compared) return cell(format(value[i]) + sign, '', `${where}no figure of the baseline to compare with. ${c.note[i]}`);
  const { ratio, isKnown, tie, tip } = compared, full = `${where}${format(value[i])}${tip}. ${c.note[i]}`;
  return isKnown ? cell(ratioText(ratio) + sign, heatKind(ratio) + (tie ? ' tie' : ''), full, heatStyle(ratio))
    : cell(ratioText(ratio) + ' ?' + sign, '', full);
}

// One grid a deployment, and a payload where the columns are something else. Who was tried nowhere has no row.
function outcomes(t, column, wordOf = i => t.c.outcome[i]) {
  const { c } = t, rows = rowsOf(t).filter(i => !['unavailable', 'n/a'].includes(c.outcome[i]));
  return panels(groupBy(rows, i => c.deployment[i] + (column === 'payload' ? '' : ', ' + c.payload[i])), (group, title) => {
    const cells = new Map(group.map(i => [c.contender[i] + '\n' + c[column][i], i]));
    return grid(title, distinct(group.map(i => c.contender[i])), distinct(group.map(i => c[column][i])), (row, name) => {
      const i = cells.get(row + '\n' + name);
      return has(i) ? cell(wordOf(i), 'o-' + c.outcome[i].split(' ')[0], `${row}, ${name}: ${c.outcome[i]}. ${c.note[i]}`) : empty;
    });
  });
}

plots.fidelity = () => outcomes(tables.fidelity, 'payload');
plots.errors = () => outcomes(tables.errors, 'scenario');
plots.verdicts = () => {
  const { outcome, warnings } = tables.verdicts.c;
  return outcomes(tables.verdicts, 'payload', i => outcome[i] + (warnings[i] ? ` (${warnings[i]})` : ''));
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
    const label = column.kind === 'comparison' ? `${column.label} to ${state.base}` : column.label;
    return `<th scope="col"${kindOf(column)}${order}><button data-sort="${column.id}">${esc(label)}</button></th>`;
  });
  const cellOf = (column, i) => {
    const value = valueOf(column, i);
    return `<td${kindOf(column)}>${has(value) ? textOf(column, i, value) : ''}</td>`;
  };
  const lines = sorted(rowsOf(t), columns.find(column => column.id === by), down, valueOf)
    .map(i => `<tr>${columns.map(column => cellOf(column, i)).join('')}</tr>`);
  details.querySelector('table').innerHTML = `<thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody>`;
}

// What has no value comes last.
function sorted(rows, column, down, valueOf) {
  if (!column) return rows;
  const keyed = rows.map(i => [valueOf(column, i) ?? '', i]), sign = down ? -1 : 1;
  const order = ([a], [b]) => a === '' ? 1 : b === '' ? -1 : sign * (typeof a === 'string' ? a.localeCompare(b) : a - b);
  return keyed.sort(order).map(([, i]) => i);
}
