// Recognition of section names by their words.
import { describe, expect, test } from 'bun:test'
import { headingName, inlineHeading } from './headings'
import { headingAbout } from './words'

describe('a heading is recognised by its words', () => {
  test.each([
    ['Experiência Profissional', 'experience'],
    ['EXPERIÊNCIAS PROFISSIONAIS:', 'experience'],
    ['Histórico Profissional', 'experience'],
    ['Trajetória profissional', 'experience'],
    ['ATUAÇÃO PROFISSIONAL', 'experience'],
    ['E X P E R I Ê N C I A', 'experience'],
    ['S O B R E M I M', 'summary'],
    ['Formação Acadêmica', 'education'],
    ['Escolaridade', 'education'],
    ['EDUCAÇÃO', 'education'],
    ['Habilidades e Competências', 'skills'],
    ['Conhecimentos Técnicos', 'skills'],
    ['Qualificações', 'skills'],
    ['Hard Skills', 'skills'],
    ['PERﬁL PROﬁSSIONAL'.normalize('NFKC'), 'summary'],
    ['Sobre mim', 'summary'],
    ['Resumo de Qualificações', 'summary'],
    ['Objetivo Profissional', 'objective'],
    ['Idiomas', 'languages'],
    ['Cursos e Certificações', 'courses'],
    ['Formação Complementar', 'courses'],
    ['Projetos Acadêmicos', 'projects'],
    ['Trabalho Voluntário', 'volunteer'],
    ['Dados Pessoais', 'personal'],
    ['Work Experience', 'experience'],
    ['EMPLOYMENT HISTORY', 'experience'],
    ['2. Education', 'education'],
    ['Skills & Awards', 'skills'],
    ['Technical Skills', 'skills'],
    ['About Me', 'summary'],
    ['Licenses and Certifications', 'courses'],
    ['▪ Publications', 'publications'],
    ['--- Experiência ---', 'experience'],
    ['T C C', 'publications'],
    ['Trabalho de Conclusão de Curso', 'publications'],
    ['Final Year Project', 'projects'],
  ])('%s', (text, expected) => {
    expect(headingName(text)).toBe(expected as ReturnType<typeof headingName>)
  })

  test.each([
    'Analista de Sistemas',
    'Maria Souza',
    'Experiência com vendas no varejo e no atacado em Recife',
    'Responsável pela formação de equipes',
    'Banco do Brasil',
    '2019 - 2021',
    '',
  ])('not a heading: %s', (text) => {
    expect(headingName(text)).toBeNull()
  })

  test('text on the heading line is separated', () => {
    expect(inlineHeading('Objetivo: Auxiliar administrativo')).toEqual({
      name: 'objective',
      rest: 'Auxiliar administrativo',
    })
    expect(inlineHeading('Cargo: Vendedora')).toBeNull()
  })
})

test('an entry with its year is no heading, and a counted one is', () => {
  const all = ['Higher education, 2014', '2012 – 2014 Training', 'Training 2019', '2 – Experiências de trabalho']
  expect(all.map((text) => headingAbout(text, true))).toEqual([null, null, null, 'experience'])
})
