import type * as Crypto from 'node:crypto';
import type * as Zlib from 'node:zlib';

let loadedCrypto: typeof Crypto | undefined;
let loadedZlib: typeof Zlib | undefined;

/** node:crypto, loaded at first use: with the streams that it loads it takes as long as a tenth of the library. */
export const crypto = (): typeof Crypto => (loadedCrypto ??= process.getBuiltinModule('node:crypto'));

/** node:zlib, loaded at first use for the same reason. */
export const zlib = (): typeof Zlib => (loadedZlib ??= process.getBuiltinModule('node:zlib'));
