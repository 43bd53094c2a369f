/**
 * The paper's map of characters under a half turn. It is fixed: whether a font bears it out is tested,
 * never used to change it.
 */
export const paperMap = {
  name: 'rotoutbench',
  source:
    'RotOutBench, Appendix A.5 and the examples of TextImage-Rot: q→b, 6b→q9, bp6→9dq, 6dq9→6bp9, 9dp6b→q9dp6',
  turn: 'half',
  alphabet: '69bdpq',
  reads: { '6': '9', '9': '6', b: 'q', q: 'b', d: 'p', p: 'd' } as Readonly<Record<string, string>>,
} as const;
