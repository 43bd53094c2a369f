/** Spelled with a vowel, spoken with a consonant: "a uniform", "a European flag", "a one-wheeled toy". */
const CONSONANT = /^(?:uni(?!n|m)|us[aeiu]|ut(?:e|il)|ukulele|eu|ewe|one)/i;
/** Spelled with a consonant, spoken with a vowel: "an hourglass". */
const VOWEL = /^(?:hour|heir|honest|honou?r)/i;

/** A noun with its indefinite article: 'an earring', 'a tag'. */
export const indefinite = (noun: string): string =>
  `${VOWEL.test(noun) || (/^[aeiou]/i.test(noun) && !CONSONANT.test(noun)) ? 'an' : 'a'} ${noun}`;
