// The microphone of this page: how loud it is, and a recording that stays here and goes with the page.

export type Microphone = {
  /** How loud it is now, 0 to 1. */
  level(): number
  /** Begins to record; `stop` then answers with where it can be played. */
  record(): void
  /** Lets the microphone go. The address of the recording, or null without one; give it back with URL.revokeObjectURL. */
  stop(): Promise<string | null>
}

const typesOf = (): string | undefined =>
  ['audio/webm;codecs=opus', 'audio/mp4', 'audio/webm'].find((type) => MediaRecorder.isTypeSupported(type))

/** Asks for the microphone; null where there is none or the person says no. */
export const openMicrophone = async (): Promise<Microphone | null> => {
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch {
    // Refused or missing: the person can write.
    return null
  }
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  let recorder: MediaRecorder | null = null
  const pieces: Blob[] = []

  const stopRecording = (): Promise<string | null> => {
    const active = recorder
    if (!active || active.state === 'inactive') return Promise.resolve(null)
    return new Promise((resolve) => {
      active.addEventListener('stop', () => resolve(URL.createObjectURL(new Blob(pieces, { type: active.mimeType }))), {
        once: true,
      })
      active.stop()
    })
  }

  return {
    level: () => {
      analyser.getByteTimeDomainData(samples)
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0)
      return Math.min(1, loudest / 100)
    },
    record: () => {
      const mimeType = typesOf()
      recorder = new MediaRecorder(stream, mimeType ? { mimeType } : {})
      recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
      recorder.start()
    },
    stop: async () => {
      const address = await stopRecording()
      for (const track of stream.getTracks()) track.stop()
      await context.close()
      return address
    },
  }
}
