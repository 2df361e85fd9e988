import { expect, test } from 'bun:test'
import { readAdvert } from './'

test.each([
  ['VAGA URGENTE 🍲 COZINHEIRA\n- experiência em cozinha industrial', 'COZINHEIRA'],
  ['🚨🚨 VAGA URGENTE 🚨🚨 AUXILIAR DE COZINHA 🍳\n📍 Centro', 'AUXILIAR DE COZINHA'],
  ['designer jr 🎨 agência Goiabada\n~ Photoshop', 'designer jr'],
  [
    "Transport Clerk - Wakefield. We're a family-run haulier with 40 trucks and you will need Excel.",
    'Transport Clerk',
  ],
  ['Butcher wanted - Ludlow. We are after somebody who can tie joints.', 'Butcher'],
  ['Bricklayers x2 needed Chelmsford start Monday, six months plus. CSCS card a must.', 'Bricklayers'],
  ['HGV Driver Class 2 needed in Barnsley. Must hold a CPC.', 'HGV Driver Class 2'],
  ['Preciso de um pedreiro urgente pra reforma de banheiro. Assentar porcelanato.', 'pedreiro'],
  ['Estamos contratando pra começar já: manicure e pedicure pro salão da Tijuca.', 'manicure e pedicure'],
  ['Payroll Officer (maternity cover, 12 months), Derby Homes. You will process a payroll.', 'Payroll Officer'],
  ['Zelador na Vila Mariana\nRequisitos\n- Elétrica', 'Zelador'],
  ['Técnico em Enfermagem\nRequisitos\n- COREN', 'Técnico em Enfermagem'],
  ['Our manager left. We need a welder for the night shift.', 'welder'],
  ['Job Description: Night Cleaner (1–2 Years)\n\nRequirements\n- Excel', 'Night Cleaner'],
  ['Oficina em Braga precisa de um mecânico\n\nRequisitos\n- Excel', 'mecânico'],
])('the title is read from %s', (text, title) => expect(readAdvert(text).title).toBe(title))

test('the town beside a title is no skill', () => {
  const text =
    "Transport Clerk - Wakefield. We're a haulier. You'll need decent Excel and you will keep the spreadsheet."
  expect(readAdvert(text).keywords.map((one) => one.text)).not.toContain('Wakefield')
})

test.each(['Não ligar!!!', 'seg a sex 6h30 às 15h48', 'Não fumante', 'Só chamar no zap'])('%s is no skill', (line) => {
  const { keywords } = readAdvert(`VAGA COZINHEIRA\n- experiência em cozinha industrial\n- ${line}`)
  expect(keywords.map((one) => one.text)).toEqual(['cozinha industrial'])
})

test('a term is named once', () => {
  const { keywords } = readAdvert(
    'Cozinheira\n- experiência em cozinha industrial\n- seguir o cardápio da nutricionista',
  )
  expect(keywords.map((one) => one.text)).toEqual(['cozinha industrial', 'seguir o cardápio da nutricionista'])
})

test('a name that ends in initials is no sentence: neither brackets nor the employer are part of the title', () => {
  const text = '# [PR-Curitiba] Desenvolvedor(a) Back-End na Vega I.T.\n\nRequisitos\n- PHP\n- Git'
  expect(readAdvert(text).title).toBe('Desenvolvedor Back-End')
})

test.each([
  ['ACME TECH PRIVATE LIMITED: Senior Backend Engineer', 'Senior Backend Engineer'],
  ['Exemplo Pvt Ltd: Payroll Officer', 'Payroll Officer'],
  ['[SP] QA na Exemplo', 'QA'],
  ['LINE MANAGER: Head of Sales\nPayroll Officer', 'Payroll Officer'],
  ['[SP] Analista de Testes na Exemplo', 'Analista de Testes'],
])('%s', (line, title) => expect(readAdvert(`${line}\n\nRequirements\n- Java\n- Git`).title).toBe(title))

test.each([
  ['camareira c experiencia', 'camareira'],
  ['Cozinheira c/ experiência', 'Cozinheira'],
  ['Garçom com experiência comprovada', 'Garçom'],
  ['Cozinheiro com 2 anos de experiência', 'Cozinheiro'],
  ['Auxiliar de limpeza com ou sem experiência', 'Auxiliar de limpeza'],
  ['Pizzaiolo c/prática', 'Pizzaiolo'],
  ['Contrata-se pedreiro c/ experiência', 'pedreiro'],
  ['Cargo: camareira c experiencia', 'camareira'],
  ['Driver - experienced', 'Driver'],
  ['Driver, experienced', 'Driver'],
  ['Line cook with experience', 'Line cook'],
  ['Garçom urgente!', 'Garçom'],
  ['Garçom - Urgente!', 'Garçom'],
  ['Urgente! Garçom c/ exp.', 'Garçom'],
  ['User Experience Designer', 'User Experience Designer'],
  ['Desenvolvedor C com experiência', 'Desenvolvedor C'],
  ['Buscamos um Desenvolvedor C pleno', 'Desenvolvedor C pleno'],
  ['Analista com foco em dados', 'Analista com foco em dados'],
])('experience and haste are no part of the title %s', (line, title) =>
  expect(readAdvert(`${line}\nhotel no centro\nRequisitos:\n- arrumar quartos\n- trocar enxoval`).title).toBe(title),
)

test.each([
  ['Fixed-Term Class Teacher', 'Class Teacher'],
  ['Hillside School – Fixed-Term Class Teacher (maternity cover)', 'Class Teacher'],
  ['Part-time Receptionist', 'Receptionist'],
  ['Full-Time Chef', 'Chef'],
  ['Temporary Administrator', 'Administrator'],
  ['Maternity Cover – HR Manager', 'HR Manager'],
  ['Professor efetivo', 'Professor'],
  ['Auxiliar administrativo temporário', 'Auxiliar administrativo'],
  ['Temporary Works Engineer', 'Temporary Works Engineer'],
  ['Permanent Way Engineer', 'Permanent Way Engineer'],
])('the contract is no part of the title %s', (line, title) =>
  expect(readAdvert(`${line}\n\nRequirements\n- Java\n- Git`).title).toBe(title),
)
