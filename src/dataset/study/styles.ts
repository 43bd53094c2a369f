/** The page's styles: plain, legible, the same on a phone. */
export const styles = `
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
