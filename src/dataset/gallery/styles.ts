const colors = `
:root { color-scheme: light dark;
  --paper: #f6f2ea; --card: #fffdf9; --ink: #211c17; --soft: #6a6056; --line: #ddd4c6; --accent: #b3401a;
  --wash: #f3e3d8; --good: #2e6b3f; --bad: #a3262a; --bar: #c8684a; --mat: #fff; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #16151a; --card: #1f1e24; --ink: #ece7df; --soft: #a59c92; --line: #37343d; --accent: #ff9a6b;
  --wash: #38271f; --good: #86cf9a; --bad: #ff8f8f; --bar: #d97f58; --mat: #d9d5ce; } }
`;

const page = `
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 92rem; padding: 0 clamp(1rem, 3vw, 3rem) 4rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 ui-sans-serif, system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
h1, h2, h3, .wordmark { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "DejaVu Serif", serif;
  font-weight: 600; line-height: 1.1; }
h2 { font-size: 1.5rem; margin: 0; }
code, pre { font-family: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: 1rem; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .1rem 1.2rem; padding: 1rem 0 .8rem; }
.wordmark { margin: 0; color: var(--accent); letter-spacing: .02em; font-style: italic; }
h1 { margin: 0; font-size: clamp(1.5rem, 4vw, 2.2rem); letter-spacing: -.02em; overflow-wrap: anywhere; min-width: 0; }
.facts { display: flex; flex-wrap: wrap; gap: 0 1rem; color: var(--soft); margin: 0; overflow-wrap: anywhere; font-size: .9rem; font-variant-numeric: tabular-nums; }
.facts strong { color: var(--ink); } .facts a, footer a { color: inherit; }
.sample { background: var(--wash); border-radius: 8px; padding: .7rem 1rem; }
summary { cursor: pointer; } summary h2 { display: inline; }
.overview { margin-top: 2.5rem; }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 2rem 3rem; margin-top: 1.5rem; }
.chart { margin: 0; } .chart svg { width: 100%; height: auto; max-width: 26rem; overflow: visible; }
figcaption { color: var(--ink); } .chart figcaption { font-weight: 600; margin-bottom: .5rem; }
.chart text { fill: var(--ink); font-size: 12px; } .chart .count { fill: var(--soft); }
.mark { fill: var(--bar); } .hit { fill: transparent; } .baseline { stroke: var(--line); }
.bar { cursor: pointer; } .bar:hover .hit { fill: var(--wash); }
.bar[aria-pressed=true] .mark { fill: var(--accent); } .bar[aria-pressed=true] text { font-weight: 700; }
.constant { font-size: 1.9rem; margin: 0; } .note { color: var(--soft); font-size: .85rem; margin: .3rem 0 0; }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .85rem; overflow-wrap: anywhere; }
`;

const controls = `
.columns { display: block; } #filter-box { margin-bottom: .8rem; } #filter-box summary { font-weight: 600; width: fit-content; }
#filters { display: flex; flex-wrap: wrap; gap: .7rem; align-items: end; margin: .6rem 0; }
#filters label { display: grid; gap: .2rem; font-size: .8rem; color: var(--soft); flex: 1 1 10rem; min-width: 0; overflow-wrap: anywhere; }
input, select, button { font: inherit; font-size: .95rem; color: var(--ink); background: var(--card); border: 1px solid var(--line);
  border-radius: 8px; padding: .4rem .6rem; max-width: 100%; }
input, select { width: 100%; } select { text-overflow: ellipsis; }
label.active input, label.active select { border-color: var(--accent); }
button { cursor: pointer; } button:hover:not(:disabled) { border-color: var(--accent); color: var(--accent); }
button:disabled { opacity: .35; cursor: default; }
.bar-row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .3rem 2rem; margin-bottom: .8rem; scroll-margin-top: 1rem; }
.bar-row p { margin: 0; color: var(--soft); }
nav { display: flex; gap: .4rem; align-items: center; font-variant-numeric: tabular-nums; } nav:empty { display: none; } #pager-below { justify-content: center; margin-top: 2rem; }
@media (min-width: 70rem) { .columns { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 1.6rem; align-items: start; }
  .columns:not(:has(#filter-box[open])) { grid-template-columns: auto minmax(0, 1fr); }
  #filter-box { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; padding-right: .3rem; }
  #filters { display: grid; gap: .6rem; } }
`;

const cards = `
#grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); gap: 1rem; }
.card { display: flex; flex-direction: column; min-width: 0; background: var(--card); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; }
.stage { display: grid; grid-template-columns: repeat(2, minmax(0, 10rem)); gap: .8rem; justify-content: center; align-items: start; padding: 1rem 1rem .4rem; }
.stage.one { grid-template-columns: minmax(0, 10rem); }
.stage.many { grid-template-columns: repeat(auto-fit, minmax(min(5.4rem, 28%), 1fr)); gap: .6rem; justify-content: start; }
.view { margin: 0; min-width: 0; text-align: center; }
.tile { display: flex; align-items: center; justify-content: center; aspect-ratio: 1; overflow: hidden; border-radius: 8px; outline: 1px solid var(--line); background: var(--mat); }
.thumbnail { display: block; background-repeat: no-repeat; }
.tile img.full { width: 100%; height: 100%; object-fit: contain; }
.view figcaption { padding-top: .3rem; font-size: .85rem; } .view small { display: block; color: var(--soft); line-height: 1.25; }
.label { overflow-wrap: break-word; hyphens: auto; display: block; line-height: 1.25; }
.label.short { font-size: 1.35rem; } .label.medium { font-size: 1rem; } .label.long, .many .label { font-size: .8rem; }
.transform { display: flex; justify-content: center; align-items: center; gap: .5rem; margin: 0; padding: 0 1rem .2rem; color: var(--soft); font-size: .82rem; overflow-wrap: break-word; min-width: 0; }
.transform bdi { min-width: 0; } .transform svg { color: var(--accent); flex: none; }
.transform path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.about { padding: .4rem 1.1rem .8rem; flex: 1; min-width: 0; }
.about h3 { font-size: .95rem; margin: 0; overflow-wrap: anywhere; }
.chips { display: flex; flex-wrap: wrap; gap: .3rem; margin: .4rem 0; }
.chip { font-size: .78rem; background: var(--wash); border-radius: 99px; padding: .05rem .6rem; overflow-wrap: anywhere; }
.key, .meta { color: var(--soft); } .meta { font-size: .78rem; margin: .5rem 0 .1rem; } .meta code { font-size: .72rem; }
.prompt { margin: 0; font-size: .88rem; overflow-wrap: break-word; white-space: pre-line; }
.answer { margin: .3rem 0 0; font-weight: 600; overflow-wrap: break-word; } .answer .key { font-weight: 400; }
.options { list-style: none; padding: 0; margin: .4rem 0; font-size: .88rem; overflow-wrap: break-word; } .options .right { color: var(--good); font-weight: 600; }
.foot { display: flex; justify-content: space-between; align-items: center; gap: .6rem; padding: .5rem 1.1rem; border-top: 1px solid var(--line); }
.foot button { margin-left: auto; font-size: .85rem; }
.holds { color: var(--good); font-size: .8rem; white-space: nowrap; font-family: inherit; } .holds::before { content: "✓ "; }
.said { list-style: none; margin: .5rem 0 0; padding: .4rem 0 0; border-top: 1px solid var(--line); font-size: .85rem; overflow-wrap: anywhere; }
.mark-of { font-size: .8rem; white-space: nowrap; color: var(--bad); } .mark-of::before { content: "✗ "; } .mark-of.right { color: var(--good); } .mark-of.right::before { content: "✓ "; }
.mark-of.unreadable::before { content: "? "; } .mark-of.none { color: var(--soft); } .mark-of.none::before { content: "– "; }
.one-said { padding: .3rem 0; } .one-said p { margin: 0; } .one-said pre { margin: .2rem 0; max-height: 14rem; overflow: auto; border-left: 3px solid var(--line); padding-left: .7rem; }
`;

const look = `
.look { margin: .8rem auto; max-width: 62rem; border: 1px solid var(--line); border-radius: 10px; background: var(--card); padding: .5rem .9rem; }
.look summary { font-weight: 600; } .look-body { display: flex; flex-wrap: wrap; gap: 1rem 1.6rem; padding: .8rem 0 .4rem; }
.frame { flex: 1 1 20rem; max-width: 32rem; aspect-ratio: 1; display: grid; place-items: center; }
.seen { position: relative; width: 100%; border-radius: 0; outline: 0; image-rendering: auto; image-rendering: smooth; } .layer { position: absolute; inset: 0; overflow: hidden; }
.look-controls { flex: 1 1 14rem; min-width: 0; } .switch { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .4rem; }
.switch legend, .distance span { color: var(--soft); font-size: .8rem; padding: 0; } .switch input { position: absolute; opacity: 0; width: auto; }
.switch label span { display: block; border: 1px solid var(--line); border-radius: 8px; padding: .3rem .7rem; cursor: pointer; }
.switch input:checked + span { background: var(--wash); border-color: var(--accent); font-weight: 600; }
.switch input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
.distance { display: block; margin-top: .8rem; } .distance input { padding: 0; accent-color: var(--accent); } .reading { min-height: 4em; }
`;

const detail = `
dialog { width: min(72rem, 94vw); max-height: 92vh; padding: 1.4rem 1.8rem 2rem; border: 1px solid var(--line); border-radius: 16px;
  background: var(--paper); color: var(--ink); overflow: auto; }
dialog::backdrop { background: rgb(0 0 0 / .55); }
.detail-head { display: flex; justify-content: space-between; gap: 1rem; align-items: center; }
.detail-head h2 { overflow-wrap: anywhere; } .steps { display: flex; gap: .4rem; }
dialog .stage { grid-template-columns: repeat(2, minmax(0, 20rem)); } dialog .stage.one { grid-template-columns: minmax(0, 24rem); }
dialog .stage.many { grid-template-columns: repeat(auto-fit, minmax(min(9rem, 28%), 12rem)); justify-content: center; } dialog .chips { justify-content: center; }
.detail-body { display: grid; grid-template-columns: 3fr 2fr; gap: 1rem 2.4rem; } .detail-body section { min-width: 0; }
.detail-body h3 { margin: 1.4rem 0 .6rem; font-size: 1.1rem; }
.condition { border: 1px solid var(--line); border-radius: 10px; background: var(--card); margin-bottom: .6rem; padding: .5rem .9rem; }
.condition summary { font-weight: 600; } .condition summary .meta { font-weight: 400; margin-left: .6rem; }
.question { border-top: 1px solid var(--line); margin-top: .6rem; padding-bottom: .4rem; }
.prompt.whole { display: block; white-space: pre-wrap; }
.values { margin: .4rem 0; font-size: .86rem; overflow-wrap: anywhere; } .values > div { display: flex; gap: .8rem; padding: .12rem 0; }
.values dt { color: var(--soft); flex: 0 0 8.5rem; } .values dd { margin: 0; min-width: 0; } .reply { font-weight: 600; }
.values .values { margin: 0; } .values .values dt { flex-basis: 5rem; } .number { font-variant-numeric: tabular-nums; }
.scroll { overflow: auto; max-height: 20rem; margin: 0; } pre { font-size: .76rem; white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .1rem .7rem .1rem 0; vertical-align: top; } th { color: var(--soft); font-weight: 400; }
@media (max-width: 44rem) { .detail-body { grid-template-columns: minmax(0, 1fr); } dialog { padding: 1rem; }
  .values dt { flex-basis: 5.5rem; } #filters label { flex: 1 1 42%; } .foot { padding: .5rem .8rem; } .about { padding: .4rem .8rem .7rem; } }
@media print { #filters, nav, .foot button { display: none; } .card { break-inside: avoid; } }
@media (forced-colors: active) { .mark { fill: CanvasText; } }
`;

/** The page's style sheet. */
export const styles = `${colors}${page}${controls}${cards}${look}${detail}`;
