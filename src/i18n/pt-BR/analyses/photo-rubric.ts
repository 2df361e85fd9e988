// The texts of a photo's aspects, notes and checks. `note` states what was measured, `fix` what to do; `_context`
// variants are chosen by the measured case.
export const aspects = {
  expression: { name: 'Expressão', fine: 'Olhos abertos, sorriso visível e rosto de frente.' },
  light: { name: 'Iluminação', fine: 'Luz suave e parecida nos dois lados do rosto.' },
  background: { name: 'Fundo', fine: 'Fundo simples e rosto no tamanho certo.' },
  sharpness: { name: 'Nitidez', fine: 'Rosto nítido e imagem grande o bastante.' },
} as const

/** The second half of the headline, by the largest gain. */
export const missing = {
  'several-faces': 'falta uma foto só sua',
  'cut-face': 'falta o rosto inteiro',
  'small-face': 'falta chegar mais perto',
  'no-shoulders': 'falta mostrar os ombros',
  'turned-away': 'falta olhar para a câmera',
  'dark-face': 'falta luz no rosto',
  'burnt-face': 'sobra luz no rosto',
  smile: 'um sorriso leve ajuda',
  eyes: 'falta mostrar bem os olhos',
  facing: 'falta olhar para a câmera',
  level: 'falta endireitar a cabeça',
  highlights: 'sobra luz no rosto',
  evenness: 'falta luz de um lado do rosto',
  brightness: 'falta luz no rosto',
  contrast: 'falta contraste no rosto',
  focus: 'falta nitidez no rosto',
  size: 'falta tamanho na imagem',
  compression: 'a compressão deixou marcas',
  plain: 'o fundo tem informação demais',
  framing: 'falta acertar o enquadramento',
} as const

/** What to do about a note, in a line. */
export const undo = {
  'several-faces': 'Escolha uma foto só sua.',
  'cut-face': 'Mostre o rosto inteiro.',
  'small-face': 'Chegue mais perto da câmera.',
  'no-shoulders': 'Mostre também os ombros.',
  'turned-away': 'Vire o rosto para a câmera.',
  'dark-face': 'Tire a foto com muito mais luz no rosto.',
  'burnt-face': 'Tire a foto sem luz forte direto no rosto.',
} as const

export const notes = {
  'several-faces': {
    title: 'Há {{faces}} rostos na foto',
    text: 'Medimos o maior. Numa foto de perfil só você aparece; com mais gente, a nota não passa de {{at}}.',
  },
  'cut-face': {
    title: 'O rosto está cortado',
    text: 'Parte do rosto fica fora da imagem. Afaste um pouco a câmera; até lá, a nota não passa de {{at}}.',
  },
  'small-face': {
    title: 'O rosto está pequeno demais',
    text: 'Ele tem {{pixels}} pixels de largura e {{fills}}% da altura da foto. Chegue mais perto; até lá, a nota não passa de {{at}}.',
  },
  'no-shoulders': {
    title: 'Os ombros quase não aparecem',
    text: 'A imagem acaba logo abaixo do queixo. Afaste um pouco a câmera para mostrar os ombros; até lá, a nota não passa de {{at}}.',
  },
  'turned-away': {
    title: 'O rosto está virado',
    text: 'Ele está {{turned}}° fora da direção da câmera. Vire para ela; até lá, a nota não passa de {{at}}.',
  },
  'dark-face': {
    title: 'A foto está muito escura',
    text: 'As partes mais claras do rosto chegam só a {{lit}}% do branco, e quem abre a foto quase não vê você. Fique de frente para uma janela ou lâmpada; até lá, a nota não passa de {{at}}. Medimos os brilhos do rosto, e não o tom da pele.',
  },
  'burnt-face': {
    title: 'A luz apagou o rosto',
    text: '{{burnt}}% do rosto está branco, sem detalhe nenhum. Saia do sol ou do flash direto; até lá, a nota não passa de {{at}}.',
  },
  'small-picture': {
    title: 'A imagem é pequena',
    text: 'O lado menor tem {{side}} pixels. Com menos de 400, a nitidez não passa de {{at}}; a partir de {{target}}, o tamanho não pesa na nota.',
  },
} as const

export const checks = {
  smile: {
    title: 'Experimente um sorriso leve.',
    title_slight: 'Deixe o sorriso aparecer mais.',
    note: 'Expressão calma, sem sorriso visível.',
    note_slight: 'Há um sorriso discreto.',
    note_speech: 'A boca está aberta, como quem está falando.',
    fix: 'Uma expressão calma também vale; um sorriso leve costuma passar mais proximidade.',
    strength: 'Seu sorriso aparece.',
  },
  eyes: {
    title: 'Abra bem os olhos.',
    title_hidden: 'Mostre os olhos.',
    note: 'Os olhos parecem quase fechados nesta foto.',
    note_hidden: 'Não dá para ver os olhos: em volta deles está bem mais escuro que no resto do rosto.',
    fix_hidden:
      'Pode ser de óculos escuros, da aba de um boné ou de sombra. Com luz de frente e sem eles, seu olhar aparece.',
    fix: 'Escolha uma foto em que eles apareçam abertos, de preferência sem o sol de frente.',
    strength: 'Seus olhos estão abertos.',
  },
  facing: {
    title: 'Vire o rosto para a câmera.',
    note: 'O rosto está {{turned}}° virado para o lado.',
    note_height: 'O rosto está {{turned}}° virado para cima ou para baixo.',
    fix: 'Até 15° já parece de frente.',
    fix_height: 'Ponha a câmera na altura dos olhos; até 15° já parece de frente.',
    strength: 'Seu rosto está de frente.',
  },
  level: {
    title: 'Endireite um pouco a cabeça.',
    note: 'A cabeça está inclinada {{tilt}}°.',
    fix: 'Até 12° a linha dos olhos parece reta.',
    strength: 'Sua cabeça parece reta.',
  },
  highlights: {
    title: 'Saia da luz direta.',
    note: '{{burnt}}% do rosto está branco de tanta luz.',
    fix: 'Procure sombra ou vire um pouco: no branco total os traços somem.',
    strength: 'Nenhuma parte do rosto está estourada de luz.',
  },
  evenness: {
    title: 'Vire um pouco para a janela.',
    note: 'O lado direito do rosto na imagem está {{darker}}% mais escuro.',
    note_left: 'O lado esquerdo do rosto na imagem está {{darker}}% mais escuro.',
    fix: 'Assim a luz chega parecida aos dois lados; até 12% de diferença dá volume.',
    strength: 'A luz chega parecida aos dois lados do rosto.',
  },
  brightness: {
    title: 'Ponha mais luz no rosto.',
    note: 'As partes mais claras do rosto chegam a {{lit}}% do branco.',
    fix: 'Fique de frente para uma janela ou lâmpada. Medimos os brilhos do rosto, e não o tom da pele.',
    strength: 'Chega luz suficiente ao rosto.',
  },
  contrast: {
    title: 'Dê mais contraste ao rosto.',
    note: 'As partes claras e as escuras do rosto quase não diferem.',
    fix: 'Limpe a lente e evite filtros que lavam a imagem. Uma luz um pouco de lado dá volume ao rosto.',
    strength: 'O rosto tem volume, sem parecer lavado.',
  },
  focus: {
    title: 'Tire uma foto mais nítida.',
    note: 'O rosto tem {{detail}}% do detalhe de uma foto bem focada.',
    fix: 'Limpe a lente, apoie o celular e toque no rosto para focar antes de fotografar.',
    strength: 'O rosto está bem focado.',
  },
  size: {
    title: 'Use uma imagem maior.',
    note: 'O lado menor da imagem tem {{side}} pixels; {{target}} ou mais fica melhor.',
    fix: 'Envie o arquivo original da câmera, e não uma cópia recebida por mensagem.',
    strength: 'A imagem tem {{side}} pixels no lado menor, tamanho de sobra.',
  },
  compression: {
    title: 'Troque por uma cópia menos comprimida.',
    note: 'A compressão deixou quadradinhos: saltos {{blocks}}% maiores nas bordas dos blocos.',
    fix: 'Salve com mais qualidade ou envie o arquivo original.',
    strength: 'A compressão não deixou marcas.',
  },
  plain: {
    title: 'Escolha um fundo mais simples.',
    note: 'O fundo tem muita informação e disputa a atenção com o rosto.',
    fix: 'Uma parede lisa ou um fundo distante deixa o rosto em primeiro plano.',
    strength: 'O fundo simples deixa o rosto em primeiro plano.',
  },
  framing: {
    title: 'Chegue mais perto da câmera.',
    title_near: 'Afaste um pouco.',
    note: 'O rosto ocupa {{fills}}% da altura da foto; entre {{least}}% e {{most}}% funciona melhor.',
    fix: 'O rosto ocupa {{fills}}% da altura; entre {{least}}% e {{most}}% ele aparece bem em tela pequena.',
    fix_near: 'O rosto ocupa {{fills}}% da altura; deixe espaço para o cabelo e os ombros.',
    strength: 'O rosto ocupa {{fills}}% da altura da foto: aparece bem até em tela pequena.',
  },
} as const
