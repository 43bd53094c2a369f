import type { ResponseForm } from '../form.js';
import { BoxDrawing } from './box-drawing.js';
import { button, element } from './elements.js';

/** An answer: the place of the choice (null for words and boxes), and the reply as `score` reads it. */
export type Answer = { readonly response: number | null; readonly text: string };

/** What a person answers with, and the keys that do the same. */
export interface AnswerPanel {
  readonly node: HTMLElement;
  /** @returns whether the key meant something */
  onKey(key: string): boolean;
}

/** The panel for a form of answers. @param images those that are shown; boxes are drawn on the last */
export function answerPanel(
  form: ResponseForm,
  images: readonly HTMLImageElement[],
  done: (answer: Answer) => void,
): AnswerPanel {
  if (form.kind === 'one') return oneOf(form.choices, done);
  if (form.kind === 'several') return severalOf(form.choices, done);
  if (form.kind === 'text') return words(done);
  return boxes(images.at(-1)!, done);
}

type Choices = Extract<ResponseForm, { choices: unknown }>['choices'];

/** The place of the choice that a key names: its number, its letter, or the first of Yes and No. */
function placeOf(key: string, choices: Choices): number {
  const number = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  if (number >= 0) return number < choices.length ? number : -1;
  return choices.findIndex(({ reply }) => reply.charAt(0).toLowerCase() === key.toLowerCase());
}

function oneOf(choices: Choices, done: (answer: Answer) => void): AnswerPanel {
  const choose = (at: number): void => done({ response: at, text: choices[at].reply });
  const node = element(
    'div',
    { class: 'choices' },
    ...choices.map(({ label }, at) => button(label, () => choose(at), { 'data-choice': String(at) })),
  );
  return {
    node,
    onKey(key) {
      const at = placeOf(key, choices);
      if (at >= 0) choose(at);
      return at >= 0;
    },
  };
}

function severalOf(choices: Choices, done: (answer: Answer) => void): AnswerPanel {
  const buttons = choices.map(({ label }, at) =>
    button(label, () => toggle(at), { 'data-choice': String(at), 'aria-pressed': 'false' }),
  );
  const chosen = (): string[] =>
    choices.filter((_, at) => buttons[at].getAttribute('aria-pressed') === 'true').map(({ reply }) => reply);
  const send = button('Continue', () => done({ response: null, text: chosen().join(', ') }), {
    class: 'go',
    disabled: '',
  });
  function toggle(at: number): void {
    const is = buttons[at].getAttribute('aria-pressed') === 'true';
    buttons[at].setAttribute('aria-pressed', String(!is));
    send.disabled = chosen().length === 0;
  }
  return {
    node: element('div', {}, element('div', { class: 'choices' }, ...buttons), send),
    onKey(key) {
      if (key === 'Enter') {
        if (!send.disabled) send.click();
        return true;
      }
      const at = placeOf(key, choices);
      if (at >= 0) toggle(at);
      return at >= 0;
    },
  };
}

function words(done: (answer: Answer) => void): AnswerPanel {
  const field = element('input', {
    type: 'text',
    'aria-label': 'Your answer',
    autocomplete: 'off',
    spellcheck: 'false',
    maxlength: '1000',
  });
  const send = button('Continue', () => done({ response: null, text: field.value.trim() }), {
    class: 'go',
    disabled: '',
  });
  field.addEventListener('input', () => (send.disabled = field.value.trim() === ''));
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !send.disabled) send.click();
  });
  return { node: element('div', { class: 'words' }, field, send), onKey: () => false };
}

function boxes(image: HTMLImageElement, done: (answer: Answer) => void): AnswerPanel {
  const drawing = new BoxDrawing(image);
  const send = button('Continue', () => done({ response: null, text: drawing.text() }), { class: 'go' });
  const undo = button('Remove the last box', () => drawing.removeLast());
  const hint = element(
    'p',
    { class: 'hint' },
    'Draw a box with the mouse or a finger; without a box the answer is "None".',
  );
  return { node: element('div', {}, hint, undo, send), onKey: () => false };
}
