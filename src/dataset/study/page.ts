import { embeddedJson, escapeHtml, sourceHash } from '../gallery/escape.js';
import script from './client.bundle.js';
import type { Study } from './form.js';

/** The page's styles: plain, legible, the same on a phone. */
const styles = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; font: 17px/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fff; }
.jspsych-content-wrapper, .jspsych-content { display: block; width: 100%; margin: 0; }
main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
.page p { max-width: 40rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.prompt { white-space: pre-wrap; overflow-wrap: anywhere; }
figure { margin: 0 0 1rem; }
img { display: block; max-width: 100%; height: auto; }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; margin: .25rem; border: 1px solid #777; border-radius: .4rem;
  background: #f4f4f4; color: inherit; cursor: pointer; text-align: left; overflow-wrap: anywhere; }
button:hover, button:focus-visible { background: #e2ecfb; border-color: #1f5fbf; }
button:disabled { opacity: .5; cursor: default; }
button[aria-pressed=true] { background: #1f5fbf; color: #fff; }
button.go { background: #1f5fbf; color: #fff; border-color: #1f5fbf; }
.choices { display: flex; flex-direction: column; align-items: stretch; }
.jspsych-html-button-response-btngroup, #jspsych-html-button-response-btngroup { text-align: center; }
.words { display: flex; flex-wrap: wrap; }
input { font: inherit; flex: 1 1 16rem; min-height: 2.75rem; padding: .5rem; margin: .25rem; border: 1px solid #777; border-radius: .4rem; }
progress { display: block; width: 100%; height: .4rem; }
.hint { color: #555; }
.drawing { position: relative; display: inline-block; touch-action: none; cursor: crosshair; }
.drawing .box { position: absolute; border: 2px solid #d40000; outline: 1px solid #fff; pointer-events: none; }
`;

/** The whole page as HTML text. Nothing is loaded but pictures beside it, and nothing runs but its own script. */
export function renderStudy(study: Study): string {
  const policy = [
    "default-src 'none'",
    // A page opened from a disk has no origin that 'self' could mean in every browser.
    "img-src 'self' file: blob:",
    // jsPsych sets styles of elements.
    "style-src 'unsafe-inline'",
    `script-src ${sourceHash(script)}`,
    `connect-src ${study.post === null ? "'none'" : new URL(study.post).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="generator" content="topsyturvy ${escapeHtml(study.version)}">
<title>${escapeHtml(study.name)}</title>
<style>${styles}</style>
</head>
<body>
<noscript>This study needs JavaScript.</noscript>
<script type="application/json" id="study">${embeddedJson(study)}</script>
<script>${script}</script>
</body>
</html>
`;
}
