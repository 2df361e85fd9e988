// Lists what adverts in Portuguese ask of trades of homes, care, kitchens, shops and offices; our own selection.
export const portugueseServices = `
# limpeza|faxin|servicos gerais|diarista|zelador|empregad[ao] domestic|domestica
Limpeza de vidros: limpeza de vidros|vidros|vidracas / janelas
Limpeza de banheiros: limpeza de banheiros|banheiros|sanitarios
Lavagem de pisos: lavagem de pisos?|lavagem de garagens?|lavo o piso / pisos?
Enceradeira e lavadora de pisos: enceradeira|lavadora de pisos?
Lavadora de alta pressão: alta pressao|lava ?jato
Uso de EPI: epis?|luvas / botas|mascara|oculos de protecao
Diluição de produtos químicos: diluicao|produtos quimicos|cloro|desinfetante / dilu\\p{L}+
Coleta seletiva: coleta seletiva|lixo reciclavel|reciclagem / lixo
Passar roupa: passar roupas?|passei roupas?|passadeira|lavanderia / passo roupas?
Faxina: faxinas? / limp\\p{L}+
Limpeza pós-obra: pos[- ]obra

# camareira|governanta
Arrumação de quartos: arrumacao d\\p{L}+ (?:quartos|apartamentos)|quartos|apartamentos / arrum\\p{L}+
Troca de enxoval: enxoval|roupa de cama|lencois
Limpeza de banheiros: banheiros|sanitarios
Reposição de frigobar: frigobar|minibar
Lavanderia: lavanderia|rouparia
Uso de produtos químicos: quimicos|dilui\\p{L}+
Vistoria de quartos: vistori\\p{L}+|inspec\\p{L}+

# cuidador|acompanhante de idos
Banho e higiene: banho|higiene|fraldas?
Administração de medicamentos: medicamentos|medicacao|remedios?
Sinais vitais: sinais vitais|pressao arterial|glicemia|temperatura / pressao
Mobilidade e transferências: mobilidade|transferencia|decubito|cadeira de rodas
Prevenção de quedas: quedas
Alimentação assistida: sonda|alimentacao|dieta / refeic\\p{L}+|comida|almoco
Curativos simples: curativos?
Alzheimer e demências: alzheimer|demencia
Primeiros socorros: primeiros socorros
Acompanhamento em consultas: acompanhamento em consultas / consultas|hospital
Prevenção de lesões por pressão: escaras?|lesao por pressao|acamad\\p{L}+

# suporte(?! (?:comercial|a vendas|administrativ|pedagogic))|help ?desk|service desk|tecnic[oa] (?:de|em) informatica|auxiliar de ti|tecnic[oa] de ti
Sistema de chamados: glpi|chamados|tickets?|service ?now|jira|zendesk
Active Directory: active directory
Instalação e formatação de Windows: windows|formatac\\p{L}+ / format\\p{L}+
Redes de computadores: redes?(?! sociais)|wi-?fi|vpn|switch
Manutenção de hardware: hardware|manutencao de (?:micros|computadores)|notebooks
Acesso remoto: acesso remoto|anydesk|teamviewer / remoto
Microsoft 365: microsoft 365|office 365|pacote office|outlook
Impressoras: impressoras?
Backup: backups?
ITIL e SLA: itil|sla
Inventário de equipamentos: inventario|ativos

# padeir|confeiteir
Panificação: panificacao|pa(?:o|es)
Fermentação natural: fermentacao|levain
Massas folhadas e doces: massas? (?:folhadas?|doces?)|folhad\\p{L}+
Masseira e cilindro: masseira|cilindro
Confeitaria: confeitaria|bolos?|tortas?
Salgados: salgados?|salgadinhos
Fichas técnicas: fichas? tecnicas?|receitas
Boas práticas de manipulação: boas praticas|manipulacao|higiene
Controle de validade: validades?

# auxiliar de cozinha|ajudante de cozinha|cozinh|\\bchef\\b|merendeira|churrasqueir|pizzaiolo|chapeir
Preparo de refeições: preparo de refeicoes / preparo|refeic\\p{L}+|prepar\\p{L}+
Praça quente: praca quente|praca
Cortes e pré-preparo: pre[- ]preparo|mise en place|cortes / corte|descasc\\p{L}+
Cardápio: cardapios?
Fichas técnicas: fichas? tecnicas?
Porcionamento: porcionamento|porc\\p{L}+
Boas práticas de manipulação: boas praticas|manipulacao|higiene / vigilancia sanitaria|rdc
Controle de validade: validades?
Recebimento e estoque de alimentos: estoque / receb\\p{L}+
Chapa e grelha: chapa|grelha|churrasqueira
Forno combinado: forno combinado|fornos?
Molhos: molhos?

# operador[a]? de caixa|\\bcaixa\\b|fiscal de caixa|frente de caixa
Abertura e fechamento de caixa: abertura e fechamento|fechamento|frente de caixa / fech\\p{L}+ o caixa
PDV: pdv
Recebimento em Pix, cartão e dinheiro: pix / cartao|cartoes|dinheiro|pagamentos?
Sangria: sangrias?
Trocas e devoluções: trocas e devolucoes|devolucoes / trocas?|devoluc\\p{L}+
Atendimento ao cliente: atendimento / clientes?|atend\\p{L}+
Reposição: reposicao|gondolas / repon\\p{L}+
Emissão de notas: notas? fisca\\p{L}+|cupom

# repositor|abastecedor
Abastecimento de gôndolas: abastecimento de gondolas|gondolas / abastec\\p{L}+|gondola
Precificação: precificacao|precos|etiquetas / precific\\p{L}+|preco|etiqueta
Controle de validade: validades?
FIFO e FEFO: fifo|fefo|pvps
Pontas de gôndola e promoções: pontas? de gondola / pontas?|promoc\\p{L}+
Inventário de loja: inventarios?|contagem
Ruptura e planograma: ruptura|planograma
Trocas e avarias: avarias?|trocas
Recebimento de mercadorias: recebimento de mercadorias / receb\\p{L}+|descarreg\\p{L}+|palet\\p{L}+

# vendedor[a]?(?! (?:extern|tecnic|de (?:veicul|imove|carro|plano)|b2b|senior|pleno|corporativ))|balconista(?! de farmacia)|atendente de loja|consultor[a]? de vendas de loja|operador[a]? de loja
Metas de vendas: metas?
Atendimento no balcão e no WhatsApp: balcao|whatsapp / atend\\p{L}+
Vitrine e visual merchandising: vitrines?|merchandising
Operação de caixa: caixa|pdv
Inventário de loja: inventarios?|estoque
Pós-venda: pos[- ]?venda
Fidelização de clientes: fideliz\\p{L}+|carteira
Cadastro e crediário: cadastros?|crediario
Trocas: trocas?
Reposição de mercadorias: repos\\p{L}+|repon\\p{L}+

# manicure|pedicure|designer de unhas|nail
Alongamento em gel e fibra: alongamentos?|gel|fibra
Blindagem e banho de gel: blindagem|banho de gel
Cutilagem: cutilagem|cuticulas / cutil\\p{L}+|maos
Esterilização em autoclave: esterilizacao|autoclave|biosseguranca / esteriliz\\p{L}+
Decoração de unhas: decorac\\p{L}+|nail art
Spa dos pés: spa dos pes / spa|pes
Agenda de clientes: agenda de clientes / agenda|agend\\p{L}+

# sobrancelh|lash|cilio|esteticist|depilador|maquiador
Design de sobrancelhas: design de sobrancelhas|sobrancelhas
Henna e micropigmentação: henna|micropigmentacao
Extensão de cílios: cilios
Depilação: depilacao|cera
Limpeza de pele: limpeza de pele|pele
Maquiagem: maquiagens?
Biossegurança: biosseguranca|esterilizacao / esteriliz\\p{L}+
Agenda de clientes: agenda de clientes / agenda|agend\\p{L}+|hora marcada

# cabeleireir|barbeir
Corte: cortes? / cort\\p{L}+
Escova e penteado: escova|penteados? / escov\\p{L}+
Coloração e mechas: colorac\\p{L}+|mechas?|luzes|tintura
Progressiva e alisamentos: progressiva|alisamentos?
Hidratação e cronograma capilar: hidratac\\p{L}+|cronograma|botox|tratamentos?
Barba: barbas?
Biossegurança: biosseguranca|esterilizacao / esteriliz\\p{L}+
Agenda de clientes: agenda de clientes / agenda|agend\\p{L}+
Venda de produtos: venda de produtos / vend\\p{L}+

# auxiliar de creche|auxiliar de sala|auxiliar de classe|bercarist|monitor[a]? (?:de creche|escolar|infantil)|recreador|auxiliar de educacao infantil
Rotina de sono, banho e alimentação: banho|fraldas / sono|almoco
Contação de histórias: historias?
Brincadeiras e recreação: brincadeiras|recreacao / brinca\\p{L}+|jogos
Apoio a atividades pedagógicas: atividades pedagogicas / atividades
Adaptação das crianças: adaptac\\p{L}+
Inclusão escolar: inclus\\p{L}+|autis\\p{L}+
Primeiros socorros: primeiros socorros
Agenda e contato com as famílias: contato com (?:os pais|as familias) / agenda|pais|famili\\p{L}+|mae
Desfralde: desfralde

# porteir|vigia|controlador[a]? de acesso|vigilante|portaria|agente de seguranca
Controle de acesso: controle de acesso / acesso|entrada|visitantes
Monitoramento por câmeras: cameras?|cftv|monitoramento
Registro de ocorrências: ocorrencias? / livro
Recebimento de encomendas: encomendas?|correspondencias?
Ronda: rondas?
Interfone e rádio: interfone|radio
Prevenção de incêndio: incendio|brigad\\p{L}+
Primeiros socorros: primeiros socorros

# recepcion(?!ista de hotel)
Atendimento ao público: atendimento|publico / atend\\p{L}+|receb\\p{L}+
Atendimento telefônico: telefon\\p{L}+|pabx / ligac\\p{L}+
Agendamento: agendamentos?|agenda / agend\\p{L}+|marc\\p{L}+
Cadastro em sistema: cadastros?|sistemas?|tasy|erp
Arquivo de documentos: arquivo|documentos / arquiv\\p{L}+
Pacote Office: pacote office|word|excel

# auxiliar administrativ|assistente administrativ|auxiliar de escritorio|secretari[ao]
Excel e planilhas: excel|planilhas?
Emissão de notas fiscais: notas? fisca\\p{L}+|boletos?
Contas a pagar e a receber: contas a (?:pagar|receber)|cobranca
Atendimento telefônico: atendimento telefonico|telefon\\p{L}+|pabx / ligac\\p{L}+
Agendamento: agendamentos?|agenda / agend\\p{L}+|marc\\p{L}+
Arquivo de documentos: arquivamento|arquivo|documentos / arquiv\\p{L}+|contratos
Controle de planilhas e relatórios: relatorios?
Cadastro em sistema: cadastros?|erp|totvs|sap
Compras e cotações: compras|cotac\\p{L}+

# garcom|garconete|cumim|atendente de restaurante
Atendimento de mesas: atendimento de mesas|mesas / mesa|salao
Comandas e pedidos: comandas / comanda|pedidos?
Serviço de vinhos e bebidas: vinhos?|bebidas?
Montagem do salão: mise en place|montagem do salao / mont\\p{L}+
Venda sugestiva: venda sugestiva / sugest\\p{L}+|suger\\p{L}+|explic\\p{L}+
Fechamento de contas: fechamento de contas / contas?|caixa
Banquetes e eventos: banquetes?|eventos?
Bandeja: bandejas?

# barista|bartender|barman|bargirl
Extração de espresso: espresso|expresso|cafes
Vaporização e latte art: latte art|leite
Moagem e regulagem: moagem|moinho|moedor
Coquetéis e drinks: coquete\\p{L}+|drinks
Boas práticas de manipulação: boas praticas|manipulacao|higiene
Controle de estoque do bar: estoque
Operação de caixa: caixa|pdv

# hotel|hosped|pousada
Check-in e check-out: check[- ]?in|check[- ]?out
Reservas: reservas?
Sistema hoteleiro (PMS): pms|opera|desbravador
Atendimento a hóspedes: hospedes?
Fechamento de diárias: diarias?|caixa
Inglês: ingles
`
