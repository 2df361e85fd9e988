// Phrases with which an advert names the work. Folded text.
import { anyOf } from '../../../phrases'
import { deedNames } from '../tasks/deeds'

export const tasks = anyOf(String.raw`
  (criacao|producao|elaboracao|preparacao|execucao|realizacao) d[aeo]s? \p{L}{4,14} (envolve|inclui|compreende|abrange|passa por)
  voce (vai|ira|sera|fara)|ficara? (responsavel|por conta|a cargo)
  (rotina|trabalho|servico|funcao|dia a dia|dia) (e|passa por|envolve|inclui|compreende|sera|consiste)
  (vai|ira) (trabalhar|lidar|mexer|cuidar|atuar|atender|tocar|operar|fazer|ajudar|montar|preparar)
  ter(a|as|ei) (a|ao) (seu|sua|teu|tua) (cargo|cuidado|responsabilidade)|(ficarao?|ficam?) a (seu|sua|teu|tua) cargo|(compete|incumbe)(-lhe| a[os]?)
  ([ao] (pessoa|profissional|candidat[oa]|colaborador[a]?|funcionari[oa])|quem (entrar|vier|for|chegar|assumir|ficar)( \p{L}+){0,4}) (vai|ira|devera) (?!(ser|ter|receber|ganhar|encontrar)\b)\p{L}{2,14}[aei]r
  cabera? (a|ao|aos) \p{L}+|(cuidara|respondera|atuara|lidara|trabalhara) \p{L}+|(suas|as|entre as) tarefas
  no dia a dia,? voce \p{L}+|cabe (a|ao|aos) (pessoa|profissional|funcionari[oa]|candidat[oa]|contratad[oa])
  (sao|serao) atribuicoes|your tasks|in charge of|(job|role|work|day|week|position) (consists? of|is split between)
  (faz(em)?|e|sao) parte d[aeo] ((nosso|nossa|seu|sua|a) )?(rotina|dia|trabalho|servico|funcao)|^e com voce\b
  quem (trabalha|entra|atua) (aqui|conosco|com a gente) [a-z]+
  (contrata|procura|busca|seleciona(ndo)?|admite|precisa de) [^.]{3,80} (para|pra) (\p{L}{3,14}[aei]r|atendimento|producao|manutencao|montagem|preparo|apoio)\b
  you would|you'd|shall (perform|produce|prepare|assess|complete)|sera responsavel|responsavel (por|pel[oa]s?)|responsabilidades?
  ira (atuar|realizar)|atuara|para atuar|atuacao(?! anterior| previa| comprovada)|atividades|atribuicoes
  principais tarefas|you will|you'll|will be responsible|responsible for|responsibilities|in this role|duties|your role
`)

/** Opening of a duty: an infinitive in Portuguese, a bare verb in English. */
export const taskOpening =
  /^(?:(?!(?:ser|ter|estar|possuir|residir|morar|gostar|querer|poder|saber|haver|viver)\b)\p{L}{2,}[aei]r\b|(?:build|design|own|lead|manage|develop|maintain|ship|review|support|create|help|ensure|collaborate|partner|prepare|deliver|analy[sz]e|monitor|assist|provide|coordinate|drive|handle|perform|conduct|plan|answer|process)\b)/u

/** Opening of a duty as a noun: "Apuração de impostos", "Acompanhamento dos contratos". */
export const taskNouns = anyOf(deedNames, {
  before: '^',
  after: ' (?:e [\\p{L}]{4,16} )?(?:d[aeo]s?|ao?s?|em|n[ao]s?) ',
})

/** "A melhor experiência do usuário" is a goal of the work, not experience of the candidate. */
export const othersExperience =
  /\b(?:user|customer|client|developer|shopping|player|guest) experiences?\b|\bexperiencias? d[aeo]s? (?:usuari|client|consumidor|compra|alun|jogador)\w*/g
