// What a record of a distance consists of: each op is followed by its numbers, the last op is one of the solids.

// Solids. Of `call` the number is which function; the others have their names' numbers in the order of reference.ts.
export const opBall = 0;
export const opBlob = 1;
export const opEgg = 2;
export const opLimb = 3;
export const opBlock = 4;
export const opSheet = 5;
export const opCall = 6;
// What is done to the place where the distance of the rest is asked for, or to the distance.
export const opBoxed = 7;
export const opTrimmed = 8;
export const opFrame = 9;
export const opTurned = 10;
export const opMirrored = 11;
export const opShifted = 12;
export const opWidened = 13;
