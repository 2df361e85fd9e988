export const resume = {} as const
