import { tileSide } from './thumbnails.js';

const colors = `
:root { color-scheme: light dark;
  --paper: #f6f2ea; --card: #fffdf9; --ink: #211c17; --soft: #6a6056; --line: #ddd4c6; --accent: #b3401a;
  --wash: #f3e3d8; --good: #2e6b3f; --bar: #c8684a; --mat: #fff; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #16151a; --card: #1f1e24; --ink: #ece7df; --soft: #a59c92; --line: #37343d; --accent: #ff9a6b;
  --wash: #38271f; --good: #86cf9a; --bar: #d97f58; --mat: #d9d5ce; } }
`;

const page = `
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 92rem; padding: 0 clamp(1rem, 3vw, 3rem) 4rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 ui-sans-serif, system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
h1, h2, h3, .wordmark { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "DejaVu Serif", serif;
  font-weight: 600; line-height: 1.1; }
h2 { font-size: 1.5rem; margin: 0; }
code, pre, .label { font-family: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: 1rem; }
header { padding: 3.5rem 0 1.5rem; }
.wordmark { margin: 0 0 1.2rem; color: var(--accent); letter-spacing: .02em; font-style: italic; }
h1 { margin: 0; font-size: clamp(2.6rem, 8vw, 5rem); letter-spacing: -.02em; overflow-wrap: anywhere; }
h1 span { display: block; width: fit-content; max-width: 100%; }
h1 .turned { transform: rotate(180deg); opacity: .1; margin-top: -.1em; user-select: none; }
.facts { color: var(--soft); margin: .5rem 0 0; } .facts a, footer a { color: inherit; }
.numbers { display: flex; flex-wrap: wrap; gap: 1rem 3rem; margin: 0 0 2rem; padding: 1.2rem 0; border-block: 1px solid var(--line); }
.numbers div { display: flex; flex-direction: column-reverse; } .numbers dt { color: var(--soft); }
.numbers dd { margin: 0; font-size: 1.9rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.sample { background: var(--wash); border-radius: 8px; padding: .7rem 1rem; }
summary { cursor: pointer; } summary h2 { display: inline; }
.overview { margin-bottom: 3rem; }
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
#filters { display: flex; flex-wrap: wrap; gap: .7rem; align-items: end; margin: 1rem 0; }
#filters label { display: grid; gap: .2rem; font-size: .8rem; color: var(--soft); max-width: 14rem; }
#filters .search { flex: 1 1 16rem; max-width: 24rem; }
input, select, button { font: inherit; font-size: .95rem; color: var(--ink); background: var(--card); border: 1px solid var(--line);
  border-radius: 8px; padding: .4rem .6rem; max-width: 100%; }
input, select { width: 100%; } select { text-overflow: ellipsis; }
label.active input, label.active select { border-color: var(--accent); }
button { cursor: pointer; } button:hover:not(:disabled) { border-color: var(--accent); color: var(--accent); }
button:disabled { opacity: .35; cursor: default; }
.bar-row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .5rem 2rem; margin-bottom: 1rem; }
.bar-row p { margin: 0; color: var(--soft); }
nav { display: flex; gap: .6rem; align-items: center; font-variant-numeric: tabular-nums; } #pager-below { justify-content: center; margin-top: 2rem; }
`;

const cards = `
#grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr)); gap: 1.2rem; }
.card { display: flex; flex-direction: column; background: var(--card); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; }
.stage { display: flex; gap: .6rem; justify-content: center; align-items: flex-start; padding: 1.2rem 1rem .6rem; }
.rest { display: contents; } .many .rest { display: flex; flex-wrap: wrap; gap: .6rem; justify-content: center; max-width: 11.2rem; }
.view { margin: 0; flex: 0 1 8.6rem; min-width: 0; text-align: center; }
.many .view { flex: none; width: min(19vw, 5.2rem); }
.tile { display: block; position: relative; aspect-ratio: 1; overflow: hidden; border-radius: 8px; outline: 1px solid var(--line); background: var(--mat); }
.tile img { position: absolute; left: 0; top: 0; max-width: none; }
.tile img.full { width: 100%; height: 100%; object-fit: contain; }
.view figcaption { padding-top: .35rem; } .view small { display: block; color: var(--soft); }
.label { overflow-wrap: anywhere; display: block; line-height: 1.25; }
.label.short { font-size: 1.35rem; } .label.medium { font-size: 1.05rem; } .label.long, .many .label { font-size: .8rem; }
.arrow { align-self: flex-start; width: 3.4rem; margin-top: 2.6rem; text-align: center; color: var(--accent); flex: none; }
.arrow path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.transform { display: block; font-size: .72rem; line-height: 1.2; color: var(--soft); overflow-wrap: anywhere; max-height: 6em; overflow: hidden; }
.about { padding: .4rem 1.1rem .8rem; flex: 1; }
.about h3 { font-size: .95rem; margin: 0; overflow-wrap: anywhere; }
.chips { display: flex; flex-wrap: wrap; gap: .3rem; margin: .4rem 0; }
.chip { font-size: .78rem; background: var(--wash); border-radius: 99px; padding: .05rem .6rem; overflow-wrap: anywhere; }
.key, .meta { color: var(--soft); } .meta { font-size: .78rem; margin: .6rem 0 .1rem; }
.prompt { margin: 0; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; line-clamp: 3; overflow: hidden; font-size: .88rem;
  overflow-wrap: anywhere; white-space: pre-line; }
.answer { margin: .3rem 0 0; font-weight: 600; overflow-wrap: anywhere; max-height: 4.5em; overflow: hidden; } .answer .key { font-weight: 400; }
.foot { display: flex; justify-content: space-between; align-items: center; gap: .6rem; padding: .6rem 1.1rem; border-top: 1px solid var(--line); }
.foot button { margin-left: auto; }
.holds { color: var(--good); font-size: .8rem; white-space: nowrap; font-family: inherit; } .holds::before { content: "✓ "; }
`;

const look = `
.look { margin: .8rem auto; max-width: 62rem; border: 1px solid var(--line); border-radius: 10px; background: var(--card); padding: .5rem .9rem; }
.look summary { font-weight: 600; } .look-body { display: flex; flex-wrap: wrap; gap: 1rem 1.6rem; padding: .8rem 0 .4rem; }
.frame { flex: 1 1 20rem; max-width: 32rem; aspect-ratio: 1; display: grid; place-items: center; }
.seen { width: 100%; border-radius: 0; outline: 0; image-rendering: auto; image-rendering: smooth; } .layer { position: absolute; inset: 0; overflow: hidden; }
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
dialog .view { flex-basis: 18rem; } dialog .arrow { margin-top: 5rem; } dialog .many .view { width: min(26vw, 10rem); }
dialog .many .rest { max-width: none; } dialog .chips { justify-content: center; }
.detail-body { display: grid; grid-template-columns: 3fr 2fr; gap: 1rem 2.4rem; } .detail-body section { min-width: 0; }
.detail-body h3 { margin: 1.4rem 0 .6rem; font-size: 1.1rem; }
.condition { border: 1px solid var(--line); border-radius: 10px; background: var(--card); margin-bottom: .6rem; padding: .5rem .9rem; }
.condition summary { font-weight: 600; } .condition summary .meta { font-weight: 400; margin-left: .6rem; }
.question { border-top: 1px solid var(--line); margin-top: .6rem; padding-bottom: .4rem; }
.prompt.whole { display: block; white-space: pre-wrap; }
.options { list-style: none; padding: 0; margin: .4rem 0; font-size: .9rem; } .options .right { color: var(--good); font-weight: 600; }
.values { margin: .4rem 0; font-size: .86rem; overflow-wrap: anywhere; } .values > div { display: flex; gap: .8rem; padding: .12rem 0; }
.values dt { color: var(--soft); flex: 0 0 8.5rem; } .values dd { margin: 0; min-width: 0; } .reply { font-weight: 600; }
.values .values { margin: 0; } .values .values dt { flex-basis: 5rem; } .number { font-variant-numeric: tabular-nums; }
.scroll { overflow: auto; max-height: 20rem; margin: 0; } pre { font-size: .76rem; white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .1rem .7rem .1rem 0; vertical-align: top; } th { color: var(--soft); font-weight: 400; }
@media (max-width: 44rem) { .detail-body { grid-template-columns: minmax(0, 1fr); } dialog { padding: 1rem; } header { padding-top: 2rem; } dialog .arrow { margin-top: 2rem; }
  .values dt { flex-basis: 5.5rem; } #filters label { flex: 1 1 42%; } }
@media print { #filters, nav, .foot button { display: none; } .card { break-inside: avoid; } }
@media (forced-colors: active) { .mark { fill: CanvasText; } }
`;

/** The page's style sheet. `tileSide` bounds a thumbnail so that it is never shown larger than it is. */
export const styles = `${colors}${page}${controls}${cards}${look}${detail}.card .tile { max-width: ${tileSide}px; }\n`;
