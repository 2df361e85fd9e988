// Modules imported `with { type: 'file' }` are paths, also inside the executable.
declare module '*.pdf' {
  const path: string
  export default path
}
