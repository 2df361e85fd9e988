// What clauses of running prose give: each with what surrounds it in an ad.

import { expect, test } from 'bun:test'
import type { TextLanguage } from '../../text-language'
import { readAdvert } from './'

const around = {
  pt: ['Oficina\n\nSomos uma oficina pequena.\n\n', '\n\nO salário é a combinar.'],
  en: ['Workshop\n\n', ''],
} as const
const termsOf = (sentence: string, language: TextLanguage) =>
  readAdvert(around[language].join(sentence))
    .keywords.filter(({ kind }) => kind === 'hard')
    .map(({ text, need }) => `${text}, ${need}`)
    .toSorted()

test.each([
  ['pt', 'No dia a dia você calibra pneus e confere aditivo.', ['calibra pneus, duty', 'confere aditivo, duty']],
  ['pt', 'Cabe ao profissional fazer marchetaria e entalhe.', ['marchetaria e entalhe, duty']],
  ['pt', 'Suas tarefas: vulcanização, entalhe e curtimento.', ['curtimento, duty', 'vulcanização, entalhe, duty']],
  ['pt', 'Não só enxertia, mas também cestaria é exigida.', ['cestaria, required', 'enxertia, required']],
  ['pt', 'Laqueação não é exigida, embora seja bem-vinda.', ['Laqueação, desirable']],
  ['pt', 'Buscamos pessoas que entendam de enxertia e de cestaria.', ['cestaria, required', 'enxertia, required']],
  ['pt', 'Na prova de títulos pontuam cursos de primeiros socorros.', ['primeiros socorros, desirable']],
  ['pt', 'Conhecimento em enxertia conta pontos.', ['enxertia, desirable']],
  ['pt', 'É preciso enxertia e desejável cestaria.', ['cestaria, desirable', 'enxertia, required']],
  [
    'pt',
    'Exigimos: instalação de split e cassete, solda oxiacetilênica, carga de gás e leitura de diagrama elétrico.',
    [
      'carga de gás, required',
      'cassete, required',
      'leitura de diagrama elétrico, duty',
      'solda oxiacetilênica, required',
      'instalação de split, required',
    ].toSorted(),
  ],
  [
    'en',
    'Hand stripping and scissoring are skills we really value.',
    ['Hand stripping, required', 'scissoring, required'],
  ],
  [
    'pt',
    'Superior em Administração, Direito ou Economia.',
    ['Administração, required', 'Direito, required', 'Economia, required'],
  ],
  ['pt', 'Ensino superior em Farmácia completo.', ['Farmácia, required']],
  ['pt', 'Cursando 2º ano.', []],
  ['pt', 'O sistema é o Domínio.', ['Domínio, required']],
  ['pt', 'Já ter cuidado de pessoa com sonda GTT ajuda.', ['sonda GTT, desirable']],
  ['pt', 'É fundamental respeitar as normas da vigilância sanitária.', ['vigilância sanitária, required']],
  ['en', 'iTrent users will have a head start.', ['iTrent, desirable']],
  ['pt', 'Queremos quem leia partitura.', ['partitura, required']],
  [
    'en',
    'You must show: at least three years in a payroll team; and advanced Excel.',
    ['advanced Excel, required', 'payroll team, required'],
  ],
  [
    'en',
    'We want cleaning-in-place know-how and confidence around caustic.',
    ['caustic, required', 'cleaning-in-place, required'],
  ],
  ['en', 'IPAF handy.', ['IPAF, desirable']],
  ['en', 'You should be up to date with decontamination.', ['decontamination, required']],
  ['en', 'Not only thatching but also basketry is required.', ['basketry, required', 'thatching, required']],
  ['en', "You'll be working with marquetry every day.", ['marquetry, duty']],
  ['en', 'The machinery is split between lathes and mills.', []],
  ['en', 'GCSE English is needed.', []],
] as const)('%s: %s', (language, sentence, wanted) => expect(termsOf(sentence, language)).toEqual([...wanted]))
