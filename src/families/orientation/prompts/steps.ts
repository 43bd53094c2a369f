/** The steps with which every type's context ends (figures 15 to 27). */
export const closing = [
  'Compare with the provided options',
  'Select the most appropriate answer',
  'Explain your reasoning with specific visual evidence',
] as const;

/** The steps of the types with two pictures (figures 21 and 26), of which only the third differs. */
export const comparing = (third: string): readonly string[] => [
  'Identify the object in both images and establish its key features',
  "Compare the object's orientation in both images",
  third,
  ...closing,
];
