// What a good model writes of the invented people of the tests, and one that invents beside it.
import type { Asked, Turn } from './fake-server'

export const advert = `Analista de Dados Sênior

Mercado Horizonte busca quem goste de varejo.

Requisitos
- Experiência de 5 anos com SQL e Python
- Power BI avançado e modelagem de dados
- Conhecimento em Airflow e Snowflake

Responsabilidades
- Construir painéis e relatórios de indicadores para a diretoria`

/** For `profiles.analistaDados`. The last line and the last sentence are inventions. */
export const linkedinAnswer = {
  headline: 'Analista de Dados | SQL · Python · Power BI | Fechamento mensal 30% mais rápido no varejo',
  about:
    'Sou analista de dados e há 6 anos ajudo empresas de varejo a decidir com números. Construo painéis em Power BI, automatizo cargas com Python e documento tudo para a equipe. No último ano, reduzi em 30% o tempo de fechamento mensal de 12 lojas e treinei 18 colegas. Também lidero um time de 40 pessoas na Amazon.',
  lines: [
    { n: 1, text: 'Automatizei em Python o fechamento mensal, que ficou 30% mais rápido.' },
    { n: 2, text: 'Criei 14 painéis em Power BI, usados por 60 gerentes.' },
    { n: 4, text: 'Organizei em planilhas o estoque de 3 filiais.' },
    { n: 5, text: 'Conferi notas fiscais e implantei SAP em 8 filiais.' },
  ],
}

/** For the résumé of tests/helpers/documents.ts. */
export const resumeAnswer = {
  about:
    'Analista de dados com seis anos de experiência em varejo e logística. Trabalha com SQL, Python e Power BI, da automação de relatórios ao treinamento de colegas.',
  lines: [
    { n: 1, text: 'Automatizei 14 relatórios em Python e SQL e reduzi em 32% o tempo de fechamento mensal.' },
    { n: 3, text: 'Aumentei de 71% para 88% a acurácia da previsão de demanda em 9 categorias de produto.' },
    { n: 6, text: 'Treinei 60 colegas em SQL; 92% foram aprovados na avaliação final, com bônus de R$ 900 mil.' },
  ],
  advice: [
    { n: 1, text: 'Diga nas linhas sem número quantas pessoas ou áreas usaram o que você entregou.' },
    { n: 2, text: 'Separe em linhas curtas o que você fez em cada empresa.' },
  ],
}

/** For the same résumé and `advert`; Airflow is the advert's alone. */
export const jobAnswer = {
  lines: [
    { n: 1, text: 'Automatizei 14 relatórios de fechamento em Python e SQL, 32% mais rápidos.' },
    { n: 2, text: 'Liderei 4 pessoas na migração de 120 painéis para o Power BI, 2 meses antes do prazo.' },
  ],
  letter:
    'A vaga de analista de dados da Mercado Horizonte fala de painéis e indicadores para a diretoria, e é com isso que trabalho no varejo. \n\nNa migração de 120 painéis para o Power BI liderei 4 pessoas. Também automatizei 14 relatórios em Python e SQL. Uso Airflow todos os dias.\n\nGostaria de conversar sobre como esses relatórios podem ajudar a equipe.',
}

export const photoAnswer = { expression: 'slight-smile', gaze: 'camera', place: 'plain-wall', behind: ['plants'] }

/** Answers by the task of the request, recognised by its schema. */
export const goodModel = ({ body }: Asked): Turn => {
  const schema = JSON.stringify(body.format ?? body.response_format ?? {})
  const answer = schema.includes('expression')
    ? photoAnswer
    : schema.includes('headline')
      ? linkedinAnswer
      : schema.includes('letter')
        ? jobAnswer
        : resumeAnswer
  return { text: JSON.stringify(answer) }
}
