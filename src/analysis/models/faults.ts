// Names the reasons why a model gave no usable answer, which events store with the server's own.

export type Fault =
  /** No connection. */
  | 'unreachable'
  /** Too many requests, ours or other clients'. */
  | 'busy'
  | 'too-slow'
  /** The server refuses the request: unknown model, wrong key, or a refusal by the model itself. */
  | 'refused'
  /** The text exceeds the model's context, according to its server. */
  | 'too-long'
  /** A server error, a lost connection or an unknown protocol. */
  | 'broken'
  /** The answer exceeds its limit. */
  | 'too-large'
  /** Twice no JSON of the expected schema. */
  | 'unreadable'
  /** Valid JSON, but no piece of it was grounded in the person's text. */
  | 'unfounded'
