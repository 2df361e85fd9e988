export type Step = { readonly code: number; readonly text: string; readonly seconds: number }
export function runStep(
  name: string,
  command: string,
  args: readonly string[],
  limit: number,
  env?: Readonly<Record<string, string>>,
): Promise<Step>
