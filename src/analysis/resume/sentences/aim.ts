// Detects objectives that would fit any person and any employer.
import { fold } from '../reading/text'

const vague =
  /(?:qualquer (?:vaga|area|servico|funcao|emprego|trabalho|oportunidade|coisa)|(?:vaga|area|servico|funcao|oportunidade)s? (?:disponive(?:l|is)|que surgir|que estiver)|o que (?:tiver|aparecer|surgir|precisar)|oferecer meus servicos|(?:uma|minha|nova)s? oportunidades? (?:de|no|em) (?:emprego|trabalho|mercado|crescer|mostrar)|crescer (?:profissionalmente|junto|com a empresa)|crescimento profissional|contribuir (?:com|para) o (?:crescimento|sucesso) d[ae] (?:empresa|organizacao)|colocar em pratica meus conhecimentos|ingressar no mercado de trabalho|fazer parte d[eao] (?:equipe|quadro|time)|any (?:job|position|vacancy|role|work)|whatever is available|challenging (?:career|position|role|opportunity)|utili[sz]e my skills|(?:my )?career growth|growth of the (?:organi[sz]ation|company)|seeking a new challenge|a (?:fun|great|good) company where)/

/** The part of an objective that says nothing about the desired job, or null. Pure. */
export const findVagueAim = (texts: readonly string[]): string | null => {
  for (const text of texts) {
    const match = fold(text).match(vague)
    if (match) return text.slice(match.index!, match.index! + match[0].length)
  }
  return null
}
