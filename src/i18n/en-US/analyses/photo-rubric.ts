// English texts of each photo check and aspect: what was measured and what to do.
import type * as source from '../../pt-BR/analyses/photo-rubric'
import type { Same } from '../../same-shape'

export const aspects: Same<typeof source.aspects> = {
  expression: { name: 'Expression', fine: 'Eyes open, a visible smile and the face toward the camera.' },
  light: { name: 'Light', fine: 'Soft, even light on both sides of the face.' },
  background: { name: 'Background', fine: 'A simple background and a face of the right size.' },
  sharpness: { name: 'Sharpness', fine: 'A sharp face in a picture that is large enough.' },
}

export const missing: Same<typeof source.missing> = {
  'several-faces': 'a photo of you alone would help',
  'cut-face': 'the face should be whole',
  'small-face': 'a step closer would help',
  'no-shoulders': 'the shoulders should show',
  'turned-away': 'the face could turn to the camera',
  'dark-face': 'the face lacks light',
  'burnt-face': 'there is too much light on the face',
  smile: 'a light smile helps',
  eyes: 'the eyes could show better',
  facing: 'the face could turn to the camera',
  level: 'the head could be straighter',
  highlights: 'there is too much light on the face',
  evenness: 'one side of the face lacks light',
  brightness: 'the face lacks light',
  contrast: 'the face lacks contrast',
  focus: 'the face lacks sharpness',
  size: 'the picture could be larger',
  compression: 'compression left marks',
  plain: 'the background is busy',
  framing: 'the framing could be better',
}

/** What to do about a note, in a line. */
export const undo: Same<typeof source.undo> = {
  'several-faces': 'Choose a photo of you alone.',
  'cut-face': 'Show your whole face.',
  'small-face': 'Come closer to the camera.',
  'no-shoulders': 'Show your shoulders too.',
  'turned-away': 'Turn your face to the camera.',
  'dark-face': 'Take the photo with much more light on your face.',
  'burnt-face': 'Take the photo without strong light straight on your face.',
}

export const notes: Same<typeof source.notes> = {
  'several-faces': {
    title: 'There are {{faces}} faces in the photo',
    text: 'We measured the largest. A profile photo shows only you; with more people the score is {{at}} at most.',
  },
  'cut-face': {
    title: 'The face is cut off',
    text: 'Part of the face is outside the picture. Move the camera back a little; until then the score is {{at}} at most.',
  },
  'small-face': {
    title: 'The face is too small',
    text: 'It is {{pixels}} pixels wide and {{fills}}% of the photo’s height. Move closer; until then the score is {{at}} at most.',
  },
  'no-shoulders': {
    title: 'The shoulders hardly show',
    text: 'The picture ends just below the chin. Move the camera back a little to show your shoulders; until then the score is {{at}} at most.',
  },
  'turned-away': {
    title: 'The face is turned away',
    text: 'It points {{turned}}° away from the camera. Turn toward it; until then the score is {{at}} at most.',
  },
  'dark-face': {
    title: 'The photo is very dark',
    text: 'The lightest parts of your face reach only {{lit}}% of white, and people who open the photo hardly see you. Face a window or a lamp; until then the score is {{at}} at most. We measure the highlights of the face, never the tone of the skin.',
  },
  'burnt-face': {
    title: 'The light has wiped out the face',
    text: '{{burnt}}% of the face is white, without any detail. Step out of the sun or the direct flash; until then the score is {{at}} at most.',
  },
  'small-picture': {
    title: 'The picture is small',
    text: 'Its shorter side has {{side}} pixels. Below 400, sharpness is {{at}} at most; from {{target}} on, size does not affect the score.',
  },
}

export const checks: Same<typeof source.checks> = {
  smile: {
    title: 'Try a light smile.',
    title_slight: 'Let the smile show a little more.',
    note: 'A calm expression, no visible smile.',
    note_slight: 'There is a slight smile.',
    note_speech: 'The mouth is open, as if speaking.',
    fix: 'A calm expression is fine too; a light smile usually comes across as more approachable.',
    strength: 'Your smile shows.',
  },
  eyes: {
    title: 'Keep your eyes open.',
    title_hidden: 'Show your eyes.',
    note: 'The eyes look almost closed in this photo.',
    note_hidden: 'The eyes cannot be seen: around them it is much darker than on the rest of the face.',
    fix_hidden:
      'Dark glasses, the peak of a cap or a shadow may be the cause. With light from the front and without them, your eyes show.',
    fix: 'Choose a photo that shows them open, preferably without the sun in front of you.',
    strength: 'Your eyes are open.',
  },
  facing: {
    title: 'Turn your face to the camera.',
    note: 'The face is turned {{turned}}° to the side.',
    note_height: 'The face is turned {{turned}}° up or down.',
    fix: 'Up to 15° looks straight ahead.',
    fix_height: 'Hold the camera at eye level; up to 15° looks straight ahead.',
    strength: 'Your face is turned to the camera.',
  },
  level: {
    title: 'Hold your head a little straighter.',
    note: 'The head is tilted by {{tilt}}°.',
    fix: 'Up to 12° the line of the eyes looks level.',
    strength: 'Your head looks straight.',
  },
  highlights: {
    title: 'Step out of direct light.',
    note: '{{burnt}}% of the face is white from too much light.',
    fix: 'Look for shade or turn a little: where everything is white, features disappear.',
    strength: 'No part of the face is overexposed.',
  },
  evenness: {
    title: 'Turn a little toward the window.',
    note: 'The right side of the face in the picture is {{darker}}% darker.',
    note_left: 'The left side of the face in the picture is {{darker}}% darker.',
    fix: 'That way light reaches both sides alike; up to 12% of difference gives depth.',
    strength: 'Both sides of the face are evenly lit.',
  },
  brightness: {
    title: 'Bring more light to your face.',
    note: 'The lightest parts of the face reach {{lit}}% of white.',
    fix: 'Face a window or a lamp. We measure the face’s highlights, not the tone of the skin.',
    strength: 'Enough light reaches the face.',
  },
  contrast: {
    title: 'Give the face more contrast.',
    note: 'The light and dark parts of the face hardly differ.',
    fix: 'Clean the lens and avoid filters that wash the picture out. Light from slightly to one side gives the face depth.',
    strength: 'The face has depth and does not look washed out.',
  },
  focus: {
    title: 'Take a sharper photo.',
    note: 'The face has {{detail}}% of the detail of a well-focused photo.',
    fix: 'Clean the lens, rest the phone on something and tap the face to focus first.',
    strength: 'The face is in focus.',
  },
  size: {
    title: 'Use a larger picture.',
    note: 'The picture’s shorter side has {{side}} pixels; {{target}} or more is better.',
    fix: 'Upload the camera’s original file instead of a copy received in a message.',
    strength: 'The picture’s shorter side has {{side}} pixels, more than enough.',
  },
  compression: {
    title: 'Use a copy that is less compressed.',
    note: 'Compression left little squares: steps {{blocks}}% larger at the borders of its blocks.',
    fix: 'Save it at a higher quality or upload the original file.',
    strength: 'Compression left no marks.',
  },
  plain: {
    title: 'Choose a simpler background.',
    note: 'There is a lot going on behind you, and it competes with your face.',
    fix: 'A plain wall or something far away lets the face stand out.',
    strength: 'The simple background lets the face stand out.',
  },
  framing: {
    title: 'Move closer.',
    title_near: 'Move back a little.',
    note: 'The face fills {{fills}}% of the photo’s height; between {{least}}% and {{most}}% works best.',
    fix: 'The face fills {{fills}}% of the height; between {{least}}% and {{most}}% it shows well on a small screen.',
    fix_near: 'The face fills {{fills}}% of the height; leave room for hair and shoulders.',
    strength: 'The face fills {{fills}}% of the photo’s height: it shows well even on a small screen.',
  },
}
