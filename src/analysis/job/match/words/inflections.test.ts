// A task asked for in one form of its verb is shown by another; the other words of the task must stand beside it.
import { describe, expect, test } from 'bun:test'
import { atomKey } from '../../../resume/skills/match'
import { matchJob, readAdvert } from '../..'
import { one, resume } from '../testing'
import { verbOf } from './inflections'
import { keyOf } from './word-key'

const words = (text: string) => text.split(' ')

describe('the forms of one verb have one key', () => {
  test.each([
    'bater bati bateu batendo bateram batia batemos',
    'fechar fechei fechou fechando fecharam fechava fechamento',
    'aplicar apliquei aplicou aplicando aplicacao',
    'empilhar empilhei empilhou empilhando',
    'carregar carreguei carregou carregando carregamento',
    'lançar lancei lançou lançando',
    'resolver resolvi resolveu resolvendo resolução',
    'conduzir conduzi conduziu conduzindo condução',
    'emitir emiti emitiu emitindo emissão',
    'abrir abri abriu abrindo abertura',
    'fazer fiz fez fazendo fazia',
    'ler li leu lendo leitura',
    'servir servi serviu servindo sirvo',
    'trazer trouxe trouxeram',
    'garimpar garimpei garimpou garimpando',
    'alinhavar alinhavei alinhavou alinhavando',
    'montar montei montou montagem',
    'corrigir corrigi corrigiu corrigindo correção',
    'apurar apurei apurou apurando apuração',
    'lavar lavei lavou lavando lavagem',
    'manage manages managed managing',
    'chase chases chased chasing',
    'close closes closed closing',
    'plan plans planned planning',
    'run runs ran running',
    'keep kept keeping',
    'carry carries carried carrying',
    'fit fitted fitting',
    'supply supplies supplied supplying',
    'make made makes making',
    'load loads loaded loading',
    'teach taught teaches teaching',
  ])('%s', (forms) => {
    const folded = words(forms).map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''))
    expect(new Set(folded.map((word) => keyOf(atomKey(word)))).size).toBe(1)
  })

  test.each([
    'marketing market',
    'engineering engine',
    'conta contar',
    'caixa caixas',
    'passagem passar',
    'lugar lugares',
    'booking book',
  ])('%s: not by a verb', (pair) => {
    const [first = '', second = ''] = words(pair)
    expect(verbOf(first) === null || verbOf(first) !== verbOf(second)).toBe(true)
  })
})

describe('a task of an advert', () => {
  const ad = readAdvert('Vendedora\n\nRequisitos\n- Experiência em bater metas e fechar caixa\n- Ensino médio\n- Excel')
  const found = (...lines: string[]) =>
    Object.fromEntries(matchJob(ad, resume(lines)).keywords.map(({ text, bucket }) => [text, bucket]))

  test('is shown by what the person did', () => {
    for (const [met, closed] of [
      ['Bati a meta de vendas em dez meses seguidos', 'Fechei o caixa todos os dias sem diferença'],
      ['Batendo metas da loja há três anos seguidos', 'Fechamento do caixa da loja todos os dias'],
      ['Bateu todas as metas de vendas do trimestre', 'Fechava o caixa da loja aos sábados à noite'],
    ] as const)
      expect(found(met, closed)).toMatchObject({ 'bater metas': 'shown', 'fechar caixa': 'shown' })
  })

  test('is not shown by the verb with another object, nor by the object alone', () => {
    expect(found('Bati massa de pão e de bolo todos os dias', 'Fechei a loja todas as noites do ano')).toMatchObject({
      'bater metas': 'missing',
      'fechar caixa': 'missing',
    })
    expect(found('Acompanhei as metas de vendas da loja', 'Trabalhei no caixa da loja aos sábados')).toMatchObject({
      'bater metas': 'missing',
      'fechar caixa': 'missing',
    })
  })

  test.each([
    ['Closing the till', 'Closed the till every night without a difference', 'shown'],
    ['Chasing invoices', 'Chased late invoices every month by phone', 'shown'],
    ['Chasing invoices', 'Paid forty invoices every month on time', 'missing'],
    ['Digital marketing', 'Sold digital cameras on a market every week', 'missing'],
  ] as const)('%s, "%s": %s', (asked, line, bucket) => {
    expect(one(asked, [line])?.bucket).toBe(bucket)
  })
})
