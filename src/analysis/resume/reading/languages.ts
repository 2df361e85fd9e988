// Finds the languages a person speaks: in their section, and among the skills where a level follows them.
import type { Resume } from './index'
import { isLanguage } from './sections/skill-sections'
import { countWords, fold } from './text'

/** Most languages returned, and most words of a language's name. */
const MAX_LANGUAGES = 20
const NAME_WORDS = 3

const level =
  /\s*(?:[:(–—-]\s*|\s)(?:n[ií]vel |level )?(?:b[áa]sic|intermedi|avan[çc]|advanced|basic|beginner|inicia|fluent|nativ|profici|elementar|elementary|conversa|limited|full|professional|profissional|working|bil[ií]ng|mother|l[ií]ngua materna|materna|leitura|t[ée]cnico|instrumental|a[12]\b|b[12]\b|c[12]\b).*$/iu

const nameOf = (item: string): string =>
  item
    .replace(level, '')
    .replace(/[\s:.,;()–—-]+$/u, '')
    .trim()

/** Each language once, in order, at most 20, without its level. Bounded by the sections' lines. */
export const findLanguages = ({ sections }: Pick<Resume, 'sections'>): string[] => {
  const items = sections.flatMap(({ name, lines }) => {
    if (name !== 'languages' && name !== 'skills') return []
    const all = lines.flatMap((line) =>
      (line.parts ?? [line.text]).flatMap((text) => text.split(/[,;|•·/]|\s+(?:e|and)\s+/)),
    )
    return name === 'languages' ? all : all.filter((item) => isLanguage(item.trim()))
  })
  const names = items
    .map((item) => nameOf(item.trim()))
    .filter((name) => /^\p{Lu}?\p{L}{2,}/u.test(name) && countWords(name) <= NAME_WORDS && !/\d/.test(name))
  return [...new Map(names.map((name) => [fold(name), name])).values()].slice(0, MAX_LANGUAGES)
}
