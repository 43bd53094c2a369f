import { createHash } from 'node:crypto';
import { embeddedJson, escapeHtml } from '../gallery/escape.js';
import script from './client.bundle.js';
import type { Study } from './form.js';
import { styles } from './styles.js';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The whole page as HTML text. Nothing is loaded but pictures beside it, and nothing runs but its own script. */
export function renderStudy(study: Study): string {
  const policy = [
    "default-src 'none'",
    // A page opened from a disk has no origin that 'self' could mean in every browser.
    "img-src 'self' file: blob:",
    // jsPsych sets styles of elements.
    "style-src 'unsafe-inline'",
    `script-src ${hashOf(script)}`,
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
