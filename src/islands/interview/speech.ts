// Speech into text on this very device, and nowhere else: a browser that would send the voice to a service is not used.

/** The part of the Web Speech API that is used; browsers name it with or without a prefix, and TypeScript does not know it. */
type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally: boolean
  start(): void
  stop(): void
  abort(): void
}
type Options = { readonly langs: readonly string[]; readonly processLocally: true }
type RecognitionType = {
  new (): Recognition
  /** Which of its ways of working a browser has for a language. */
  available?(options: Options): Promise<string>
}
type ResultEvent = Event & {
  readonly resultIndex: number
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>
}

const typeOf = (scope: object): RecognitionType | null => {
  const recognition: unknown = Reflect.get(scope, 'SpeechRecognition') ?? Reflect.get(scope, 'webkitSpeechRecognition')
  return typeof recognition === 'function' ? (recognition as unknown as RecognitionType) : null
}

/** Whether the browser says that it puts this language into text on the device now, without fetching anything. */
export const understandsHere = async (language: string, scope: object = globalThis): Promise<boolean> => {
  const type = typeOf(scope)
  if (!type?.available || !('processLocally' in type.prototype)) return false
  try {
    return (await type.available({ langs: [language], processLocally: true })) === 'available'
  } catch {
    // A browser that does not know the question has no such way of working.
    return false
  }
}

export type Listening = { stop(): void }

/** Listens until stopped; `onText` gets all that was understood so far, `onEnd` is called once. */
export const listen = (
  language: string,
  onText: (text: string) => void,
  onEnd: (failed: boolean) => void,
  scope: object = globalThis,
): Listening | null => {
  const type = typeOf(scope)
  if (!type) return null
  const recognition = new type()
  recognition.lang = language
  recognition.continuous = true
  recognition.interimResults = true
  recognition.processLocally = true
  let stopped = false
  const onResult = (event: Event) => {
    const { results } = event as ResultEvent
    onText(
      Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
        .filter((text) => text !== '')
        .join(' '),
    )
  }
  recognition.addEventListener('result', onResult)
  recognition.addEventListener('end', () => onEnd(!stopped), { once: true })
  recognition.start()
  return {
    stop: () => {
      stopped = true
      recognition.stop()
    },
  }
}
