// Common titles of both languages, and the field that asks about them and suggests their skills.
import { describe, expect, test } from 'bun:test'
import { questions } from '../../../i18n/pt-BR/analyses/resume-content'
import { skillById } from './gazetteer'
import { occupations, occupationsIn } from './occupations'

const titles: Readonly<Record<string, string>> = {
  nutrition: 'Nutricionista, Estagiária de Nutrição Clínica, Dietitian, Nutritionist, Técnica em Nutrição',
  rehabilitation:
    'Fisioterapeuta, Physiotherapist, Physical Therapist, Terapeuta Ocupacional, Fonoaudióloga, Speech Therapist, Massoterapeuta',
  pharmacy: 'Farmacêutica, Pharmacist, Atendente de Farmácia, Balconista de farmácia, Pharmacy Technician',
  dentistry: 'Dentista, Cirurgião-dentista, Dentist, Auxiliar de Saúde Bucal, Dental Nurse',
  psychology: 'Psicóloga Clínica, Psychologist, Psicoterapeuta',
  social: 'Assistente Social, Social Worker, Conselheiro Tutelar',
  veterinary: 'Médica Veterinária, Veterinarian, Veterinary Nurse, Auxiliar de Veterinário',
  imaging: 'Técnico em Radiologia, Radiographer, Radiologic Technologist',
  laboratory: 'Técnica de Laboratório, Lab Technician, Chemist, Bióloga, Técnico em Química',
  health: 'Médico, Physician, General Practitioner, Agente Comunitária de Saúde, Health Visitor',
  nursing: 'Enfermeira, Registered Nurse, Técnica em Enfermagem, Midwife',
  care: 'Cuidadora de Idosos, Caregiver',
  law: 'Advogado, Estagiária de Direito, Lawyer, Paralegal',
  architecture: 'Arquiteta, Architect, Desenhista Projetista, Interior Designer',
  infrastructure: 'Solutions Architect, Arquiteto de Soluções, Site Reliability Engineer, Platform Engineer',
  logistics: 'Analista de Logística, Logistics Coordinator, Warehouse Operative',
  hospitality: 'Recepcionista de Hotel, Hotel Receptionist, Hotel Manager, Garçom, Waiter',
  administrative: 'Recepcionista de Clínica, Medical Receptionist, Medical Secretary, Auxiliar Administrativo',
  beauty: 'Manicure, Cabeleireira, Hairdresser, Esteticista, Beauty Therapist',
  agronomy: 'Engenheiro Agrônomo, Agronomist, Técnico Agrícola, Técnico em Agropecuária',
  land: 'Trabalhador Rural, Farm Worker, Operador de Colheitadeira',
  cleaning: 'Camareira, Governanta, Housekeeper, Faxineira',
  teaching: 'Professora, Teacher, Auxiliar de Creche, Nursery Assistant',
  safety: 'Health and Safety Officer, Técnico em Segurança do Trabalho, Técnica de segurança',
  security: 'Security Manager, Security Supervisor, Vigilante',
  accounting: 'Auditoria Interna, Trainee de Auditoria, Auditora',
  construction: 'Pedreiro, Bricklayer',
}

test.each(Object.entries(titles).flatMap(([id, names]) => names.split(', ').map((name) => [name, id] as const)))(
  '%s: %s',
  (name, id) => expect(occupationsIn(name).keys().next().value?.id).toBe(id),
)

test.each([
  ...['Reliability Engineer', 'Rotating Equipment Reliability Engineer'].map(
    (name) => [name, 'infrastructure'] as const,
  ),
  ...['Técnico de Segurança da Informação', 'Técnico de segurança eletrônica'].map((name) => [name, 'safety'] as const),
  ...['Cybersecurity Manager', 'Application Security Manager', 'Food Security Manager', 'IT Security Manager'].map(
    (name) => [name, 'security'] as const,
  ),
])('%s is not of %s', (name, id) => {
  expect([...occupationsIn(name).keys()].map((one) => one.id)).not.toContain(id)
})

describe('each field', () => {
  test.each(occupations.map(({ id, skills }) => [id, skills] as const))(
    '%s has its question and known skills',
    (id, skills) => {
      expect(questions).toHaveProperty(id)
      for (const skill of skills) expect(skillById.get(skill)).toBeDefined()
    },
  )
})
