/** What models said to a question, and the filter for it. */
export const replies = String.raw`
const marks = { right: 'right', wrong: 'wrong', unreadable: 'no single answer', none: 'no reply' };
const repliesAt = at('replies');
const markOf = (reply) => (reply ? reply[0] : 'none');

/** Whether the replies to a question are what the filters ask for, of each model. */
function saidAsAsked(row) {
  for (const [who, mark] of state.marks) {
    const replies = valueAt(row[repliesAt]);
    if (!replies || markOf(replies[Number(who)]) !== mark) return false;
  }
  return true;
}

/** How many questions each model answered how: a filter shows what there is. */
const marksOfAnswerers = data.answerers.map(() => new Map());
for (const item of data.answerers.length > 0 ? items : []) {
  for (const row of item.questions) {
    (valueAt(row[repliesAt]) || []).forEach((reply, who) => count(marksOfAnswerers[who], markOf(reply), marks[markOf(reply)]));
  }
}

const markElement = (mark) => el('span', { class: 'mark-of ' + mark }, marks[mark]);

/** In a line for each model: whether it is right, and what its reply was read as. */
function repliesInShort(question) {
  if (!question.replies) return '';
  return el('ul', { class: 'said' }, question.replies.map((reply, who) =>
    el('li', {}, markElement(markOf(reply)), ' ', bdi(data.answerers[who], 'key'),
      reply && reply[2] !== null ? [': ', bdi(wholeWords(answerText(question, reply[2]), 80))] : '')));
}

/** All of what each model said. */
function repliesInFull(question) {
  if (!question.replies) return '';
  return el('div', { class: 'said' }, question.replies.map((reply, who) =>
    el('section', { class: 'one-said' },
      el('p', {}, bdi(data.answerers[who]), ' ', markElement(markOf(reply))),
      reply ? el('pre', { dir: 'auto' }, valueAt(reply[1]) === '' ? '(empty)' : valueAt(reply[1])) : '',
      reply && reply[2] !== null
        ? el('p', { class: 'meta' }, 'read as ', bdi(answerText(question, reply[2])))
        : '')));
}
`;
