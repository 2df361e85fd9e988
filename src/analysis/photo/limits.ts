/** All limits of reading a picture. */
export const PHOTO_LIMITS = {
  /** Bytes of the file itself (P18). */
  bytes: 5 * 1024 * 1024,
  /** Pixels of the original picture; a phone's largest have 48 million. */
  pixels: 50_000_000,
  /** Longest side of the original picture, the most a JPEG can have: a PNG of one column costs five times its pixels. */
  longest: 65_535,
  /** Scans of a JPEG, each of which may be a few bytes and costs a pass over all pixels; encoders write some ten. */
  scans: 64,
  /** Pixels of a JPEG times its scans: twenty passes over the largest picture took a processor 0.7 s. */
  passed: 1_000_000_000,
  /** Longest side in pixels of the copy that is stored and measured (P19). */
  side: 1600,
  /** JPEG quality of that copy, 0 to 100. At 90 no score changed by more than a point on our samples. */
  quality: 90,
} as const
