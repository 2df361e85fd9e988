// The design's colours for what knows neither oklch nor custom properties: mails, PDF reports, the copy of one's data.
// plain-colours.test.ts compares them with the tokens.

export const plain = {
  light: {
    bg: '#f6f5f2',
    surface: '#fefdfc',
    sunken: '#eeede8',
    line: '#dcdad3',
    ink: '#08232b',
    ink2: '#3d545b',
    link: '#0a4f5e',
    arcTrack: '#d0e2e4',
  },
  dark: {
    bg: '#051a21',
    surface: '#09242c',
    sunken: '#071e26',
    line: '#1e3b44',
    ink: '#f1f0eb',
    ink2: '#aebec0',
    link: '#aae0e2',
    arc: '#7ccdd4',
    arcTrack: '#1e3b44',
  },
  deep: '#082c37',
  accent: '#fe883b',
  onAccent: '#33160b',
  accentText: '#a04318',
} as const
