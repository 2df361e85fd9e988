// A migration is imported as the text of its SQL file.
declare module '*.sql' {
  const text: string
  export default text
}
