// Expression, from the mesh alone: the corners of the mouth, the eyes and the direction of the face. No emotion is guessed.
import { ramp } from '../../figures'
import { type CheckFunction, percent } from './outcome'

/** Lift of the mouth's corners: smiles measured 0.099 to 0.121, others -0.029 to 0.007 (docs/analysis/photo.md). */
const LIFT = { none: 0.02, full: 0.09 }
/** Lips apart by more than a third mean speech. */
const SPEECH = { from: 0.33, to: 0.5 }
/** Share for a calm face without a smile, which also makes a good photo. */
const CALM = 0.5
/** Minimum share that counts as a smile. */
const SLIGHT = 0.35

export const smile: CheckFunction = ({ face: { lift, open } }) => {
  const smiling = ramp(lift, LIFT.none, LIFT.full) * (1 - ramp(open, SPEECH.from, SPEECH.to))
  const context = open > SPEECH.from ? 'speech' : smiling >= SLIGHT ? 'slight' : 'calm'
  return { share: CALM + (1 - CALM) * smiling, params: { smile: percent(smiling), context } }
}

/** Opening of the less open eye: open ones measured 0.23 to 0.38; the mesh puts a closed one at about 0.1. */
const OPEN = { none: 0.08, full: 0.2 }

/** Minimum width of the face in pixels; on smaller faces the mesh shows open eyes as closed (measured at 30 and 34). */
const ENOUGH = 60
/** Highlights around an eye relative to the cheek: at least 0.94 without dark glasses, 0.05 behind them. */
const SEEN = 0.4

export const eyes: CheckFunction = ({ face: { eyeOpen, box }, aroundEyes }) => {
  const hidden = aroundEyes !== null && aroundEyes < SEEN
  const params = { open: percent(eyeOpen), ...(hidden ? { context: 'hidden' } : {}) }
  if (box.width < ENOUGH) return { share: null, params }
  return { share: hidden ? 0 : ramp(eyeOpen, OPEN.none, OPEN.full), params }
}

/** Degrees turned sideways, or up and down: a three-quarter view is about 30. */
const TURN = { full: 15, none: 45 }

export const facing: CheckFunction = ({ face: { yaw, pitch } }) => {
  const turned = Math.max(Math.abs(yaw), Math.abs(pitch))
  return {
    share: 1 - ramp(turned, TURN.full, TURN.none),
    params: { turned: Math.round(turned), context: Math.abs(yaw) >= Math.abs(pitch) ? 'side' : 'height' },
  }
}

const TILT = { full: 12, none: 40 }

export const level: CheckFunction = ({ face: { roll } }) => ({
  share: 1 - ramp(Math.abs(roll), TILT.full, TILT.none),
  params: { tilt: Math.round(Math.abs(roll)) },
})
