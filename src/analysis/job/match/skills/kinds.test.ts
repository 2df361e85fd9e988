// A kind is suggested by names that belong to it, and by no word that only looks alike.
import { describe, expect, test } from 'bun:test'
import { one } from '../testing'

describe('a kind is suggested by what belongs to it', () => {
  test.each([
    ['containers', 'Publiquei dez serviços com Docker para a loja'],
    ['Experiência com contêineres', 'Mantive Kubernetes para dez serviços da loja'],
    ['Experiência com nuvem', 'Mantive servidores na AWS para a loja'],
    ['Experiência com cloud', 'Mantive servidores no Google Cloud para a loja'],
    ['Experiência com impostos', 'Apurei PIS e COFINS de dez empresas'],
  ])('%s: %s', (asked, line) =>
    expect(one(asked, [line])).toMatchObject({ bucket: 'shown', how: 'implied', credit: 0.5 }),
  )

  test('and by nothing else', () => {
    expect(one('containers', ['Carreguei contentor de lixo na praça e lavei baldes'])?.bucket).toBe('missing')
    expect(one('Experiência com impostos', ['Vi um pis no chão da loja e limpei'])?.bucket).toBe('missing')
  })
})

describe('another word that looks alike', () => {
  test.each([
    ['computer', 'Compute taxes for clients during tax season'],
    ['menu presentation', 'Chef de Partie, The Menu Restaurant, 2020 – present'],
    ['menu presentation', 'Line cook, Menu Bistro, 2020 to present'],
  ])('%s is not shown by "%s"', (asked, line) => expect(one(asked, [line])?.bucket).toBe('missing'))

  test('a slip of one letter still is one', () => {
    expect(one('Kubernetes', ['Mantive Kubernates para dez serviços da loja'])?.how).toBe('typo')
  })
})
