// What came of the work counts without a number, in both languages and in every trade; an ordinary duty does not.
import { describe, expect, test } from 'bun:test'
import { findResult } from './results'

describe('what came of the work', () => {
  test.each([
    'Escala de plantão que montei, adotada depois pelos outros postos do bairro',
    'Horta comunitária da escola, em funcionamento desde 2018',
    'Troquei o caderno de fiado por ficha, que as vendedoras ainda usam',
    'Implantação do controle de estoque, substituindo a planilha de cada loja',
    'Retomei a obra da creche, que estava parada havia dois invernos',
    'Balanços dos clientes entregues antes do prazo da Receita',
    'Laudos das caldeiras, todos aprovados na primeira vistoria',
    'Conquistei a certificação orgânica do sítio',
    'Atendente destaque do ano da rede de farmácias',
    'Famílias antigas me chamam de novo a cada mudança',
    'Fechei o caixa da padaria sem erros nem furos',
    'Passei por auditorias da matriz três anos seguidos sem apontamentos',
    'Promovida de auxiliar a encarregada de lavanderia',
    'Booking form for the boats, later adopted by the other harbours',
    'Built the seed library, open since the flood and run by pupils',
    'Wrote the handover sheet that the night nurses still use',
    'Moved payroll to the cloud, replacing three spreadsheets',
    'Finished the stone wall, which had been abandoned by two builders',
    'Delivered the school kitchen ahead of schedule',
    'Passed the boiler survey on the first attempt, as did both trainees',
    'Won the council contract for the park benches',
    'Server of the month at the hotel restaurant',
    'Often asked to train the new porters on the surgical ward',
    'Two of the households still give my name to their neighbours',
    'Cashed up the bar each night with no shortages',
    'Allotment prize for the best dahlias three years in a row',
    'Promoted from kitchen porter to commis chef',
  ])('%s', (text) => {
    expect(findResult(text)).not.toBeNull()
  })

  test.each([
    'Substituindo as pastilhas de freio e os filtros dos caminhões',
    'Responsável pela gestão da equipe de limpeza do prédio',
    'Invoices approved by the manager and filed by supplier',
    'Called back customers about missing parcels',
    'Replacing the brake pads and the filters of the vans',
    'Received the bids of the suppliers and filed them',
    'Antes de abrir a loja, conferia o caixa e a vitrine',
    'Ready to start a new challenge in the first company that calls',
  ])('none: %s', (text) => {
    expect(findResult(text)).toBeNull()
  })
})
