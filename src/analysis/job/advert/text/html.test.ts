// The same advert in pages of several makers: what a page has around it changes nothing of what is asked for.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from '../../index'
import { toLines } from './lines'

const jobs = {
  pt: {
    title: 'Padeiro',
    body: '<h1>Padeiro</h1><h2>Atividades</h2><ul><li>Modelar pães de fermentação natural</li><li>Abastecer o forno turbo</li></ul><h2>Requisitos</h2><ul><li>Experiência com panificação</li><li>Conhecimento de masseira</li></ul>',
    menu: ['Vagas', 'Concursos públicos', 'Cursos de confeitaria', 'Gerador de currículo', 'Fale conosco'],
    others: ['Confeiteiro em Belém', 'Açougueiro de desossa', 'Operador de empilhadeira'],
    more: 'Vagas relacionadas',
  },
  en: {
    title: 'Baker',
    body: '<h1>Baker</h1><h2>Duties</h2><ul><li>Shape sourdough loaves</li><li>Load the deck oven</li></ul><h2>Requirements</h2><ul><li>Experience with viennoiserie</li><li>Knowledge of spiral mixers</li></ul>',
    menu: ['Find jobs', 'Company reviews', 'Welding courses', 'CV builder', 'Post a vacancy'],
    others: ['Pastry chef in Leeds', 'Butchery supervisor', 'Forklift operator'],
    more: 'Similar jobs',
  },
}
const links = (names: readonly string[]) => names.map((name) => `<li><a href="/x">${name}</a></li>`).join('')
type Job = (typeof jobs)['pt']
const pages: Readonly<Record<string, (job: Job) => string>> = {
  elements: ({ body, menu, others }) =>
    `<header><nav><ul>${links(menu)}</ul></nav></header><main>${body}</main><aside><ul>${links(others)}</ul></aside><footer><p>Anuncie aqui, teste de digitação</p></footer>`,
  classes: ({ body, menu, others }) =>
    `<div class="top-menu">${menu.join(' ')}</div><div id="content">${body}</div><div class="jobs-related"><h3>Excel</h3><p>${others.join('</p><p>')}</p></div>`,
  links: ({ body, menu, others }) => `<div><ul>${links(menu)}</ul></div><div>${body}</div><ul>${links(others)}</ul>`,
  tables: ({ body, menu, others }) =>
    `<table><tr><td><a href="#">${menu.join('</a> | <a href="#">')}</a></td></tr><tr><td>${body}</td></tr><tr><td><a href="#">${others.join('</a></td></tr><tr><td><a href="#">')}</a></td></tr></table>`,
  'a heading over other adverts': ({ body, others, more }) =>
    `${body}<h3>${more}</h3><div><h4>${others.join('</h4><p>SAP, Excel</p><h4>')}</h4></div>`,
  'all within an element with a name': ({ body, menu }) =>
    `<div class="page with-sidebar"><nav>${links(menu)}</nav><section>${body}</section></div>`,
  'scripts and styles': ({ body }) =>
    `<style>.sap{}</style><script>var excel = "SAP"</script>${body}<noscript>Oracle</noscript>`,
}
const askedBy = (text: string) => readAdvert(text).keywords.map(({ text }) => text)

describe.each(Object.entries(jobs))('%s', (_, job) => {
  const asked = askedBy(job.body)
  test('the advert alone asks for four', () => expect(asked).toHaveLength(4))
  test.each(Object.keys(pages))('in a page by %s', (name) => {
    const page = pages[name]?.(job) ?? ''
    expect(askedBy(page)).toEqual(asked)
    expect(readAdvert(page).title).toBe(job.title)
  })
  test('copied as text, below the advert stand others', () => {
    const text = toLines(job.body)
      .map(({ text, bullet }) => (bullet ? `- ${text}` : text))
      .join('\n')
    expect(askedBy(`${text}\n\n${job.more}\n${job.others.join('\nExcel, SAP\n')}`)).toEqual(askedBy(text))
  })
})

test('a link that is all there is stays, and so does one within its line', () => {
  expect(
    toLines('<p><a href="/x">Padeiro</a></p><p>Ligue para <a href="/y">a padaria</a></p>').map(({ text }) => text),
  ).toEqual(['Padeiro', 'Ligue para a padaria'])
})

/** Requirements in places and names where boards have them and where other pages have what is around the text. */
const list = '<ul><li>Food safety level 2</li><li>HACCP records</li></ul>'
const long = `<p>${'We look for a friendly person to cook with us in the kitchen. '.repeat(8)}</p>`
const boards = {
  'skills as links': `<h1>Cook</h1><h2>Requirements</h2>${list.replaceAll('<li>', '<li><a href="#">').replaceAll('</li>', '</a></li>')}`,
  'an identifier with a word of a menu': `<h1>Cook</h1>${long}<div id="market-share-role"><h2>Requirements</h2>${list}</div>`,
  'a class of related content': `<div class="jobs related-content"><h1>Cook</h1><h2>Requirements</h2>${list}</div>${long}`,
  'an aside': `<h1>Cook</h1>${long}<aside><h2>Requirements</h2>${list}</aside>`,
  'a section below the main part': `<main><h1>Cook</h1>${long}</main><section><h2>Requirements</h2>${list}</section>`,
  'a template that is never closed': `<template><h1>Cook</h1><h2>Requirements</h2>${list}`,
}
test.each(Object.entries(boards))('requirements in %s are read', (_, page) => {
  expect(askedBy(page)).toEqual(expect.arrayContaining(['Food safety', 'HACCP']))
})
