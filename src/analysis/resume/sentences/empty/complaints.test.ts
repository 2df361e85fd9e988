// Complaints, apologies and "any job", each put in several ways; and sentences of work that resemble them.
import { expect, test } from 'bun:test'
import { findAnyJob } from './aim'
import { findComplaint } from './complaints'

test.each([
  'Saí do último emprego porque a gerência não valorizava ninguém.',
  'O patrão nunca pagou o combinado.',
  'Pedi demissão depois de um ano por causa do gerente.',
  'Na última empresa fui perseguida e humilhada.',
  'A empresa atrasava os salários todo mês.',
  'I left after two years because of the new manager.',
  'Management did not appreciate hard work.',
  'The supervisor played favorites.',
  'I was unfairly dismissed.',
])('%s is a complaint', (text) => expect(findComplaint(text)?.reason).toBe('blame'))

test.each([
  'Peço desculpas pela falta de experiência.',
  'Infelizmente não tenho curso superior.',
  'Sei que tenho pouca experiência, mas aprendo rápido.',
  'Apesar de não ter diploma, sou esforçada.',
  'I am sorry that I do not have a degree.',
  'Although I have little experience, I learn fast.',
  'I don’t have much experience in offices.',
])('%s is an apology', (text) => expect(findComplaint(text)?.reason).toBe('apology'))

test.each([
  'Qualquer área, preciso trabalhar',
  'Me deem uma chance.',
  'Please give me a chance.',
  'I really need a job',
])('%s is a plea', (text) => expect(findComplaint(text)?.reason).toBe('plea'))

test.each([
  'Aceito qualquer vaga em qualquer setor.',
  'Disponível para qualquer serviço.',
  'I will take any position.',
  'Willing to do anything.',
])('%s asks for any job', (text) => expect(findAnyJob(text)).not.toBeNull())

test.each([
  'Recuperei R$ 40 mil de clientes que não pagavam.',
  'Atendi reclamações de passageiros e expliquei os atrasos da companhia.',
  'Treated 30 patients a day on a surgical ward.',
  'Managed a team of 12 and recognised their work each month.',
  'Left-hand stitching of saddles for two owners.',
  'Answered complaints about late deliveries and cleared the backlog.',
  'Demitido sem justa causa em 2023.',
  'Atendia em qualquer turno, conforme a escala.',
  'Aceito qualquer vaga na área de cozinha.',
  'Open to any role in a kitchen.',
  'Can repair any type of lock.',
  'Promoted by the owner after one year.',
  'Contas a pagar da empresa: nada atrasou em dois anos.',
  'I do not accept less than 98% on-shelf availability.',
  'We will not settle for anything under 95 % of orders on time.',
  'Não aceito menos de 98% de disponibilidade na gôndola.',
  'Não aceito menos que 99,5% de acerto no inventário.',
])('%s is neither', (text) => {
  expect(findComplaint(text)).toBeNull()
  expect(findAnyJob(text)).toBeNull()
})

test.each([
  'I will not accept less than $95,000 or weekend work.',
  'Would not consider anything under 60k.',
  'Minimum salary: $80,000',
  'Não aceito salário menor que R$ 5.000.',
  'Só aceito propostas acima de R$ 8 mil.',
  'I do not accept less than 22 an hour.',
  'Não trabalho por menos de 3 mil por mês.',
  'I do not accept less than the minimum wage.',
])('%s is a demand', (text) => expect(findComplaint(text)?.reason).toBe('demand'))

test.each([
  'Did not accept gifts from suppliers, by company policy',
  'Negotiated a minimum salary for 40 drivers',
  'Não aceito atraso de fornecedor e replanejo a rota',
  'I do not accept less than 98% on-shelf availability and reached it',
  'Não aceito menos de 95% de pontualidade na frota',
  'Do not accept less than the agreed quality from suppliers',
  'Não aceito menos que a receita exata na cozinha',
])('%s is no demand', (text) => expect(findComplaint(text)).toBeNull())
