const colors = `
:root { color-scheme: light dark; --paper: #f6f2ea; --card: #fff; --ink: #211c17; --soft: #6a6056; --line: #ddd4c6; --accent: #b3401a;
  --wash: #f3e3d8; --good: #2e6b3f; --bad: #a3262a; }
@media (prefers-color-scheme: dark) { :root { --paper: #16151a; --card: #1f1e24; --ink: #ece7df; --soft: #a59c92; --line: #37343d; --accent: #ff9a6b;
  --wash: #38271f; --good: #86cf9a; --bad: #ff8f8f; } }
`;

const page = `
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 100rem; padding: 0 clamp(1rem, 3vw, 3rem) 4rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 ui-sans-serif, system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
h1, h2, .wordmark { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "DejaVu Serif", serif; font-weight: 600; line-height: 1.15; }
h1 { margin: 0; font-size: clamp(2rem, 6vw, 3.4rem); letter-spacing: -.02em; overflow-wrap: anywhere; }
h2 { font-size: 1.5rem; margin: 2.6rem 0 1rem; } h3 { font-size: 1rem; line-height: 1.3; margin: 0; }
.wordmark { margin: 0 0 .8rem; color: var(--accent); font-style: italic; } body > header { padding: 2rem 0 1rem; }
.facts, .about, .note, footer { color: var(--soft); } .facts { margin: .4rem 0 0; } .note, .about { font-size: .85rem; margin: .3rem 0; }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; margin: 1rem 0; } a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 8px; padding: .2rem .7rem; cursor: pointer; }
button:hover { border-color: var(--accent); color: var(--accent); }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-size: .86rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .22rem .8rem .22rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
thead button, td button { border: 0; padding: 0; text-align: left; border-radius: 2px; } thead th { white-space: nowrap; } tbody th { font-weight: 400; min-width: 8rem; }
td { white-space: nowrap; } td small { color: var(--soft); } th[aria-sort=ascending] button::after { content: " ↑"; } th[aria-sort=descending] button::after { content: " ↓"; }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: .85rem; overflow-wrap: anywhere; }
`;

const charts = `
.charts { columns: 30rem; column-gap: 1.4rem; }
figure { break-inside: avoid; margin: 0 0 1.4rem; padding: 1rem 1.1rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
figure svg { display: block; width: 100%; height: auto; max-width: 34rem; margin: .7rem 0 0; background: #fff; border-radius: 6px; white-space: pre; }
figure [data-row] { cursor: pointer; } svg [data-row]:hover { fill-opacity: .12; }
figure .tools { display: flex; gap: .5rem; margin-top: .6rem; font-size: .8rem; } summary { cursor: pointer; color: var(--soft); font-size: .85rem; }
.more { column-span: all; margin: .6rem 0; } .more > summary { font-weight: 600; font-size: 1rem; color: inherit; margin-bottom: .8rem; }
.wide { column-span: all; } .wide .scroll { max-height: 34rem; overflow: auto; margin-top: .5rem; } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: .78rem/1.45 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; margin: .3rem 0; }
pre.text { white-space: pre; overflow-x: auto; }
#tip { position: fixed; left: 0; top: 0; z-index: 2; pointer-events: none; display: grid; max-width: min(24rem, 92vw); padding: .45rem .7rem; font-size: .82rem;
  background: var(--ink); color: var(--paper); border-radius: 8px; overflow-wrap: anywhere; } #tip[hidden] { display: none; }
`;

const items = `
dialog { width: min(78rem, 96vw); max-height: 94vh; padding: 1.2rem 1.4rem; border: 1px solid var(--line); border-radius: 14px; background: var(--paper); color: var(--ink); overflow: auto; }
dialog::backdrop { background: rgb(0 0 0 / .55); } dialog header { display: flex; justify-content: space-between; align-items: start; gap: 1rem; }
dialog h2 { margin: 0; font-size: 1.25rem; overflow-wrap: anywhere; } dialog p { margin: .3rem 0; } .close { position: sticky; top: 0; }
.filters { display: flex; gap: .5rem; margin: .8rem 0; } .filters [aria-pressed=true] { background: var(--wash); border-color: var(--accent); }
.cards { display: grid; gap: 1rem; } article { display: grid; grid-template-columns: minmax(0, 13rem) minmax(0, 1fr); gap: 1.2rem; padding: 1rem; background: var(--card);
  border: 1px solid var(--line); border-radius: 12px; }
.pictures { display: flex; flex-wrap: wrap; gap: .5rem; align-content: flex-start; } .pictures img { max-width: 100%; border-radius: 6px; background: #fff; outline: 1px solid var(--line); }
.blank { color: var(--soft); font-size: .8rem; border: 1px dashed var(--line); border-radius: 6px; padding: 1rem; }
.id { overflow-wrap: anywhere; } .options { list-style: none; padding: 0; margin: .4rem 0; } .options .right, .truth b { color: var(--good); font-weight: 600; }
.truth, .options li, .said { overflow-wrap: anywhere; white-space: pre-wrap; } .reply { border-top: 1px solid var(--line); margin-top: .5rem; padding-top: .3rem; } .reply:not(.chosen) { color: var(--soft); }
.who { display: flex; gap: .7rem; align-items: baseline; overflow-wrap: anywhere; } .verdict { font-size: .8rem; white-space: nowrap; } .verdict.right { color: var(--good); }
.verdict.right::before { content: "✓ "; } .verdict.wrong, .verdict.no-reply { color: var(--bad); } .verdict.wrong::before, .verdict.no-reply::before { content: "✗ "; }
.said { max-height: 14rem; overflow: auto; } .read { font-size: .8rem; color: var(--soft); overflow-wrap: anywhere; }
@media (max-width: 44rem) { body { padding: 0 .6rem 3rem; } article { grid-template-columns: minmax(0, 1fr); } figure { padding: .7rem .5rem; } dialog { padding: .9rem; } .charts { columns: 1; } .pictures img { max-width: 48%; } }
@media print { .tools, nav, #tip, details:not([open]) { display: none; } body { background: #fff; color: #000; } figure { border: 0; padding: 0; } }
`;

/** The page's style sheet. */
export const styles = `${colors}${page}${charts}${items}`;
