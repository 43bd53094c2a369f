/**
 * How the EXIF of a picture says it is to be turned to be upright: 1 (as it is) to 8, by the standard. 1 if it says nothing
 * or something else.
 *
 * @param bytes of a PNG, JPEG or WebP picture that has been read
 */
export async function exifOrientation(bytes: Uint8Array): Promise<number> {
  const { default: sharp } = await import('sharp');
  const { orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return orientation >= 1 && orientation <= 8 ? orientation : 1;
}
