// Lists what adverts in Portuguese ask of trades of crafts, roads and stores; index.ts reads the blocks. Our own selection.
export const portugueseCrafts = `
# eletricista (?:de )?manutencao|eletricista industrial|eletromecanic|eletrotecnic|eletricista de forca
NR-10: nr[- ]?10
NR-35: nr[- ]?35
Comandos elétricos: comandos eletricos|paine(?:l|is) de comando|contator(?:es)? / comando
Inversores de frequência: inversor(?:es)?|soft[- ]?starter
Motores elétricos: motor(?:es)?
Leitura de diagramas elétricos: diagramas?|unifilar(?:es)?|esquemas? eletricos? / projetos?
Manutenção preventiva e corretiva: manutencao preventiva|preventiva|corretiva
CLP: clps?
Instrumentos de medição elétrica: multimetro|megometro|alicate amperimetro|termografia
Bloqueio e etiquetagem: bloqueio|loto
Subestações: subestac\\p{L}+

# eletricista(?! (?:de )?(?:auto|veicul))
NR-10: nr[- ]?10
NR-35: nr[- ]?35
Quadros de distribuição: quadros? (?:de distribuicao|eletricos?)|disjuntor(?:es)?|qdc / quadros?
Passagem de cabos: eletrodutos?|eletrocalhas?|passagem de cabos|cabeamento / cabos|fiacao
Tomadas e iluminação: tomadas?|luminarias?|iluminacao
Aterramento e SPDA: aterramento|spda|para-raios
Leitura de projetos elétricos: diagramas?|projetos? eletricos?|leitura de projetos? / plantas?
Medições com multímetro: multimetro|alicate amperimetro|medicoes
Instalações trifásicas: trifasic\\p{L}+
Diagnóstico de falhas elétricas: curtos?[- ]circuitos?|falhas eletricas|defeitos eletricos / corrigi\\p{L}*|defeitos?
Energia solar: solar(?:es)?|fotovoltaic\\p{L}+

# motorista (?:carreteiro|de carreta|de caminhao|truck)|caminhoneir|carreteir|motorista bitrem
CNH categoria E com EAR: cnh:? (?:categoria )?[\\["“]?e\\b|categoria e\\b|cnh ae / cnh
Direção defensiva: direcao defensiva
MOPP: mopp
Amarração de carga: amarracao(?: de cargas?)?|lonamento / amarr\\p{L}+|enlon\\p{L}+
Tacógrafo: tacografo|jornada
Checklist do veículo: checklist|check list|vistoria
Conferência de notas e canhotos: canhotos?|notas? fisca\\p{L}+|conferencia de nota / notas?
Rastreamento: rastread\\p{L}+|rastreamento
Carga seca, granel e refrigerada: graos|granel|carga seca|refrigerad\\p{L}+|rodotrem|bitrem

# motorista de onibus|motorista escolar|motorista de van escolar|condutor escolar|motorista rodoviari
CNH categoria D com EAR: cnh:? (?:categoria )?[de]\\b|categoria [de]\\b|cnh a[de] / cnh
Transporte coletivo de passageiros: transporte coletivo|coletivo|passageiros
Transporte escolar: escolar
Direção defensiva: direcao defensiva
Inspeção do veículo: checklist|vistoria|freios|pneus
Embarque de pessoas com deficiência: elevador|acessibilidade|cadeirantes? / deficiencia
Tacógrafo: tacografo
Primeiros socorros: primeiros socorros

# motorista entregador|entregador|motorista de entregas?|motoboy|motofretista|motorista de van|ajudante de entrega
Entregas: entregas?
Rotas de entrega: rotas?|aplicativo de rotas|roteiro
Checklist do veículo: checklist|vistoria|manutencao
Conferência da carga: conferencia(?: da carga)? / confer\\p{L}+|confir\\p{L}+
Baixa de canhotos: canhotos?|baixa|comprovantes?
Direção defensiva: direcao defensiva
EAR na CNH: \\bear\\b|atividade remunerada|condumoto|motofrete

# pedreiro|servente|meio oficial|auxiliar de obras?|azulejist
Alvenaria: alvenaria|bloco|tijolo|paredes?
Reboco e contrapiso: reboco|emboco|contrapiso
Assentamento de pisos e azulejos: assentamento|porcelanato|azulejos?|ceramica|pisos?
Leitura de projetos: leitura de projetos?|projetos?|plantas?
Concreto e armação: concreto|armac\\p{L}+|formas|concretagem
Fundações: fundac\\p{L}+|sapatas?|baldrame
Nível e prumo: nivel|prumo|esquadro
Telhados: telhados?|cobertura
Impermeabilização: impermeabiliz\\p{L}+|manta
NR-35: nr[- ]?35

# pintor[a]?(?! (?:automotiv|de auto|de veic))
Massa corrida e lixamento: massa corrida / massa|lix\\p{L}+
Textura e grafiato: texturas?|grafiato
Pintura de fachadas: fachadas?
Pintura com airless: airless|pistola|compressor
Verniz e esmalte: verniz|esmalte
Uso de EPI: epis?|cinto|capacete
NR-35: nr[- ]?35|altura
Andaimes: andaimes?

# encanador|bombeiro hidraulico|instalador hidraulico
Tubulações de água e esgoto: tubulac\\p{L}+|tubos?|encanamentos?|esgoto
Desentupimento: desentupimentos? / desentup\\p{L}+
Detecção de vazamentos: deteccao de vazamentos|vazamentos?|geofone
Louças e metais sanitários: loucas|metais|registros?|torneiras?|caixas? acopladas?
Aquecedores a gás: aquecedor(?:es)?|gas
PPR, PVC e cobre: ppr|pvc|cobre
Leitura de projetos hidráulicos: projetos?|plantas?
Bombas e caixas d’água: bombas?|caixas? d.agua

# empilhadeira
NR-11: nr[- ]?11
Empilhadeira a combustão e elétrica: empilhadeiras? (?:a gas|eletricas?|a combustao|retratil)|retratil
Transpaleteira: transpaleteiras?|paleteiras?
Porta-paletes: porta[- ]?pal\\p{L}+
WMS: wms
Carga e descarga: carga e descarga|carga|carretas?|carregamento / carreg\\p{L}+
Checklist da empilhadeira: checklist
Inventário: inventarios?|contagem
FIFO e FEFO: fifo|fefo|pvps
Coletor de dados: coletor
Endereçamento de estoque: enderec\\p{L}+

# (?:auxiliar|ajudante|assistente|operador[a]?|aprendiz) (?:de |em )?(?:logistica|almoxarifado|estoque|deposito|expedicao|armazem)|almoxarife|estoquista|conferente|separador
Separação de pedidos: separacao(?: de \\p{L}+)?|picking / separ\\p{L}+
Conferência de mercadorias: conferencia(?: de \\p{L}+)? / conf(?:iro|er\\p{L}+)
Recebimento de mercadorias: recebimento / entrada|receb\\p{L}+
Inventário: inventarios?|contagem
Expedição: expedicao|carregamento|carga e descarga / carreg\\p{L}+|descarreg\\p{L}+
Coletor de dados: coletor(?:es)?
WMS: wms
Endereçamento de estoque: enderec\\p{L}+
Embalagem e etiquetagem: embalagem|etiquetagem / embal\\p{L}+|etiquet\\p{L}+
FIFO e FEFO: fifo|fefo|pvps
Paleteira e transpaleteira: paleteiras?|transpaleteiras?
5S: 5s

# mecanic[oa] (?:de )?(?:auto|veicul|carro|manutencao automotiva|diesel|moto)|mecanico automotivo
Injeção eletrônica e scanner: scanner|injecao
Freios e suspensão: freios?|suspensao
Motor e câmbio: motor(?:es)?|cambio|embreagem
Revisão preventiva: revis\\p{L}+|oleo|preventiva
Alinhamento e balanceamento: alinhamento|balanceamento
Ar-condicionado automotivo: ar[- ]condicionado
Elétrica automotiva: eletrica
Orçamento de serviços: orcamentos?

# soldador
Soldagem MIG e MAG: mig|mag
Soldagem TIG: tig
Eletrodo revestido: eletrodo
Leitura de desenho técnico: desenhos?
Oxicorte e plasma: macarico|oxicorte|plasma
Esmerilhamento e acabamento: esmeril\\p{L}*|lixadeira
Qualificação de soldador: 6g|qualificad\\p{L}+|qualificacao
Uso de EPI: epis?|mascara|avental

# costureir
Máquinas reta e overloque: reta|overloque|overlock
Galoneira: galoneira
Ajustes e barras: ajustes?|barras?|reformas?
Modelagem: modelagem|moldes?
Corte e enfesto: corte|enfesto / cort\\p{L}+
Acabamento e revisão de peças: acabamento|revisao
Peça-piloto: pilot\\p{L}+

# jardineir
Poda: podas? / pod\\p{L}+
Roçadeira e corte de grama: rocadeira|grama|rocada
Plantio e adubação: plantio|adubacao|canteiros / plant\\p{L}+|adub\\p{L}+
Irrigação: irrigacao / reg\\p{L}+
Controle de pragas: pragas|defensivos
Motosserra: motosserra
Uso de EPI: epis?|perneira|oculos
`
