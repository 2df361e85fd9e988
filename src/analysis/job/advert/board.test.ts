// Adverts pasted with the surrounding page of a job board.
import { describe, expect, test } from 'bun:test'
import { readAdvert } from './'
import { toLines } from './text/lines'

describe('an advert as it is copied from a job board', () => {
  const asks = (text: string, need: 'required' | 'desirable' = 'required') =>
    readAdvert(text)
      .keywords.filter((one) => one.need === need && one.kind === 'hard')
      .map((one) => one.text)

  test('buttons, share links, counters and form fields are removed', () => {
    const page = [
      'Candidatar-se',
      'Compartilhar vaga',
      'LinkedIn',
      'Requisitos',
      'SQL',
      '1.234 seguidores',
      'Yes No',
      'Apply for this job',
      '* indicates a required field',
      'First Name *',
      'Este site utiliza cookies para melhorar sua experiência.',
    ].join('\n')
    expect(toLines(page).map(({ text }) => text)).toEqual(['Requisitos', 'SQL'])
  })

  test('possible requirements are not removed', () => {
    const lines = ['Requisitos', 'LinkedIn', 'Facebook', 'E-mail marketing', '**Obrigatório:**', 'Vagas: 4']
    expect(toLines(lines.join('\n'))).toHaveLength(lines.length)
  })

  test.each([
    ['Requirements\n- Web applications, ideally Redshift', ['Redshift']],
    ['Requirements\n- Experience with inventory software, Manhattan preferred', ['Manhattan']],
    ['Requirements\n- SQL\nIt would be great if you also have\n- Terraform', ['Terraform']],
    ['Exigências\nSQL\nValorizado\nTableau', ['Tableau']],
  ])('a wish applies to its own words: %j', (text, wished) => {
    expect(asks(text, 'desirable')).toEqual(wished)
  })

  test.each([
    ['Two or more years leading a support team', 2],
    ['Three or more years in a data role', 3],
    ['3 anos ou mais com JavaScript', 3],
    ['5+ years designing web applications', 5],
    ['Experiência de seis anos na função', 6],
  ])('years written as words: %s', (line, years) => {
    const { requirements, keywords } = readAdvert(`Requirements\n- ${line}`)
    expect(requirements.find(({ kind }) => kind === 'years')?.level).toBe(years)
    expect(keywords.filter(({ text }) => /^(?:two|three|more|mais|seis)/i.test(text))).toEqual([])
  })

  test('a line that names a language is not a heading', () => {
    const { requirements } = readAdvert(
      'Qualifications\nDentrix\nBilingual in Spanish preferred\nInsurance verification',
    )
    expect(requirements).toMatchObject([{ kind: 'language', what: 'Espanhol', need: 'desirable' }])
  })

  test('team names, legal statements and navigation are not keywords', () => {
    expect(
      asks('Buscamos uma pessoa analista de dados para o time de Inteligência de Mercado.\nRequisitos\n- SQL'),
    ).toEqual(['SQL'])
    expect(
      asks('Requirements\n- SQL\n- Company is an Equal Employment Opportunity employer without regard to skills.'),
    ).toEqual(['SQL'])
    expect(readAdvert('Trabalhe conosco > Vagas > Técnico de Enfermagem\nRequisitos\n- COREN').title).toBe(
      'Técnico de Enfermagem',
    )
  })

  test('distinct skills of one field are separate keywords', () => {
    expect(asks('Requisitos\n- Solda TIG e MIG').toSorted()).toEqual(['MIG', 'Solda', 'TIG'])
  })
})
