// Finds sentences of a profile that plead, complain or offer to do anything, which strangers read and nobody hires for.
import { anyOf } from '../../phrases'
import { fold } from '../../resume/reading/text'
import { saysAnybodys } from '../../resume/sentences/empty/aim'

const plea = anyOf(
  String.raw`
    (me |nos )?(ajudem|ajude-me|deem uma (chance|oportunidade))
    preciso (muito|urgente\p{L}*|desesperad\p{L}*|trabalhar|de (um |uma )?(emprego|trabalho|vaga))
    (quem|se alguem) (puder|souber)|(sou )?(pai|mae) de familia|deus (abencoe|lhe pague)|nao foi (minha culpa|culpa minha)
    (curt|compartilh)(am|ir|em)(?! (conhecimento|experiencia|ideia))|(estou |fui |sou )?desempregad[oa]|desesperad[oa]
    momento (muito )?(dificil|complicado|delicado)|nao (me )?(dao|deram|recebo|tive) (nenhum )?retorno|falta de respeito
    (mandei|enviei) (mais de )?\d+ curriculos|filh[oa]s? (pra|para) (criar|sustentar)|pix|qualquer salario
    me (perseguia|humilhava|mandou embora)|unemployed|desperate(ly)?|please (help|like|share|give)
    (really |badly |urgently )?need (a |any )?(job|work)(?! (order|permit|surface))|(if )?anyone (is )?hiring|god bless
    not my fault|i was laid off (because|due)|any (salary|pay)|ghosted
    (applied to|sent) (over |more than )?\d+ (jobs|applications|resumes|cvs)|no (replies|response|one replies)
    (kids|children|family) to feed|hard time finding
  `,
  { before: '(?<!\\p{L})', after: '(?!\\p{L})' },
)

/** True for such a sentence. Pure. */
export const isPlea = (text: string): boolean => plea.test(fold(text)) || saysAnybodys(text)
