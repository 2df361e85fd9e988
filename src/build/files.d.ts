// Says what an imported file that is no code is: its text, or with `with { type: 'file' }` its path, also inside the executable.
declare module '*.md' {
  const text: string
  export default text
}
declare module '*.sql' {
  const text: string
  export default text
}
declare module '*.txt' {
  const text: string
  export default text
}
declare module '*.bin' {
  const path: string
  export default path
}
declare module '*.pdf' {
  const path: string
  export default path
}
declare module '*.ttf' {
  const path: string
  export default path
}
declare module '*.wasm' {
  const path: string
  export default path
}
