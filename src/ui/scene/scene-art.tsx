// Drawings for pages that state what is so: waiting, not found, failed, empty, ready.
import { arc, board, dot, leg, ring } from './leap.css'
import { word } from './scene.css'

const Board = () => (
  <>
    <path className={board} d="M0 120H84" />
    <path className={leg} d="M30 122v30" />
  </>
)

/** Illustrations for the states: waiting, not found, failed, empty, ready. */
const moments = {
  login: (
    <>
      <Board />
      <path className={arc} d="M84 118C100 40 150 12 214 40" strokeDasharray="1 11" />
      <circle className={dot} cx="66" cy="99" r="13" />
    </>
  ),
  lost: (
    <>
      <text className={word} x="14" y="112">
        4
      </text>
      <path className={arc} d="M104 104A44 44 0 1 1 166 104" />
      <path className={arc} d="M86 106h20" />
      <circle className={dot} cx="167" cy="103" r="11" />
      <text className={word} x="198" y="112">
        4
      </text>
    </>
  ),
  failed: (
    <>
      <Board />
      <path className={arc} d="M84 118C96 70 122 44 156 40" />
      <path className={arc} d="M196 54C214 66 226 88 230 118" strokeDasharray="1 11" />
      <circle className={dot} cx="162" cy="40" r="13" />
    </>
  ),
  empty: (
    <>
      <Board />
      <path className={arc} d="M84 118C100 40 150 12 202 35" strokeDasharray="1 11" />
      <circle className={ring} cx="222" cy="44" r="13" />
    </>
  ),
} as const

export type Moment = keyof typeof moments

export function SceneArt({ moment, className }: { moment: Moment; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 270 140" aria-hidden="true">
      {moments[moment]}
    </svg>
  )
}
