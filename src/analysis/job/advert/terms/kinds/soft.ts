// Soft skills are separate from hard ones because almost every advert lists the same ones. Each row: the name, then the
// folded words that mean it.
const table = `
Comunicação = Communication : comunicacao, comunicativ, communication, communicator
Trabalho em equipe = Teamwork : trabalho em equipe, trabalhar em equipe, trabalho em time, espirito de equipe, teamwork, team player, work in teams, part of a team, team environment, work well with others, work with cross-functional teams, cross-functional teams, collaborat, colaborativ
Proatividade = Proactivity : proativ, pro-ativ, proactiv, self-starter, self-motivated, self starter
Organização = Organization : organizacao, pessoa organizada, well organised, well-organised, organise and prioritise, organized, organizational, organisational
Resolução de problemas = Problem solving : resolucao de problemas, resolver problemas, solucao de problemas, problem solving, problem-solving, solve problems, troubleshoot problems
Pensamento analítico = Analytical thinking : pensamento analitico, perfil analitico, raciocinio logico, raciocinio analitico, capacidade analitica, capacidade de analise, visao analitica, analytical, critical thinking, pensamento critico, espirito critico
Atenção a detalhes = Attention to detail : atencao a detalhes, atencao aos detalhes, detalhista, atencao ao detalhe, attention to detail, detail-oriented, detail oriented, eye for detail
Adaptabilidade = Adaptability : adaptabilidade, flexibilidade, adaptability, flexibility, adaptable, fast-paced, adapt to chang, adaptar-se, adaptacao a mudancas
Criatividade = Creativity : criatividade, criativ, creativity, creative thinking
Empatia = Empathy : empatia, empathy, empatic
Iniciativa = Initiative : iniciativa, takes initiative, sense of initiative, take initiative
Autonomia = Autonomy : autonomia, autonomy, work independently, independently, minimal supervision, little supervision, without supervision, sem supervisao, own initiative
Dinamismo = Dynamism : dinamismo, pessoa dinamica
Pontualidade = Punctuality : pontualidade, pontual, punctual
Comprometimento = Commitment : comprometimento, comprometid, responsabilidade e compromisso, commitment
Foco em resultados = Results focus : foco em resultado, foco no resultado, orientacao a resultado, orientacao para resultado, results-driven, results oriented, results-oriented
Foco no cliente = Customer focus : foco no cliente, orientacao ao cliente, customer-focused, customer focus, customer-centric
Relacionamento interpessoal = Interpersonal skills : relacionamento interpessoal, bom relacionamento, interpersonal, interpessoal, people skills, relate well, facilidade em trabalhar com pessoas, facilidade de relacionamento
Gestão do tempo = Time management : gestao do tempo, gestao de tempo, administracao do tempo, time management, time-management, multitask, prioritiz, prioritis
Vontade de aprender = Willingness to learn : vontade de aprender, facilidade de aprendizado, aprendizado rapido, willingness to learn, eager to learn, quick learner, fast learner, willing to learn, ability to learn, keen to learn, disposicao para aprender
Boa dicção = Clear speech : boa diccao, diccao
Trabalho sob pressão = Working under pressure : sob pressao, under pressure
Honestidade = Honesty : honestidade, honest
Confiabilidade = Reliability : confiabilidade, confiavel, reliable, reliability, dependable, trustworthy
Discrição = Discretion : discricao, discreet, discretion
Tomada de decisão = Decision making : tomada de decisao, tomar decisoes, decision making, decision-making
Cumprimento de prazos = Meeting deadlines : cumprir prazos, cumprimento de prazos, meet deadlines, meeting deadlines, work to deadlines
Resistência física = Physical stamina : resistencia fisica, physical stamina, physically fit
Ética = Ethics : etica profissional, conduta etica, work ethic, integridade, integrity
Paciência = Patience : paciencia, patience
Calma = Calmness : calm manner, calm under, keep calm, stay calm, manter a calma, pessoa calma
Postura = Professional manner : boa postura, postura profissional, boa apresentacao, apresentacao pessoal, professional manner, professional appearance
Atitude positiva = Positive attitude : atitude positiva, positive attitude, can-do attitude, bom humor
`

export type Soft = { readonly id: string; readonly en: string; readonly words: readonly string[] }

export const softSkills: readonly Soft[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [names = '', rest = ''] = row.split(' : ')
    const [id = '', en = id] = names.split(' = ')
    return { id, en, words: rest.split(', ') }
  })

export type SoftFound = { readonly soft: Soft; readonly start: number; readonly end: number }

/** "Os temas da organização": the employer. */
const company = /\b(?:d|n|pel)ess?[ae] $|\b(?:da|na|a nossa|pela) $/
/** "Data integrity", "integridade dos dados": a property of data, and none of a person. */
const ofData = /(?:^|[^\p{L}])(?:data |integridade (?:de|dos) dados)$/u
const isOfData = (folded: string, word: string, at: number): boolean =>
  (word === 'integrity' && ofData.test(folded.slice(Math.max(0, at - 8), at))) ||
  (word === 'integridade' && ofData.test(folded.slice(at, at + 'integridade dos dados'.length).trimEnd()))
const begins = (folded: string, word: string): number => {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
    if (
      (at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) &&
      !isOfData(folded, word, at) &&
      !(word === 'organizacao' && company.test(folded.slice(Math.max(0, at - 8), at)))
    )
      return at
  return -1
}

/** The soft skills in a folded text, each once, with the span of words that names it. */
export const findSoft = (folded: string): SoftFound[] =>
  softSkills.flatMap((soft) => {
    for (const word of soft.words) {
      const start = begins(folded, word)
      if (start < 0) continue
      const rest = folded.slice(start + word.length).match(/^[\p{L}-]{0,12}/u)?.[0].length ?? 0
      return [{ soft, start, end: start + word.length + rest }]
    }
    return []
  })
