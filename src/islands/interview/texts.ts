// What the answer of an interview's question says, in the page's language.

export type AnswerTexts = {
  readonly [name in
    | 'label'
    | 'hint'
    | 'submit'
    | 'clock'
    | 'of'
    | 'speak'
    | 'record'
    | 'stop'
    | 'discard'
    | 'listening'
    | 'recording'
    | 'recorded'
    | 'onDevice'
    | 'stays'
    | 'understood'
    | 'noMicrophone'
    | 'failed']: string
}
