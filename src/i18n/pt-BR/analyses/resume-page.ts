/** The résumé page around the rubric's own texts. */
export const page = {
  title: 'Currículo',
  heading: 'Seu currículo',
  description: 'Veja o que os robôs de triagem (ATS) leem no seu currículo e o que mudar primeiro.',
  ring: 'Nota do currículo: {{score}} de 100',
  ringBefore: 'Nota do currículo: {{score}} de 100, antes {{before}}',
  file_one: '{{count}} página, analisado {{when}}',
  file_other: '{{count}} páginas, analisado {{when}}',
  fileNoPages: 'analisado {{when}}',
  bands: {
    start: 'Ainda no começo',
    building: 'Em construção',
    path: 'Bom caminho',
    great: 'Muito bom',
    excellent: 'Excelente',
  },
  headline: '{{band}}: {{missing}}',
  lead: {
    excellent: 'Agora é com a vaga certa. Sem uma vaga ao lado, a nota vai até 95.',
    content: 'Você conta bem o que fez.',
    top: 'Antes do primeiro emprego a nota vai até {{top}}.',
    top_change: 'Para quem muda de área a nota vai até {{top}}, até o primeiro trabalho na área nova.',
    top_return: 'Na volta depois de anos sem trabalhar a nota vai até {{top}}.',
    /** Beside that, where hardly a point is open. */
    nearly: 'Você já mostra quase tudo o que dá para mostrar agora.',
    /** Of a tip without a point of its own. */
    small: 'Vale menos de um ponto agora, e ainda ajuda quem lê.',
    gain_one: 'O primeiro ajuste abaixo vale {{count}} ponto.',
    gain_other: 'O primeiro ajuste abaixo vale {{count}} pontos.',
    gains_one: 'Os {{n}} primeiros ajustes abaixo, juntos, valem {{count}} ponto.',
    gains_other: 'Os {{n}} primeiros ajustes abaixo, juntos, valem {{count}} pontos.',
  },
  /** Why the score is so far below its parts. */
  reason: {
    doubt_one:
      'Nota ainda incerta: não sabemos ao certo o que é {{count}} linha do arquivo. Diga o que ela é e a nota fica certa; ela pode subir ou descer.',
    doubt_other:
      'Nota ainda incerta: não sabemos ao certo o que são {{count}} linhas do arquivo. Diga o que são e a nota fica certa; ela pode subir ou descer.',
    doubtBetween_one:
      'Nota ainda incerta, entre {{least}} e {{score}}: não sabemos ao certo o que é {{count}} linha do arquivo, e não descontamos o que pode estar nela. Diga o que ela é e a nota fica certa.',
    doubtBetween_other:
      'Nota ainda incerta, entre {{least}} e {{score}}: não sabemos ao certo o que são {{count}} linhas do arquivo, e não descontamos o que pode estar nelas. Diga o que são e a nota fica certa.',
    corrected: 'Obrigado por conferir a leitura: a nota foi de {{before}} para {{score}}.',
    correctedIn:
      'Obrigado por conferir a leitura: a nota foi de {{before}} para {{score}}. Com a leitura corrigida, isto conta menos do que antes: {{names}}. Se está no arquivo e não lemos, marque a linha mais abaixo, onde se corrige a leitura.',
    empty: 'A nota acompanha o que a página conta de você, e isso ainda está por escrever.',
    earlier: 'A nota vem quase toda do conteúdo ({{content}}): um arquivo em ordem não compensa o que falta contar.',
    content: 'A nota é a do conteúdo, e não a média das três: um arquivo em ordem só não tira pontos.',
    file_one: 'A nota é a do conteúdo ({{content}}) menos {{count}} ponto que o arquivo tira, e não a média das três.',
    file_other:
      'A nota é a do conteúdo ({{content}}) menos {{count}} pontos que o arquivo tira, e não a média das três.',
  },
  /** Jobs in the text that the analysis could not read. */
  unread: {
    headline: 'Não conseguimos ler suas experiências',
    lead: 'A nota vale para o resto do currículo. Cargos, empresas e datas ficaram fora dela.',
    title: 'Confira como suas experiências estão escritas',
    why: 'Vimos {{periods}} períodos fora da formação e não conseguimos ligar nenhum deles a um cargo e a uma empresa. Isso é um limite da nossa leitura, não uma falha sua, e outros sistemas podem tropeçar no mesmo lugar. Por isso cargos, empresas e datas ficaram fora da nota.',
    whyUndated:
      'Vimos linhas que parecem contar trabalhos e não conseguimos ligar nenhuma delas a um cargo, a uma empresa e a um período. Isso é um limite da nossa leitura, não uma falha sua, e outros sistemas podem tropeçar no mesmo lugar. Por isso cargos, empresas e datas ficaram fora da nota.',
    fix: 'Ajuda ter o título “Experiência profissional” sozinho numa linha e, em cada trabalho, cargo, empresa e período juntos, em texto comum e numa coluna só. Se esses períodos não são de trabalho, pode deixar como está.',
    partTitle: 'Não conseguimos ler esta parte',
    partWhy:
      'Nestas linhas parece haver trabalhos que a nossa leitura não juntou a um cargo e a uma empresa. Isso é um limite da nossa leitura, não uma falha sua, e outros sistemas podem tropeçar no mesmo lugar: nada do que elas contam é dado como ausente.',
    partsTitle_one: 'Não conseguimos ler esta parte: {{names}}',
    partsTitle_other: 'Não conseguimos ler estas partes: {{names}}',
    partsWhy_one:
      'Estas linhas mostram que ela está no seu currículo, e a nossa leitura não soube o que há nela. Isso é um limite da nossa leitura, não uma falha sua: ela ficou fora da nota e não é dada como ausente.',
    partsWhy_other:
      'Estas linhas mostram que elas estão no seu currículo, e a nossa leitura não soube o que há nelas. Isso é um limite da nossa leitura, não uma falha sua: elas ficaram fora da nota e não são dadas como ausentes.',
    partsFix: 'Se quiser, diga mais abaixo o que é cada linha: a nota é medida de novo na hora.',
  },
  groups: { formatting: 'Formatação', content: 'Conteúdo', ats: 'Compatibilidade ATS' },
  download: 'Baixar currículo otimizado',
  again: 'Enviar nova versão',
  capsHeading: 'O que está segurando a nota',
  order: 'Primeiro o que pode prejudicar você, a forma por último: a ordem não é a dos pontos.',
  findingsNone:
    'Não achamos nada a corrigir: tudo o que deu para verificar está no máximo. Nem todo erro dá para achar; peça a alguém que leia antes de enviar.',
  point_one: 'ponto',
  point_other: 'pontos',
  place: 'Página {{page}}, linha {{line}}',
  placeNoPage: 'Linha {{line}}',
  robotLead: 'É assim que um sistema de triagem, o ATS, recebe seu arquivo antes de uma pessoa.',
  linkAlone: '(só no link, que nem todo sistema lê)',
  sections: 'Seções reconhecidas',
  noSections: 'Nenhuma seção reconhecida.',
  hidden: 'Texto que ninguém vê',
  hiddenLead:
    'Estas linhas estão no arquivo, mas não aparecem para quem lê. Elas não contam na nota, e muitos sistemas descartam currículos assim. Remova o que não quer que seja lido.',
  hiddenReason: {
    white: 'na cor do fundo',
    tiny: 'letra pequena demais',
    invisible: 'invisível',
    'off-page': 'fora da página',
    vanish: 'marcado como oculto',
  },
  raw: 'Ver o texto extraído',
  rawLabel: 'Texto extraído',
  rawEmpty: 'Nenhum texto foi extraído.',
  found: 'Encontradas',
  foundNone: 'Nenhuma palavra-chave conhecida neste arquivo.',
  suggested: 'Sugeridas',
  suggestedNone:
    'Não há palavra que possamos sugerir com segurança. As melhores estão nos anúncios das vagas que você quer: use as que se repetem e são verdade.',
  ifTrue: 'se forem verdade para você',
  best: 'A linha que mais mostra o seu trabalho: “{{line}}”.',
  readable: 'Os sistemas das empresas leem bem o seu arquivo.',
  engine: 'O mesmo arquivo recebe sempre a mesma nota.',
  notResume: 'Este arquivo não parece um currículo',
  notResumeText:
    'Não encontramos seções, datas nem contato como os de um currículo, então não demos nota. Veja abaixo o que o robô leu e envie outro arquivo, se for o caso.',
  noneText: 'A primeira leva menos de 30 segundos.',
  shows: {
    a: 'Uma nota de 0 a 100 em formatação, conteúdo e compatibilidade ATS',
    b: 'O que mudar primeiro, e quantos pontos cada mudança vale',
    c: 'O que o robô de triagem lê no seu arquivo',
  },
  pendingText: '{{file}} foi enviado {{when}}. Quase sempre leva menos de 30 segundos.',
  refresh: 'Ver se já terminou',
} as const

/** The upload card; the island gets these as props, already in the person's language. */
export const upload = {
  heading: 'Enviar currículo',
  drop: 'Solte seu currículo aqui',
  choose: 'Escolha seu currículo',
  hint: 'PDF ou DOCX, até 10MB.',
  pick: 'Escolher arquivo',
  pickOther: 'Escolher outro',
  analyse: 'Analisar currículo',
  pendingText: 'Lendo as seções e as datas. Quase sempre leva menos de 30 segundos.',
  chosen: 'Arquivo escolhido',
  kinds: { pdf: 'PDF', docx: 'Word (DOCX)' },
  sendOther: 'Enviar outro',
  fallback: 'Ocorreu um erro ao analisar seu currículo.',
  retained: 'Seu arquivo continua aqui. Você pode tentar de novo ou escolher outro.',
  problems: {
    none: { title: 'Nenhum arquivo selecionado', text: 'Escolha um arquivo PDF ou DOCX.' },
    type: {
      title: 'Formato inválido',
      text: 'Apenas arquivos PDF ou DOCX são permitidos.',
      inside: 'Apesar do nome, este arquivo não é um PDF nem um DOCX por dentro.',
      help: 'Tem um .doc ou outro texto? Abra no Word, no LibreOffice ou no Google Docs e salve como DOCX. É uma foto, ou só tem no papel?',
      go: 'Copie na Oficina',
    },
    size: { title: 'Arquivo muito grande', text: 'O tamanho máximo permitido é 10MB.' },
  },
  out: 'Suas análises de currículo acabaram',
  outText:
    'As notas continuam aqui. Na Oficina você muda o texto e vê a nota nova, de graça, quantas vezes quiser. Para analisar outro arquivo, veja os planos.',
  outGo: 'Medir na Oficina',
} as const
