// The drawings of the four tools on the landing page.
import * as leap from '../../ui/scene/leap.css'

// An illustration of each tool's input, with the brand's dot.

export const ResumeArt = () => (
  <>
    <rect className={leap.sheet} x="70" y="18" width="160" height="190" rx="12" />
    <path className={leap.line} d="M92 50h70M92 72h116M92 90h104M92 132h116M92 150h90" />
    <path className={leap.marked} d="M92 111h96" />
    <path className={leap.arc} d="M188 111A70 70 0 0 1 262 60" />
    <circle className={leap.smallDot} cx="264" cy="58" r="9" />
  </>
)

export const PhotoArt = () => (
  <>
    <circle className={leap.sheet} cx="150" cy="104" r="80" />
    <path className={leap.fill} d="M86 152a64 56 0 0 1 128 0A80 80 0 0 1 86 152z" />
    <circle className={leap.fill} cx="150" cy="84" r="31" />
    <path className={leap.arc} d="M70 104A80 80 0 0 1 206 47" />
    <circle className={leap.smallDot} cx="207" cy="48" r="9" />
  </>
)

export const LinkedinArt = () => (
  <>
    <rect className={leap.sheet} x="50" y="30" width="200" height="58" rx="29" />
    <path className={leap.line} d="M80 59h90" />
    <path className={leap.cursor} d="M184 46v26" />
    <rect className={leap.sheet} x="50" y="104" width="200" height="100" rx="20" />
    <path className={leap.line} d="M76 134h148M76 154h120" />
    <circle className={leap.smallDot} cx="224" cy="59" r="9" />
  </>
)

export const ScannerArt = () => (
  <>
    <circle className={leap.ring} cx="112" cy="100" r="74" />
    <circle className={leap.ring} cx="190" cy="100" r="74" />
    <path className={leap.fill} d="M151 37a74 74 0 0 1 0 126a74 74 0 0 1 0-126z" />
    <circle className={leap.smallDot} cx="151" cy="100" r="9" />
  </>
)
