type Wording = 'strict' | 'paper';
type Options = Readonly<Record<string, string>>;

const listed = (options: Options): string =>
  Object.entries(options)
    .map(([letter, text]) => `${letter}: ${text}`)
    .join(', ');

/** AmbiBench, Table 7, Bistable, Open; `strict` says what counts where both readings are of one kind. */
export const bistableOpen = (wording: Wording): string =>
  wording === 'paper'
    ? "You are given a bistable image (an image that can be perceived in more than one way). Identify two possible distinct objects or visual features that a person might recognize in this image. Respond with only the object words, separated by commas, like 'Object1, Object2', without explanations or extra words."
    : "You are given a bistable image (an image that can be perceived in more than one way). Name the two different things that a person might see in this image as a whole, in any order. If both are the same kind of thing, say with each how they differ (for example 'red car, blue car'). Respond with only two words or short phrases, separated by a comma, like 'Object1, Object2', without explanations.";

/** AmbiBench, Table 7, Bistable, Choice; `strict` is without None, which is never right. */
export const bistableChoice = (wording: Wording, options: Options): string =>
  wording === 'paper'
    ? `You are given a bistable image (an image that can be perceived in more than one way). Identify which objects from the following choices are present in the image. Select **all applicable answers** by returning their **letters only**, separated by commas (e.g., A, C). If none of the objects are present, choose **E**. Choices: ${listed(options)} Your answer:`
    : `You are given a bistable image (an image that can be perceived in more than one way). Which of the following choices can a person see in the image? Several may apply. Respond with the letters of all that apply and nothing else, separated by commas (e.g., A, C). Choices: ${listed(options)}. Your answer:`;

/** The same about a control, which shows one thing only: it is not called bistable, and None is no choice. */
export const shownChoice = (options: Options): string =>
  `Which of the following choices does the image show? Several may apply. Respond with the letters of all that apply and nothing else, separated by commas (e.g., A, C). Choices: ${listed(options)}. Your answer:`;
