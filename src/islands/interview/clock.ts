/** Seconds of a comfortable answer: where the ring is full. The clock goes on. */
export const comfortable = 120

/** "1:07". */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
