// Portuguese texts of the landing page, as visitors see it.
export const landing = {
  title: 'Seu próximo trampo começa aqui',
  description:
    'Análise do seu currículo, da sua foto e do seu LinkedIn em menos de 30 segundos, linha por linha, com o que mudar primeiro.',
  hero: {
    title: 'Seu próximo trampo começa com impulso.',
    text: 'Envie sua foto, seu LinkedIn ou seu currículo. Em menos de 30 segundos você vê o que o recrutador vê, linha por linha, e o que mudar primeiro.',
    start: 'Começar grátis',
    example: 'Ver um exemplo',
    free: '{{free}}. Sem cartão.',
    where: 'Exemplo: currículo, linha 12',
    weak: 'Responsável por',
    rest: 'atendimento ao cliente e fidelização.',
    rewritten: 'Reescrito',
    points: 'pontos',
    strong: 'Atendi 40 clientes por dia e reduzi a espera em 22%.',
  },
  exampleResult: {
    title: 'Um currículo de exemplo, lido de verdade',
    text: 'A pessoa e o arquivo são inventados. A nota e cada dica saem da mesma análise que lê o seu currículo.',
    start: 'Analisar o meu currículo',
    busy: 'Não deu para ler o exemplo agora. Tente de novo daqui a pouco.',
  },
  facts: {
    label: 'Números do {{app}}',
    time: '30 segundos',
    timeText: 'ou menos até o resultado',
    people: '+50.000',
    peopleText: 'profissionais já deram o salto',
    chances: 'até 10x',
    chancesText: 'mais chances de chegar à entrevista',
  },
  tools: {
    title: 'Quatro ferramentas, um salto de cada vez',
    text: 'Comece por qualquer uma. Cada nota vem com a prova e com o próximo passo.',
    resume: 'Mostramos o que o robô de triagem consegue ler no seu arquivo e quais linhas escondem seus resultados.',
    photo: 'Luz, fundo, nitidez e expressão, medidos na própria imagem.',
    linkedin: 'Headline, resumo e experiência: o que mudar em cada um, e uma headline pronta para copiar.',
    scanner:
      'Cole a descrição da vaga e compare com seu currículo: o que já combina, o que falta e o que dá para dizer melhor.',
  },
  why: {
    title: 'Nenhum conselho sem prova',
    line: 'A linha exata.',
    lineText: 'No currículo, a dica sobre um texto seu cita a linha.',
    gain: 'O ganho antes do esforço.',
    gainText: 'No currículo, você sabe quantos pontos cada dica vale.',
    data: 'Seus dados são seus.',
    dataText: 'Baixe ou apague tudo quando quiser.',
    action: 'Analisar meu perfil',
    overall: 'Nota geral de exemplo',
    example: 'Exemplo: de 67 a 95 em três rodadas.',
  },
  auth: {
    title: 'Crie sua conta e faça a primeira análise agora',
    card: 'Sem cartão de crédito',
    erase: 'Apague sua conta e seus dados quando quiser',
  },
  stories: {
    title: 'Quem já saltou',
    invented: 'Histórias de exemplo, com pessoas inventadas: mostram o que a análise aponta.',
    camila: {
      quote:
        'Eu mandava o mesmo currículo havia dois anos. O {{app}} mostrou que o robô nem lia meu telefone. Mudei o arquivo em dez minutos e na semana seguinte tive três entrevistas.',
      name: 'Camila Rocha',
      role: 'Analista financeira, Recife',
    },
    joao: {
      quote: 'Gostei de não ouvir elogio vazio. Cada ponto tinha a frase do meu perfil do lado.',
      name: 'João Batista',
      role: 'Técnico de manutenção, Betim',
    },
    leticia: {
      quote: 'Voltei ao mercado depois da licença sem saber por onde começar. O scanner me deu uma lista curta.',
      name: 'Letícia Amaral',
      role: 'Designer de produto, Curitiba',
    },
  },
  close: {
    title: 'Falta só o impulso.',
    action: 'Criar conta grátis',
  },
} as const
