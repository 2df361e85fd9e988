export function summary(text: string, exitCode: number): { passed: number; failed: number; skipped: number }
