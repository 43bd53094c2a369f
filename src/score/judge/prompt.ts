/** The prompt for a model that judges replies: AmbiBench, A.5, with two lists of words in the places of its sets. */
export const judgePrompt = (predicted: readonly string[], truth: readonly string[]): string =>
  `You are a linguistic expert. Compare the following two sets of words and determine whether **every word** in Set 1 can be matched with **exactly one word** in Set 2 such that they meet **any** of these relationships:

1. They are **synonyms** (same or very similar meaning), e.g., "car" and "automobile".
2. They have a **hypernym/hyponym** relationship (one is a broader or narrower category of the other), e.g., "fruit" and "apple".
3. They are **exactly the same word**.

Notes: - The order of words does not matter.

- Each word in Set 1 must have a unique matching word in Set 2.

- If **any word** in Set 1 cannot be matched, return: False.

- Only if **all words** can be matched, return: True.

Set 1: ${predicted.join(', ')}

Set 2: ${truth.join(', ')}

Answer with only one word: True or False.`;
