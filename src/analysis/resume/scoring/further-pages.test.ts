// The judgements of judgement.test.ts on other texts of the same kinds, and what thirty whole results showed.
import { describe, expect, test } from 'bun:test'
import { analyseResume } from '..'
import { findSlips } from '../spelling'
import { document } from '../testing'

const of = (text: string) => analyseResume(document(text))
const scoreOf = (text: string): number => of(text).score ?? 0
const checkOf = (text: string, id: string) => of(text).checks.find((one) => one.id === id)!

const cook = `
Neide Aparecida Souza
CPF 111.444.777-35 RG 22.333.444-5
Tem 47 anos, viúva, 2 filhos
Tel (11) 97766-5544 ou recado na vizinha (11) 5512-0090
neidinha.gatinha@exemplo.com
# Objetivo
Aceito qualquer coisa
# Experiencia
Restaurante Sabor Mineiro cozinheira 2010 2017
Fazia as comida e limpava a cozinha
Escola municipal merendeira 2018 2022
Fazia merenda das criança
# Qualidades
Sou esforçada, pontual, honesta, gosto de aprender
`
const empty = `
Fulano Beltrano
São Paulo | (11) 99999-1234 | fulano@exemplo.com
# Experiência
Empresa X – Analista – 01/2020 – atual
- Fiz 15 coisas por semana.
- Aumentei em 40% as coisas.
- Reduzi 25% de tudo que havia.
- Entreguei 100 resultados.
# Habilidades
Excel, Word, foco, resultado
`
const boaster = `
Chad Wellington
Sales Rockstar | New York, NY | (212) 555-0177 | chad.wellington@example.com
# Summary
Dynamic, results-driven, visionary sales ninja with a proven track record of synergizing stakeholders to deliver world-class value.
# Experience
=Sales Executive – Apex Solutions
2020 – Present
- Increased revenue by 900%.
- Closed 5,000 deals in one month.
- Leveraged synergies to drive growth.
- Ranked number 1 of 1 in the team.
# Education
BA – 2019
# Skills
Sales, leadership, CRM, motivation
`
const short = `
Bruno Tavares
Fortaleza, CE | (85) 99777-6543 | brunotavares@exemplo.com
# Experiência
Auxiliar de estoque – Atacadão, Fortaleza – 01/2021 a 10/2023
- Recebi e conferi mercadorias, cerca de 80 notas por dia.
- Organizei o estoque do setor de bebidas.
- Fiz inventário toda semana com o coletor de dados.
# Formação
Ensino médio completo – EEFM Adauto Bezerra – 2019
# Conhecimentos
Empilhadeira, Excel, coletor de dados
`
const engineer = `
Henrique Vasconcelos Amorim
Engenheiro de Produção | Joinville, SC | (47) 99912-3344 | henrique.amorim@exemplo.com
# Resumo
Engenheiro de produção com 15 anos na indústria de autopeças e linha branca.
# Experiência
Engenheiro de Produção Sênior – Compressores Sul, Joinville – 04/2016 a atual
- Implantei duas linhas de compressores, com investimento de R$ 18 milhões, três meses antes do prazo.
- Reduzi o refugo de 4,8% para 1,9% em dois anos com controle estatístico de processo.
- Coordeno 7 analistas e 3 estagiários.
Engenheiro de Processos – Fundição Norte – 02/2011 a 03/2016
- Diminuí o tempo de preparo da moldagem de 95 para 38 minutos.
- Padronizei 120 instruções de trabalho.
- Liderei 9 projetos de melhoria, com economia de R$ 2,3 milhões por ano.
# Formação
Engenharia de Produção – UDESC – 2004 a 2008
# Conhecimentos
Lean Manufacturing, Six Sigma, SAP, Minitab, AutoCAD, gestão de projetos
# Idiomas
Inglês – fluente
`

describe('another page that', () => {
  test('is careless is 55 at most, and twenty below fifteen years of engineering', () => {
    expect(scoreOf(cook)).toBeLessThanOrEqual(55)
    expect(scoreOf(engineer)).toBeGreaterThanOrEqual(Math.max(75, scoreOf(cook) + 20))
  })
  test('counts what means nothing is 40 at most', () => expect(scoreOf(empty)).toBeLessThanOrEqual(40))
  test('has hardly seventy words is 65 at most', () => expect(scoreOf(short)).toBeLessThanOrEqual(65))
  test('boasts, under a degree with nothing but its year, is 45 at most and fully judged', () => {
    expect(scoreOf(boaster)).toBeLessThanOrEqual(45)
    expect(checkOf(boaster, 'tasks').status).not.toBe('not-assessed')
  })
  test('gets one figure more is at most 4 higher', () => {
    for (const text of [short, engineer]) {
      const lines = text.trim().split('\n')
      for (const [at, line] of lines.entries())
        if (line.startsWith('- '))
          expect(
            scoreOf(lines.with(at, line.replace(/^- (\S+) /, '- $1 12 ')).join('\n')) - scoreOf(text),
          ).toBeLessThanOrEqual(4)
    }
  })
})

describe('what the page says', () => {
  test('a place in a ranking is a result; a floor or a year of school is none', () => {
    const found = (task: string) =>
      checkOf(`Ana Sol\n(81) 98888-7777\n# Experiência\nVendedora – Casa Azul – 2019 a 2024\n- ${task}`, 'quantified')
        .params.found
    expect(found('Passei a loja do 9º para o 3º lugar em vendas na regional')).toBe(1)
    expect(found('Fiquei em 2º lugar no concurso de vitrines da rede')).toBe(1)
    expect(found('Atendi clientes no 3º andar da loja de calçados')).toBe(0)
    expect(found('Acompanhei os alunos do 6º para o 7º ano na escola')).toBe(0)
    expect(found('Dei aulas de reforço para o 6º ao 9º ano na escola')).toBe(0)
  })

  test('what somebody is describes no work, with or without its accent', () => {
    const work = (task: string) =>
      checkOf(`Ana Sol\n(81) 98888-7777\n# Experiência\nVendedora – Casa Azul – 2019 a 2024\n- ${task}`, 'tasks').params
        .found
    expect(work('Sou responsavel e pontual e gosto de trabalhar com pessoas')).toBe(0)
    expect(work('Sou responsável pela limpeza das vitrines e dos provadores')).toBeGreaterThan(0)
  })

  test('a vague objective costs once, and following the tip brings what it promises', () => {
    const page = (aim: string) =>
      engineer.replace(/# Resumo\n.*\n/, `# Objetivo\n${aim}\n`).replace('Engenheiro de Produção | ', '')
    const { gain, params } = checkOf(page('Aceito qualquer coisa'), 'summary')
    expect(params.context).toBe('vague')
    expect(checkOf(page('Aceito qualquer coisa'), 'empty').status).toBe('full')
    const gained = scoreOf(page('Engenheiro de produção na indústria')) - scoreOf(page('Aceito qualquer coisa'))
    expect(Math.abs(gained - gain)).toBeLessThanOrEqual(1)
  })

  test('the tip says how many results or tasks its points are for', () => {
    expect(checkOf(empty, 'quantified').params.count).toBe(6 - Number(checkOf(empty, 'quantified').params.found))
    const { params } = checkOf(short, 'tasks')
    expect(params.count).toBe(8 - Number(params.found))
  })

  test('the question is about what the line counts where no trade is known', () => {
    const plain = checkOf(
      'Ana Sol\n(81) 98888-7777\n# Experiência\nAuxiliar geral – Casa Azul – 2019 a 2024\n- Preparei o almoço das turmas da manhã',
      'quantified',
    )
    expect(plain.params.topic).toBe('meals')
    expect(checkOf(short, 'quantified').params.topic).toBeUndefined()
  })

  test('a job that could not be read still says the trade', () => {
    expect(checkOf(cook, 'quantified').params.trade).toBe('kitchen')
  })

  test('the whole share of anything is marked', () => {
    expect(JSON.stringify(checkOf(empty, 'empty').params)).toContain('25% de tudo')
  })

  test.each([
    ['Fazia as comida da casa', 'as comidas'],
    ['As carga era conferida por mim', 'as cargas'],
    ['Entrega dos produto no prazo', 'dos produtos'],
  ])('"%s" disagrees', (text, better) =>
    expect(findSlips(document(text).lines, 'pt').map((slip) => slip.better)).toContain(better),
  )
  test.each(['As comidas da casa', 'A empresa as entrega', 'Sala das máquinas'])('"%s" does not', (text) =>
    expect(findSlips(document(text).lines, 'pt')).toEqual([]),
  )
})
