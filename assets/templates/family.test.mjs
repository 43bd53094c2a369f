// node --test family.test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generate, plan } from 'topsyturvy';
import { canonicalJson } from 'topsyturvy/core';
import { checkLabelLaw, checkPictureLaw } from 'topsyturvy/families';
import { family } from './family.mjs';

/** Every item that a seed makes; making one already checks the first law. */
async function itemsOf(seed, count = 16) {
  const items = [];
  const set = await plan(family.name, { seed, count, families: [family] });
  for await (const item of generate(set)) items.push(item);
  return items;
}

test('both laws hold, and the inverse undoes the transform', async () => {
  for (const item of await itemsOf(1)) {
    checkLabelLaw(family, item.state, item.transform);
    checkPictureLaw(family, item);
    if (!family.inverse) continue;
    const back = family.inverse(item.transform);
    assert.deepEqual(family.act(back, family.act(item.transform, item.state)), item.state);
  }
});

test('the judge accepts every item', async () => {
  for (const { certificate } of await itemsOf(2)) assert.equal(certificate.holds, true);
});

test('the seed decides everything, and no two items are alike', async () => {
  const states = async (seed) => (await itemsOf(seed)).map(({ state }) => canonicalJson(state));
  assert.deepEqual(await states(3), await states(3));
  assert.notDeepEqual(await states(3), await states(4));
  assert.equal(new Set(await states(3)).size, 16);
});

test('every item asks something, and no two questions have one id', async () => {
  const ids = (await itemsOf(5)).flatMap(({ questions }) => questions.map(({ id }) => id));
  assert.ok(ids.length >= 16);
  assert.equal(new Set(ids).size, ids.length);
});
