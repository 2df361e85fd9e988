import { describe, expect, test } from 'bun:test'
import { readAdvert } from './'

describe('adverts in other forms', () => {
  const asked = (text: string, need = 'required') =>
    readAdvert(text)
      .keywords.filter((one) => one.kind === 'hard' && one.need === need)
      .map(({ text: name }) => name)
      .toSorted()

  test('skills of duties stay duties, also where no part asks for anything', () => {
    const text = 'Assistente Fiscal\nAtividades\n- Emitir notas fiscais\n- Apurar ICMS e IPI\n- Entregar o SPED Fiscal'
    expect(asked(text)).toEqual([])
    expect(asked(text, 'duty')).toEqual(expect.arrayContaining(['ICMS', 'SPED Fiscal']))
  })

  test('Markdown escapes and the emphasis of chat apps are removed', () => {
    expect(asked('*Requisitos:*\n\\- Postman\n\\- Selenium \\(básico\\)\n✔️ *Cypress*')).toEqual([
      'Cypress',
      'Postman',
      'Selenium',
    ])
  })

  test('a salary label in pasted HTML does not hide the list below it', () => {
    const html =
      '<h1>Cozinheiro</h1><p>Sal&aacute;rio: R$ 1.400,00</p><ul><li>Conhecimento em salgados e doces</li></ul>'
    expect(asked(html)).toEqual(['doces', 'salgados'])
  })

  test('the numbered titles of an official notice are headings', () => {
    const text = `1. DOS REQUISITOS
1.1 Ensino superior completo em Serviço Social;
1.2 Registro ativo no CRESS;
2. DAS ATRIBUIÇÕES DO CARGO
Elaborar relatórios e pareceres.
3. DAS INSCRIÇÕES
Documentos: título de eleitor e certificado de reservista.`
    expect(asked(text)).toEqual(['Serviço Social'])
    expect(readAdvert(text).requirements.map(({ kind }) => kind)).toEqual(['education', 'licence'])
  })

  test('a paragraph that asks ends the part about the company', () => {
    const text = `Electrician
About us: Acme makes organic salts for food preservation.

General duties include:
- Must be able to read electrical diagrams
- PLC skills a plus`
    expect(asked(text)).toEqual(['electrical diagrams'])
    expect(asked(text, 'desirable')).toEqual(['PLC'])
  })

  test('the subject of a wish is a keyword', () => {
    expect(asked("You\n- A counterbalance or reach licence would be handy but isn't a must", 'desirable')).toEqual([
      'counterbalance',
      'reach licence',
    ])
  })

  test('the subject of a degree is a keyword and the degree a condition', () => {
    const advert = readAdvert('Requisitos\n- Ensino superior completo em Ciências Contábeis')
    expect(advert.keywords).toMatchObject([{ text: 'Ciências Contábeis', schooling: true }])
    expect(advert.requirements).toMatchObject([{ kind: 'education', what: 'degree' }])
  })

  test.each([
    ['Front-end Developer\nRequisitos\n- React\n\nNível\n- Pleno', 'mid'],
    ['Vaga na Acme\nBuscamos uma pessoa desenvolvedora sênior para o time.\nRequisitos\n- React', 'senior'],
    ['Coordenador de DP\nRequisitos\n- Folha de pagamento', 'lead'],
    ['Assistant to Head of Music\nRequirements\n- Google Docs', undefined],
    ['ESPECIALISTA I - REDE\nRequisitos\n- Informática', undefined],
  ])('the seniority of %j is %p', (text, level) =>
    expect(readAdvert(text).requirements.find(({ kind }) => kind === 'seniority')?.what).toBe(level as string),
  )

  test.each([
    ['Experiência: 6 meses comprovada em vendas', 0.5],
    ['Mínimo 1 ano de salão', 1],
    ['Ter no mínimo 18 anos de idade', undefined],
    ['Contrato de experiência de 3 meses', undefined],
  ])('the years of %j are %p', (line, level) =>
    expect(readAdvert(`Requisitos\n- ${line}\n- Excel`).requirements.find(({ kind }) => kind === 'years')?.level).toBe(
      level as number,
    ),
  )
})
