// Portuguese texts of /templates.
export const templates = {
  title: 'Templates Premium',
  description: 'Modelos de currículo e de carta em Word que os sistemas de triagem leem por inteiro.',
  subtitle:
    'Três documentos do Word, grátis, para preencher com a sua história. Uma coluna, fontes comuns, nenhuma tabela: o robô lê tudo.',
  download: 'Download Template',
  pending: 'Baixando...',
  failed: { title: 'Erro no download', text: 'Não foi possível baixar o template. Tente novamente mais tarde.' },
  format: 'Word (DOCX), em português',
  resume: 'Currículo',
  letter: 'Carta',
  executive: 'Para quem lidera: um resumo de abertura, resultados em números e a linha do tempo da carreira.',
  tech: 'Para quem constrói: tecnologias por área, projetos e o que mudou com eles, e certificações.',
  cover: 'Uma página: por que a vaga, o que você já fez de parecido e o próximo passo.',
  howTitle: 'Como preencher',
  how: {
    brackets: 'Troque o nome, o contato e tudo o que está entre [colchetes], e apague o que não for verdade para você.',
    keep: 'Mantenha os títulos das seções: é por eles que os sistemas de triagem se orientam.',
    analyse: 'Depois de preencher, envie o arquivo para a análise de currículo e veja o que falta.',
  },
  analyse: 'Analisar meu currículo',
} as const
