// Detects lines of a résumé or an advert that instruct a machine, which are not sent to a model.
import { fold } from '../resume/reading/text'

const patterns: readonly RegExp[] = [
  /\b(?:ignor|desconsider|esquec|desobedec|disregard|forget|override|bypass)\w*\b.{0,60}\b(?:instruc\w*|instruct\w*|prompts?|regras?|rules?|orientac\w*|comandos?|anterior\w*|acima|previous|above|guidelines?)\b/,
  /\b(?:voce|tu) (?:agora )?(?:e|sera|deve agir como|vai agir como) (?:agora )?(?:um|uma|o|a) (?:\p{L}+ )?(?:assistente|ia|inteligencia artificial|modelo|robo|chatbot|recrutador)\b/u,
  /\byou are (?:now )?(?:an?|the) (?:\p{L}+ )?(?:assistant|ai|language model|llm|chatbot|recruiter|bot)\b/u,
  /\b(?:system prompt|prompt d[oe] sistema|developer message|mensagem do sistema)\b/,
  /\b(?:repita|revele|mostre|imprima|repeat|reveal|print|show|output)\b.{0,40}\b(?:prompt|suas instruc\w*|your instructions|as instruc\w*)\b/,
  /\b(?:de|atribua|coloque|retorne|give|assign|return|rate|score)\b.{0,40}\b(?:nota|pontuac\w*|score|rating)\b.{0,20}\b(?:maxim\w*|100|10|perfeit\w*|maximum|perfect|highest)\b/,
  /\b(?:recomende|aprove|selecione|contrate|recommend|approve|select|hire|shortlist)\b.{0,30}\b(?:este candidato|esta candidata|o candidato|a candidata|this candidate|the candidate|this applicant)\b/,
  /\b(?:diga|escreva|afirme|responda|say|write|state|respond|answer|reply)\b.{0,30}\b(?:que (?:o|a|este|esta) candidat\w*|that (?:the|this) (?:candidate|applicant)|apenas com|somente com|only with|exactly)\b/,
  /\b(?:note|nota|aviso|atencao|attention|message|mensagem)\b.{0,12}\b(?:to|para|for)\b.{0,12}\b(?:the )?(?:ai|ia|llm|modelo|model|chatgpt|gpt|robo|bot|ats|screener)\b/,
  /<\|(?:im_start|im_end|system|user|assistant|endoftext)\|>|\[\/?inst\]|<<\/?sys>>|<\/?(?:system|assistant|instructions?)>|^#{2,} ?(?:system|instruction|instruc)/,
]

/** True for a line with instructions to a machine, in Portuguese or English; at most 2 000 characters are read. */
export const speaksToMachines = (line: string): boolean => {
  const folded = fold(line.slice(0, 2_000))
  return patterns.some((pattern) => pattern.test(folded))
}
