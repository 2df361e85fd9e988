// A prompt is imported as the text of its Markdown file.
declare module '*.md' {
  const text: string
  export default text
}
