/** RotOutBench A.2, four-way rotation matching, in the paper's words. */
export const matchPrompt =
  'If this image were rotated 180 degrees, which option would match? Answer with A, B, C, or D.';

/** What the pictures of a matching question are: the query first, then the options in the order of their letters. */
export const matchOrder =
  'The first image is the query; the next four images are the options A, B, C and D, in this order.';
