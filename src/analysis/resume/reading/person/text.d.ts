// Lets TypeScript import text files as strings.
declare module '*.txt' {
  const text: string
  export default text
}
