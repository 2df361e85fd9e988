// Loaded before every test file: the gate draws the same cases of each property every time, so that what it says of a
// change is about the change. The long tier (LONG=1) draws new ones; a case that fails there becomes a test of its own.
import fc from 'fast-check'

/** Any number does; another one is another choice of cases. */
const SEED = 20_261_123

if (!process.env.LONG) fc.configureGlobal({ seed: SEED })
