/** Maximum bytes of an uploaded profile photo (P18); apart from what reads one, because every start knows it. */
export const AVATAR_MAX = 5 * 1024 * 1024
