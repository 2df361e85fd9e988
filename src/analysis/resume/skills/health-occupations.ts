// The occupations of health and care: each field counts its own work and lists its own skills.
import { anyOf, anywhere } from '../../phrases'

/** Name, titles (folded) and the skills most requested, in the order of suggestion. Our own selection, not counted from a corpus. */
export const healthOccupations: readonly (readonly [id: string, titles: RegExp, skills: string])[] = [
  [
    'nursing',
    /enferm|(?<!(?:nursery|veterinary|vet|dental) )nurs(?!er(?:y|ies))|midwi(?:fe|ves)|parteira/,
    'Sinais vitais; Administração de medicamentos; Curativos; Punção venosa; Prontuário eletrônico; Biossegurança; Segurança do paciente; Urgência e emergência; Suporte básico de vida; Triagem; SUS; UTI; Vacinação',
  ],
  [
    'care',
    /cuidador|caregiver|\bbaba\b|nanny|acompanhante de idos|care assistant|carer\b/,
    'Primeiros socorros; Sinais vitais; Administração de medicamentos; Curativos; Segurança do paciente; Suporte básico de vida; Cozinha; Limpeza',
  ],
  [
    'nutrition',
    /nutricion|nutricao(?! animal)|nutritionist|(?<!animal )nutrition\b|dieti[ct]ian/,
    'Avaliação nutricional; Plano alimentar; Cardápio; Fichas técnicas; Manipulação de alimentos; RDC 216; Unidade de alimentação e nutrição; Educação alimentar; Boas práticas de fabricação; Prontuário eletrônico; Controle de estoque; Pacote Office',
  ],
  [
    'rehabilitation',
    /fisioterap|physiotherap|physical therap|terap(?:euta|ia) ocupacional|occupational therap|fonoaudiolog|speech (?:and language )?therap|massoterap|massage therap|quiropra|chiropract|acupuntur|osteopat/,
    'Fisioterapia; Reabilitação; Atendimento ao paciente; Prontuário eletrônico; SUS; Segurança do paciente; Cuidados com idosos; Pediatria; Biossegurança; Primeiros socorros',
  ],
  [
    'pharmacy',
    /farmac|pharmac/,
    'Farmácia; Atendimento ao cliente; Atendimento ao paciente; Controle de estoque; Boas práticas de fabricação; Operação de caixa; Segurança do paciente; Biossegurança; SUS; Inventário; Pacote Office',
  ],
  [
    'dentistry',
    /dentist|odontolog|saude bucal|dental|hygienist|ortodont|orthodont/,
    'Odontologia; Biossegurança; Atendimento ao paciente; Radiologia; Prontuário eletrônico; Controle de estoque; Gestão de agenda; Primeiros socorros; SUS',
  ],
  [
    'psychology',
    /psicolog|psycholog|psicoterap|psychotherap|psicanal/,
    'Psicologia clínica; Saúde mental; Atendimento ao paciente; Prontuário eletrônico; SUS; Recrutamento e seleção; Treinamento e desenvolvimento; Pacote Office',
  ],
  [
    'social',
    /assistente social|servico social|social work|case ?worker|conselheir[oa] tutelar|educador[a]? social/,
    'Serviço social; Saúde mental; SUS; Saúde da família; Relatórios; Resolução de conflitos; Gestão de documentos; Pacote Office',
  ],
  [
    'veterinary',
    /veterinar|\bvet (?:nurse|assistant|tech)|pet ?shop|banho e tosa|tosador|(?:dog|pet) groomer/,
    'Medicina veterinária; Vacinação; Centro cirúrgico; Exames laboratoriais; Biossegurança; Atendimento ao cliente; Controle de estoque; Vendas',
  ],
  [
    'imaging',
    /radiolog|radiograph|raios? ?x\b|tomograf|sonograph|ultrassonograf|mamograf/,
    'Radiologia; Atendimento ao paciente; Segurança do paciente; Biossegurança; Prontuário eletrônico; Urgência e emergência; Segurança do trabalho; SUS',
  ],
  [
    'health',
    anyOf(
      String.raw`
  medic[oa]s?\b(?! veterinar)|physician|\bdoctor\b(?! of)|general practitioner|medical (assistant|officer)
  (?<!(beauty|massage|physical|occupational|speech|language) )\btherapist|saude(?! e seguranca| bucal)
  health(?! (and|&) safety)|paramedic|podolog|podiatr`,
      anywhere,
    ),
    'Atendimento ao paciente; Prontuário eletrônico; Biossegurança; SUS; Segurança do paciente; Exames laboratoriais; Saúde da família; Primeiros socorros; Triagem; Pacote Office',
  ],
  [
    'laboratory',
    /laborator|\blab (?:technician|assistant|analyst)|biomedic|analises clinicas|\bbiolog[oa]s?\b|\bbiologist|microbiolog|tecnic[oa] (?:em|de) quimica|\bchemist\b|\bqc (?:analyst|technician|chemist)/,
    'Exames laboratoriais; Controle de qualidade; Boas práticas de fabricação; Biossegurança; HPLC; LIMS; Auditoria; Excel; Análise de dados; Controle de estoque; Pacote Office',
  ],
]
