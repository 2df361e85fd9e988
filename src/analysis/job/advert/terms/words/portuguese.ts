// Portuguese words of adverts by how much they say about a skill, without accents. Everything unlisted is taken for the word of a trade.

/** Words that stand in no name of a skill: a term ends before them. */
export const stops = `
  ainda alem alguem antes apenas apos aquela aquelas aquele aqueles aquilo assim ate atraves bem cada caso como
  conforme consegue consiga contribuir dela delas dele deles desde deve devem dever disso durante ela elas ele eles
  embora enquanto entre essa essas esse esses esta estao estar estara estas este estejam estes etc etc. eu ex faz
  fazem fazer foi ha haver havera incluindo inclusive ira irao isso isto ja mais mediante menos meu minha muita muito
  nada naquilo ninguem nisso nos nossa nossas nosso nossos nunca onde perante pode podem poder pois porque precisa
  precisam quais quaisquer qual qualquer quando que quem sao segundo seja sejam sem sempre sendo ser sera serao seria
  seu seus so sobre sua suas tambem tem temos tenha tenham ter tera tinha toda todas todo todos tudo usa usam usar
  vai vao visando voce voces perto proximo longe tais devera deverao`

/** Words that name no skill in any combination: adjectives, adverbs, traits, people, verbs and abstract nouns. */
export const vague = `
  limpa limpas limpo limpos organizada organizadas tanto conversa conversas tutor tutores tutora
  bem-vindo bem-vinda bem-vindos bem-vindas
  feito estrada olho maos resto estagio ajuda ajudam baita contam diferenca entao pesa pesam valorizado valorizados valorizadas vem venha mexer descritas descritos pertinentes pertinente inerentes inerente abaixo burocraticas enfase mande mandar capricho visto vista vindo vinda olhos ouro vale internacional internacionais nacional nacionais fonte fontes a patrimonio aberta aberto abertura abril acima acompanhar acordo adaptacao adaptavel adequada adequado adicional afim
  afinidade afins agil agilidade agir agora agosto agradavel ainda ajudar alcancar algum alguma algumas alguns
  alinhado alinhamento alta altas alto altos ambicao ambicioso ambiente ambientes amigavel amizade amor ampla amplo
  analistas analitica analitico ano anos anterior anteriores ao aos apaixonada apaixonado apoiar apoio aprender
  aprendizado aprendizagem apresentar apresentavel aptidao area areas argumentacao articulacao as aspecto assertiva
  assertividade assertivo assiduidade assiduo associada associado atencao atenciosa atencioso atendidas atendido
  aceitacao ascensao existente existentes mentalidade renome reputacao
  atenta atento atingir atitude atitudes ativa atividade atividades ativo atrativo atuacao atuais atual atualizacao
  atualizada atualizado atuando atuar autodidata autogerenciamento autonoma autonomia autonomo auxiliar auxilio
  avancada avancado avancados base basica basicas basico basicos beneficio beneficios boa boas bolsa bom bons bonus
  brasil brilho busca buscar cabeca caminho campo candidata candidato candidatos capacidade capacidades capaz
  caracteristicas cargo cargos carisma carismatica carreira casa caso casual chance chave chefe chegar ciente cinco
  clara clareza claro coisa coisas colaboracao colaborador colaboradores colaborar colaborativa colaborativo colega
  colegas coletivo com comida comissao compartilhar compativel competencia competencias competitivo completa completo
  completos complexa complexas complexo complexos comportamentais comportamental comportamento comprometida
  comprometido comprometimento compromisso comprovada comprovado comum comunicativa comunicativo comuns conceito
  conceitos concentracao concluida concluido concluidas concluidos concluindo concluir conclusao condicao condicoes conducao conduta confianca confiavel
  confidencialidade conhecimento conhecimentos conjunto conquistar consistente constante construcao construir contato
  contexto contextos continua continuo contribuicao contribuir convenio cooperacao cordial cordialidade correlata
  correlatas correlato correlatos cotidiano crescer crescimento criar criativa criatividade criativo criativos
  criticidade critico cuidado cuidadosa cuidadoso cultura cumprimento cumprir curiosa curiosidade curioso cursando
  curto da das de decisao decisoes decorar dedicacao dedicada dedicado delicadeza demais demanda demandas demonstrar
  dentro departamento dependencia desafiador desafio desafios desejada desejado desejar desejaveis desejavel
  desempenho desenrolado desenvoltura desenvolvedor desenvolvedora desenvolvedoras desenvolvedores desenvolver
  detalhe detalhes detalhista determinacao determinada determinado dev devs dez dezembro dia dialogo diaria diarias
  diario diarios dias dicao diccao diferencas diferenciais diferencial diferente diferentes dificuldade dinamica
  dinamico dinamismo direcao direta direto diretos disciplina disciplinado discricao disponibilidade disponivel
  disposicao disposta disposto diversa diversas diversidade diverso diversos divertido do dois domingo domingos
  dominio dono dos duas duvidas educada educado efetiva efetivo eficacia eficaz eficiencia eficiente elevado em
  emocao emocional empatia empatica empatico empenho empreendedor empreendedora empresa empresarial empresas energia
  engajada engajado engajamento engenheiros ensinar entender entendimento entrega entregar entregas entusiasmo
  envolvida envolvido equilibrio equipe equipes equivalente equivalentes escola escolaridade escopo escrita escuta
  esforcada esforcado esforco especiais especial especialista especifica especificas especifico especificos espirito
  essenciais essencial estabilidade estavel estilo estimular estrategia estrategias estrutura estruturado estudante
  estudar etapa etapas etica etico evolucao evoluir exata exemplo exemplos exigencia exigencias exigida exigido exito
  experiencia experiencias experiente expressao extra extrovertida extrovertido facil facilidade familiaridade fase
  fazer feliz feriado feriados ferramenta ferramentas fevereiro fim final finalidade fins flexibilidade flexivel
  focada focado foco folga forca forma formacao formal formas forte fortes frente frequente funcao funcionamento
  funcoes fundamentais fundamental futuro ganhar garantia garantir garra genero gente gerais geral gerar gosta gostar
  gosto graduacao grande grandes grau grupo grupos habilidade habilidades habito honestidade honesto hora horas
  humana humanas humano humanos humildade humilde humor idade ideais ideal ideia ideias identificacao identificar
  igual imediata imediato impacto importancia importante importantes incompleto indireta indiretas indireto indiretos
  individuais individual influencia inicial iniciante iniciativa inicio inovacao inovador inovadora inovadoras
  inovadores insights inspirar instituicao integral integridade inteira inteligencia inteligente interacao
  interessada interessado interessante interesse intermediaria intermediario interna internas interno internos
  interpessoais interpessoal intuito janeiro jeito jovem jovens julho junho junto lado lazer lidar lider lideranca
  lideres ligacao ligado limite linha livre locais local logica logico logo longo lugar maduro maio maior maiores
  maneira maneiras manha manter marcado marco maturidade maxima maximo media medio medios meio melhor melhores membro
  membros memoria menor mes meses mesma mesmo mesmos meta metodo metodologia metodologias metodos minima minimo
  minimos ministrar missao modelo modelos moderna moderno modo momento momentos motivacao motivada motivado motivar
  mudanca mudancas multidisciplinar multidisciplinares multifuncionais mundo na nao nas natural necessaria
  necessarias necessario necessarios necessidade necessidades negociavel nem niveis nivel no nocao nocoes noite nome
  nos nova novas nove novembro novo novos numero numeros o objetiva objetividade objetivo objetivos obrigatoria
  obrigatorio obrigatorios obter oferecer oito oportunidade oportunidades oral ordem organizacao organizada
  organizado organizar orientacao orientada orientado os otima otimo otimos ou outra outras outro outros outubro
  paciencia padrao padroes paixao papel para parceiro parceiros parte participacao participar partir pela pelas pelo
  pelos pensamento pensar pequena pequeno percepcao perfil periodo permanente persistencia persistente persuasao
  pessoa pessoais pessoal pessoas plano plena pleno plus ponto pontos pontual pontualidade por porte posicao positiva
  positivo posse possibilidade possiveis possivel possuir postura potencial pouco pratica praticas pratico prazer
  prazo prazos pre precisao preferencia preferencial preferencialmente preferivel premiacao preparado pressao prestar
  prestativa prestativo previa previo primeira primeiro principais principal prioridade prioridades prioritaria
  priorizar privado pro-ativo proativa proatividade proativo problema problemas procedimento procedimentos procurar
  produtividade produtivo profissionais profissional profissionalismo profunda profundo progresso prontidao propor
  proposito proposta propria proprio proprios proxima proximo qualificacao quantidade quarta quatro quebra quesito
  questoes quinta raciocinio rapida rapidamente rapidez rapido rapidos reais real realidade realizar receber
  reconhecida reconhecido recurso reembolso referencia referencias referente regiao regra regras regular relacionada
  relacionadas relacionado relacionados relacionamento relevancia relevante relevantes remota remoto remuneracao
  requerido requisito requisitos resiliencia resiliente resolucao resolver respeitar respeito respeitoso
  responsabilidade responsabilidades responsavel resposta resultado resultados reuniao reunioes rigor ritmo rotina
  rotinas roupa rua sabado sabados saber salario satisfacao seguinte seguintes seguir segunda segundo seis semana
  semanal semelhante semelhantes senior sensibilidade sensivel senso ser seriedade serio sete setembro sexta sigilo
  significativo similar similares simpatia simpatica simpatico simples sincero sistemica sistemico situacao situacoes
  sobretudo sociavel solicitada solucao solucoes sonho superar superior tal tamanho tarde tarefa tarefas tema temas
  tempo tendencias teorica terca termo termos time times tipo tipos tomada total trabalhar trajetoria tranquila
  tranquilidade tranquilo transformar transparencia transparente tratar trato tres troca turma turno um uma umas
  unica unico uns uso usuais util utilizacao utilizar vaga vagas vale valor vantagem vantagens vantajosa vantajoso valores valorizada varia variadas variado
  variados varias vario varios vencer verbal verdade vez vezes viavel vida visao vista vivencia vocabulario volume
  vontade zelo`

/** Words that name a skill only beside another one: "análise de dados", and not "análise" or "dados". */
export const weak = `
  acoes acompanhamento administracao administrativa administrativo administrativos aluno alunos analise analises
  aplicacao aplicacoes aplicativo aplicativos apresentacao apresentacoes aquisicao arquitetura arquivo arquivos arte
  assessoria assistencia assuntos atendimento aula aulas avaliacao avaliacoes banco bancos cadastro cadastros caixa
  calculo calculos campanha campanhas canais canal captacao carga categoria central chamados cliente clientes codigo
  coleta comercial comercio compra compras computador computadores comunicacao comunidade consultoria consumo conta
  contas conteudo conteudos contrato contratos controle controles convenios coordenacao corporativa corporativo
  correcao criacao criancas curso custo custos dado dados data demonstracao desenho desenvolvimento diagnostico
  digitais digital direito divulgacao documentacao documento documentos e-mail e-mails economia edicao elaboracao
  eletronico email emissao ensino entrada equipamento equipamentos escritorio especificacao estatistica estoque
  estrategica estrategico estudo estudos eventos execucao externa externas externo familia familias ficha fila
  financas financeira financeiro fluxo fluxos fornecedor fornecedores funcional gerencia gerenciamento gestao gestor
  grafica hardware hospital imagem imagens implantacao implementacao indicador indicadores industria industriais
  industrial informacao informacoes infraestrutura instalacao instalacoes insumos integracao internet investimento
  investimentos item itens jornada lancamento lei leis levantamento lingua linguagem linguagens loja lojas
  manipulacao manual manutencao maquina maquinas materiais material meios melhoria mensagem mercado mercadoria
  mercadorias mercados midia midias movimentacao negocio negocios normas nota notas obra obras oficial online
  operacao operacionais operacional operacoes orcamento orcamentos paciente pacientes pagamento pagamentos pauta
  pecas pedido pedidos performance pesquisa pesquisas planejamento plataforma plataformas politica politicas pos
  posicionamento preco precos predial prestacao prevencao processo processos producao produto produtos programa
  programacao programas projeto projetos propostas protocolo protocolos publica publicas publico qualidade
  recebimento rede redes registro registros relacoes relatorio relatorios risco riscos rotas sala  secretaria
  segmento seguranca selecao separacao servico servicos servidor servidores setor sistema sistemas site sites sociais
  social software softwares supervisao suporte suprimentos tecnica tecnicas tecnico tecnicos tecnologia tecnologias
  telefone telefonico terceiros teste testes texto textos trabalho transporte treinamento treinamentos unidade
  usuario usuarios veiculo veiculos venda vendas verificacao video videos visita visitas visual web`

/** Verbs of any work, which name no skill in any of their forms: "elaborar propostas", "realiza a limpeza", "visando". */
export const verbs = `
  acessar alavancar andar chegar entrar falar ficar gostar olhar ouvir sair sentar alcancar alterar analisar anotar apoiar apontar apresentar assegurar assessorar atender atentar
  atuar atualizar aumentar auxiliar avaliar averiguar buscar compartilhar complementar comunicar conduzir conferir
  consultar contatar contribuir controlar coordenar corrigir criar cuidar cumprir definir desempenhar desenvolver
  detectar determinar diminuir direcionar discutir divulgar efetivar efetuar elaborar eliminar encaminhar encontrar
  enviar envolver esclarecer estabelecer estimular evitar executar exercer facilitar fazer fidelizar finalizar fornecer
  garantir gerar gerenciar gerir idealizar identificar implementar indicar informar iniciar integrar interagir levantar
  liderar localizar manter melhorar minimizar monitorar objetivar observar obter oferecer operacionalizar organizar
  orientar otimizar participar planejar possibilitar possuir prestar proceder promover propor prospectar providenciar
  realizar receber recomendar redigir registrar relatar repassar reportar representar resolver responder retirar reunir
  sanar satisfazer seguir selecionar solicitar solucionar subsidiar sugerir supervisionar suportar tirar tomar
  transmitir tratar trazer treinar utilizar validar verificar visar zelar`
