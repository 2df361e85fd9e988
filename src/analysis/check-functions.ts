// The function that measures a check has the check's name: `bulletLength` measures `bullet-length`.

/** How much work a check is to settle. Light: another line, crop or file settles it. Heavy: it wants thinking and writing. */
export type Effort = 'light' | 'heavy'

export type FunctionName<Id extends string> = Id extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<FunctionName<Rest>>}`
  : Id

export const functionName = <Id extends string>(id: Id): FunctionName<Id> =>
  id.replace(/-\w/g, (joint) => joint.slice(1).toUpperCase()) as FunctionName<Id>
