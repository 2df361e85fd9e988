/** Every bound of reading a picture, in one place. */
export const PHOTO_LIMITS = {
  /** Bytes of the file itself (P18). */
  bytes: 5 * 1024 * 1024,
  /** Pixels of the picture as it comes; a phone's largest have 48 million. */
  pixels: 50_000_000,
  /** Longest side of the copy that is kept and measured, in pixels (P19). */
  side: 1600,
  /** Of that copy's JPEG, 0 to 100. At 90 no measure of the rubric moved by more than a point on our samples. */
  quality: 90,
} as const
