// ---- controls ----
function showControls() {
  for (const input of $$('#controls input'))
    input.checked = single.includes(input.name) ? state[input.name] === input.value : isOn(input.name, input.value);
  for (const group of $$('.switch')) {
    const shown = group.querySelector(`[data-figure=${state.figure}]`) ?? group.firstChild;
    for (const button of group.children) button.ariaPressed = button === shown;
  }
  $('#base').value = state.base;
  document.documentElement.style.colorScheme = state.colours.replace('as the system', '');
  showAnswer(data.answers[state.machine]);
}

function showAnswer(answer) {
  if (!answer || !$('#answer')) return;
  const listed = kind => texts => texts.map(text => `<${kind}>${esc(text)}</${kind}>`).join('');
  const machine = $('#machine');
  if (machine.options) machine.value = state.machine;
  else machine.textContent = state.machine;
  $('#answer tbody').innerHTML = answer.decisions.map(cells => `<tr>${listed('td')(cells)}</tr>`).join('');
  for (const list of ['findings', 'doubts']) $('#' + list).innerHTML = listed('li')(answer[list]);
}

function draw(host) {
  if (host.open) return fillTable(host);
  const body = plots[host.dataset.plot](host);
  host.innerHTML = body.includes('<figure') || body.includes('class="none"') ? body + measured(host.dataset.plot) : nothing;
  for (const group of host.querySelectorAll('svg[role], table')) group.querySelector(marks)?.setAttribute('tabindex', 0);
}

// Of which run a plot is: somebody may show it to others without the page.
const fileOf = { steady: 'times', heat: 'times', native: 'verdicts' };
function measured(plot) {
  const t = tables.conditions, { c } = t, file = fileOf[plot] ?? plot;
  const runs = Map.groupBy(rowsOf(t).filter(i => c.file[i] === file), i => `${c.taken[i].split(' ')[0]}, commit ${c.commit[i]}`);
  const words = [...runs].map(([run, rows]) => `${rows.map(i => c.deployment[i]).join(', ')}: ${run}`);
  return words.length ? `<p class="run">${esc(`${state.machine}; ${words.join('; ')}`)}</p>` : '';
}

const boxOf = host => host.closest('section').getBoundingClientRect();
const isSeen = host => boxOf(host).top < innerHeight && boxOf(host).bottom > 0;

// What is seen or gone to is drawn at once, the rest when the browser has time, and all of it before it is printed.
let waiting = [];
const drawLater = () => setTimeout(() => {
  if (!waiting[0]) return arrive(false);
  drawLater();
  draw(waiting.shift());
});
const drawAll = () => { for (const host of waiting.splice(0)) draw(host); };

function render() {
  showControls();
  for (const part of $$('header, nav, main > section')) part.hidden = state.show && part.id !== state.show;
  for (const note of $$('[data-machine]')) note.hidden = note.dataset.machine !== state.machine;
  const isWanted = host => isSeen(host) || host.closest('section').id === state.at;
  const hosts = Map.groupBy($$('section:not([hidden]) [data-plot], [data-table][open]'), isWanted);
  for (const host of hosts.get(true) ?? []) draw(host);
  waiting = hosts.get(false) ?? [];
  drawLater();
}

// ---- marks: pointing and the keyboard ----
const tip = $('#tip'), marks = '.mark[aria-label], [data-tip]';

function say(near) {
  tip.hidden = !near;
  if (!near) return;
  tip.textContent = near.dataset.tip ?? near.dataset.about ?? near.ariaLabel;
  const box = near.getBoundingClientRect();
  tip.style.left = Math.max(8, Math.min(box.left, innerWidth - tip.offsetWidth - 8)) + 'px';
  tip.style.top = Math.min(box.bottom + 6, innerHeight - tip.offsetHeight - 8) + 'px';
}

const pointAt = ({ target }) => say(target.closest?.(`${marks}, [data-about]`));

function moveMark(event) {
  const element = document.activeElement.closest(marks);
  if (event.key === 'Escape') say();
  if (!element || !event.key.startsWith('Arrow')) return;
  const all = [...element.closest('svg, table').querySelectorAll(marks)];
  // Up and down stay in the column of a grid, where not every cell has something to say.
  const ways = element.cellIndex && /Up|Down/.test(event.key) ? all.filter(one => one.cellIndex === element.cellIndex) : all;
  const next = ways[ways.indexOf(element) + (/Left|Up/.test(event.key) ? -1 : 1)];
  event.preventDefault();
  if (next) [element.tabIndex, next.tabIndex] = [-1, 0];
  next?.focus();
}

function onClick(event) {
  const button = event.target.closest('button, a[href^="#"]');
  if (!button) return;
  const { sort, all, none, figure } = button.dataset;
  if (sort) {
    const id = button.closest('details').dataset.table, [column, down] = state.sort[id] ?? [];
    change(() => state.sort[id] = [sort, column === sort && !down]);
    $(`[data-table="${id}"] [data-sort="${sort}"]`).focus();
  } else if (all || none) change(() => state.off[all ?? none] = new Set(none && choices[none]));
  else if (button.id === 'reset') change(() => state = firstState());
  else if (figure) change(() => state.figure = figure);
  else if (button.hash) {
    event.preventDefault();
    change(() => state.at = button.hash.slice(1));
    arrive(true);
  }
}

// The address names the section too, so that a link to it can be given away. What is drawn above it later moves it: then the page
// goes there once more, unless the reader has moved in the meantime.
let arriving = false;
function arrive(isFirst) {
  if (state.at && (isFirst || arriving)) {
    $('#' + state.at).scrollIntoView();
    $('#' + state.at).focus({ preventScroll: true });
  }
  arriving = isFirst;
}

function onChange({ target: { id, name, value, checked } }) {
  change(() => {
    if (id) state[id] = value;
    else if (single.includes(name)) state[name] = value;
    else state.off[name][checked ? 'delete' : 'add'](value);
  });
}

function start() {
  for (const details of $$('[data-table]')) {
    details.open = false;
    details.addEventListener('toggle', () => details.open && fillTable(details));
  }
  $('#controls').hidden = false;
  let width = innerWidth;
  const resize = () => { if (width !== innerWidth) { width = innerWidth; render(); } };
  const hashchange = () => { fromHash(); render(); arrive(true); };
  for (const place of ['#controls', 'header']) $(place).addEventListener('change', onChange);
  const acts = { click: onClick, mouseover: pointAt, focusin: pointAt, keydown: moveMark, beforeprint: drawAll, hashchange, resize };
  for (const kind in acts) addEventListener(kind, acts[kind]);
  for (const kind of ['wheel', 'pointerdown', 'keydown']) addEventListener(kind, () => arriving = false, { passive: true });
  hashchange();
}

start();
