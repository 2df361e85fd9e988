// The files that an operator puts beside the databases (legal.ts, landing-overrides.ts, billing/catalogue.ts): the only
// ones that a standby is given, so that neither server can read or replace anything else of the other.
export const operatorFiles = [
  'catalogue.json',
  'landing.json',
  'termos.pt-BR.md',
  'termos.en-US.md',
  'privacidade.pt-BR.md',
  'privacidade.en-US.md',
] as const
