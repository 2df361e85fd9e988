// Modules imported `with { type: 'file' }` are paths, also inside the executable.
declare module '*.bin' {
  const path: string
  export default path
}
declare module '*.wasm' {
  const path: string
  export default path
}
