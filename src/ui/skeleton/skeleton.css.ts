import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../base/tokens.css'

const shimmer = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } })

export const skeleton = style({
  display: 'block',
  height: '1rem',
  borderRadius: vars.rSm,
  background: `linear-gradient(100deg, ${vars.skeleton} 40%, ${vars.line} 50%, ${vars.skeleton} 60%) 0 / 300% 100%`,
  animation: `${shimmer} 1.6s linear infinite`,
})

export const skeletonShape = styleVariants({
  title: { height: '2rem', width: '60%' },
  half: { width: '50%' },
  button: { height: '3rem', borderRadius: vars.rPill },
})
