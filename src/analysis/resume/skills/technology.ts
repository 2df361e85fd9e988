// Skills of software, data and infrastructure.
export const technology = `
JavaScript : js, ecmascript, es6
TypeScript : ts
Python
Java
C# : c sharp, csharp
C++ : cpp
C : !C, linguagem c
Go : !Go, golang
R : !R, linguagem r, rstudio
Rust : !Rust, rust lang
Swift : !Swift
Kotlin
PHP
Ruby : !Ruby
Ruby on Rails : rails
Scala : !Scala
Julia : !Julia
MATLAB
Perl
Dart
Delphi
COBOL
ABAP
VBA : macros em vba, macros vba, excel vba
Shell script : bash, shell scripting, shell, zsh
PowerShell
SQL : linguagem sql, consultas sql, sql queries
T-SQL : transact-sql, tsql
PL/SQL : plsql
NoSQL
HTML : html5
CSS : css3
Sass : scss
Tailwind CSS : tailwind
Bootstrap : !Bootstrap
React : react.js, reactjs, ^React
React Native
Next.js : nextjs
Vue.js : vuejs, ^Vue
Angular : angularjs
Svelte
jQuery
Redux
Node.js : nodejs, ^Node, node js
Express : express.js, expressjs, !Express
NestJS : nest.js
Deno
Bun : !Bun
Django
Flask : !Flask
FastAPI
Spring : spring boot, springboot, !Spring, spring framework
Hibernate : !Hibernate
.NET : dotnet, .net core, asp.net, asp net, net core, dot net
Laravel
WordPress
Flutter
Android : desenvolvimento android, android sdk
iOS : desenvolvimento ios
Unity : !Unity, unity3d
Unreal Engine
API REST = REST APIs : rest api, apis rest, restful, apis restful, restful apis, ^REST, api rest
GraphQL
gRPC
WebSockets : websocket
Microsserviços = Microservices : microservicos, micro servicos, micro-services, microservice architecture, microservices architecture
Arquitetura de software = Software architecture : arquitetura de sistemas, system design, system architecture
Sistemas distribuídos = Distributed systems : arquitetura de sistemas distribuidos, distributed systems architecture
Arquitetura orientada a eventos = Event-driven architecture : event-driven systems, event driven, event sourcing
Padrões de projeto = Design patterns
Programação orientada a objetos = Object-oriented programming : orientacao a objetos, poo, oop
Clean Architecture : arquitetura limpa
DDD : domain-driven design, domain driven design
TDD : test-driven development, desenvolvimento orientado a testes
Testes automatizados = Automated testing : testes unitarios, unit tests, unit testing, test automation, automacao de testes, testes de integracao, integration tests
Testes de software = Software testing : qa, quality assurance, testes manuais, manual testing, casos de teste, test cases
Selenium
Cypress : !Cypress
Playwright
Jest : !Jest
JUnit
Postman
Open source : codigo aberto, open-source
Git : git flow, gitflow
Controle de versão = Version control : controle de versoes, versionamento, versionamento de codigo, version control systems, source control
GitHub
GitLab
Bitbucket
CI/CD : integracao continua, continuous integration, ci cd, entrega continua, pipelines de ci
Jenkins
GitHub Actions
Docker : containers docker, dockerfile, containerization
Kubernetes : k8s
Helm : !Helm
Terraform
Ansible
Computação em nuvem = Cloud computing : nuvem, cloud
AWS : amazon web services
Azure : microsoft azure
Google Cloud : gcp, google cloud platform
Amazon S3 : !S3
Amazon EC2 : ec2
AWS Lambda : !Lambda
Amazon ECS : !ECS
Amazon RDS : !RDS
Serverless
Linux : ubuntu, debian, red hat, centos
Windows Server
Active Directory : ad ds
VMware : vmware esxi
Nginx
Apache : !Apache, apache http server
Redes de computadores = Computer networking : redes, tcp/ip, lan, rede de computadores, infraestrutura de redes, infraestrutura de rede, computer networks, network administration, networking equipment
Cisco : ccna
Firewall : firewalls
VPN
Segurança da informação = Information security : ciberseguranca, cybersecurity, cyber security, seguranca cibernetica, infosec
Pentest : penetration testing, teste de invasao
LGPD : lei geral de protecao de dados
Backup : backups
Suporte técnico = Technical support : suporte de ti, suporte ao usuario, suporte a usuarios, help desk, helpdesk, service desk, it support, desktop support, user support
Solução de falhas = Troubleshooting
Manutenção de computadores = Computer maintenance : manutencao de micros, montagem e manutencao de computadores, formatacao de computadores, hardware maintenance
Instalação de software = Software installation : instalacao de programas, instalacao e configuracao de software, installing software
ITIL
ServiceNow
Zabbix
Grafana
Prometheus : !Prometheus
Datadog
PagerDuty
ClickHouse
Elasticsearch : elastic search, elk
Observabilidade = Observability
MySQL
PostgreSQL : postgres, postgre
SQL Server : ms sql, mssql
Oracle Database : oracle db, ^Oracle, banco oracle
MongoDB : mongo
Redis
DynamoDB
Firebase
SQLite
Cassandra : !Cassandra
Snowflake : !Snowflake
BigQuery : google bigquery
Desenvolvimento de software = Software development : desenvolvimento de softwares, desenvolvimento de sistemas, engenharia de software, software engineering
Lógica de programação = Programming logic
Algoritmos = Algorithms : algoritmo, algorithm
Estruturas de dados = Data structures : estrutura de dados
Mensageria = Messaging : message queues, filas de mensagens, message brokers
Banco de dados = Databases : bancos de dados, bancos relacionais, bancos de dados relacionais, relational databases, bases de dados, database, database administration, database design
Modelagem de dados = Data modeling : data modelling
Otimização de banco de dados = Database optimization : query optimization, otimizacao de consultas
Kafka : apache kafka
RabbitMQ
Apache Spark : pyspark, !Spark
Hadoop
Airflow : apache airflow
dbt : !dbt
Databricks
ETL : elt, pipelines de dados, data pipelines, data pipeline
Data Warehouse : dw, data warehousing
Data Lake
Big Data
Engenharia de dados = Data engineering
Análise de dados = Data analysis : data analytics, analise exploratoria, analises de dados, analyzing data, analyze data
Ciência de dados = Data science
Estatística = Statistics : analise estatistica, statistical analysis, modelagem estatistica
Visualização de dados = Data visualization : visualizacao de informacoes, data viz
Pandas
NumPy
scikit-learn : sklearn
TensorFlow
PyTorch
JAX : !JAX
Keras
ONNX
CUDA
Triton : !Triton
Ray : !Ray
Machine Learning : aprendizado de maquina, ml models
Deep Learning : aprendizado profundo, neural networks, redes neurais, neural network
Processamento de linguagem natural = Natural language processing : nlp, pln
Visão computacional = Computer vision
Inteligência artificial = Artificial intelligence : ^IA, ^AI, ia generativa, generative ai, llm, llms, large language models
Aprendizado por reforço = Reinforcement learning
Otimização de inferência = Inference optimization : efficient inference, model compression, quantization
Power BI : powerbi
Tableau
Looker : looker studio, google data studio, data studio
Qlik : qlikview, qlik sense
Metabase
DAX : ^DAX
Power Query
Power Automate
Power Apps : powerapps
Automação de processos = Process automation : rpa, automacoes, uipath
Scrum : scrum framework
Kanban
Metodologias ágeis = Agile methods : metodologia agil, agile, agile methodologies, metodos ageis, agil
Jira
Confluence
Trello
Asana
Notion : !Notion
Azure DevOps
DevOps
SRE : site reliability engineering, site reliability
Feature flags
Desenvolvimento web = Web development : desenvolvimento de sites, web developer
Desenvolvimento front-end = Front-end development : front-end, frontend, front end
Desenvolvimento back-end = Back-end development : back-end, backend, back end
Desenvolvimento full stack = Full-stack development : full stack, fullstack, full-stack
Desenvolvimento mobile = Mobile development : aplicativos moveis, mobile apps, mobile app
Levantamento de requisitos = Requirements gathering : analise de requisitos, requirements analysis, engenharia de requisitos
UML
BPMN
Blockchain
IoT : internet das coisas, internet of things
SaaS
SAP : sap erp, sap r/3, s/4hana, sap s/4hana
TOTVS : protheus, totvs protheus, rm totvs, datasul
ERP : sistemas erp, sistema erp, enterprise resource planning
Salesforce
WebGL
`
