// Types of the texts about an answer to an interview's question, which the page sends in its language.

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
