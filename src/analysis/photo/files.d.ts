// What `with { type: 'file' }` answers with: a path, also inside the executable.
declare module '*.bin' {
  const path: string
  export default path
}
declare module '*.wasm' {
  const path: string
  export default path
}
