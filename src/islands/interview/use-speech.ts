// Speaking an answer: understood on the device, or else recorded there; neither leaves the page.
import { useEffect, useRef, useState } from 'react'
import { type Microphone, openMicrophone } from './microphone'
import { type Listening, listen, understandsHere } from './speech'

/** Which ways to speak this browser has; null before it is known. */
type Ways = { readonly listen: boolean; readonly record: boolean }

const bars = 30
const levelMs = 100
const silence = Array<number>(bars).fill(0)

/**
 * Speaking an answer: into text on this device where the browser does that (`listening`), else recorded to be listened to
 * (`recording`). Nothing of either leaves the page. `onText` gets what was understood so far.
 */
export const useSpeech = (language: string, onText: (text: string) => void) => {
  const [ways, setWays] = useState<Ways | null>(null)
  const [state, setState] = useState<'idle' | 'listening' | 'recording'>('idle')
  const [problem, setProblem] = useState<'noMicrophone' | 'failed' | null>(null)
  const [levels, setLevels] = useState<readonly number[]>(silence)
  const [recording, setRecording] = useState<string | null>(null)
  const [spoken, setSpoken] = useState(false)
  const microphone = useRef<Microphone | null>(null)
  const listening = useRef<Listening | null>(null)

  useEffect(() => {
    const canRecord = 'mediaDevices' in navigator && typeof MediaRecorder === 'function'
    void understandsHere(language).then((understands) =>
      setWays({ listen: canRecord && understands, record: canRecord && !understands }),
    )
    return () => {
      listening.current?.stop()
      void microphone.current?.stop()
    }
  }, [language])

  useEffect(() => {
    if (state === 'idle') return
    const timer = setInterval(() => {
      const level = microphone.current?.level() ?? 0
      setLevels((before) => [...before.slice(1), level])
    }, levelMs)
    return () => clearInterval(timer)
  }, [state])

  const release = async () => {
    listening.current?.stop()
    listening.current = null
    const open = microphone.current
    microphone.current = null
    setState('idle')
    return (await open?.stop()) ?? null
  }

  const begin = async (way: 'listening' | 'recording') => {
    if (recording) URL.revokeObjectURL(recording)
    setRecording(null)
    setProblem(null)
    setSpoken(false)
    setLevels(silence)
    const open = await openMicrophone()
    if (!open) return setProblem('noMicrophone')
    microphone.current = open
    setState(way)
    if (way === 'recording') return open.record()
    setSpoken(true)
    listening.current = listen(language, onText, (failed) => {
      if (!failed) return
      setProblem('failed')
      void release()
    })
  }

  const stop = async () => {
    const address = await release()
    if (address) setRecording(address)
  }

  return { ways, state, problem, levels, recording, spoken, begin, stop }
}
