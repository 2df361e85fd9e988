// Credentials are held and not used, so no advice asks where somebody "used" a driver's licence.
import { fold } from '../../resume/reading/text'
import type { Skill } from '../../resume/skills/gazetteer'

const credential =
  /^(?:ingles|espanhol|frances|alemao|italiano|mandarim|japones|libras|cnh .*|nr-?\d+|coren|oab|crea|crm medico|crc|crp|crefito|aat|cpim|cpa.*|pmp|itil|mopp.*|movimentacao de produtos perigosos)$/u

/** Whether a skill is a language, a licence, a certificate or a professional register. */
export const isCredential = ({ id }: Skill): boolean => credential.test(fold(id))
