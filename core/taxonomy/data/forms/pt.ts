export const skills = String.raw`
customer-service | atendimento ao cliente; atendimento ao público; atendimento a clientes; atendimento de clientes; atender clientes
cash-handling | operação de caixa; operações de caixa; manuseamento de dinheiro; manuseio de dinheiro; abertura e fecho de caixa; abertura e fechamento de caixa; fecho de caixa; fechamento de caixa
inventory-replenishment | reposição de stocks; reposição de stock; reposição de estoque; reposição de produtos; reposição de mercadorias; reposição de prateleiras
inventory-counting | contagem de inventário; contagem de stock; contagem de estoque; realização de inventários
inventory-management | gestão de stocks; gestão de stock; gestão de estoque; controle de estoque; controlo de stocks; gestão de inventário; controle de estoques
cleaning | limpeza?; limpeza de áreas comuns; limpeza de instalações; limpeza geral; limpeza e organização; higienização de ambientes | banheiros; escritórios; áreas comuns; higienização; jardinagem; lixo; desinfeção; condomínio; quartos; sanitários
refuse-collection | coleta de lixo; recolha de lixo; recolha de resíduos; coleta de resíduos
gardening | jardinagem; manutenção de jardins; cuidados de jardim
handyman | pequenos reparos; pequenas reparações
food-preparation | preparação de alimentos; preparo de alimentos; confeção de alimentos; preparação de refeições; preparo de refeições
waiting-tables | atendimento de mesas; atendimento às mesas; serviço de mesa; serviço de mesas; <anotar pedidos; <serviço de vinhos
invoicing | faturação; emissão de faturas; emissão de notas fiscais; emissão de nota fiscal
payroll | folha de pagamento; folha de pagamentos; processamento salarial; processamento de salários
accounts-payable | contas a pagar
accounts-receivable | contas a receber
bank-reconciliation | conciliação bancária; conciliações bancárias; reconciliação bancária; reconciliações bancárias
accounting | contabilidade; lançamentos contábeis; lançamentos contabilísticos; classificação contábil
tax-preparation | declarações fiscais; apuração de impostos
financial-statements | demonstrações financeiras; demonstrações contábeis
quality-control | controle de qualidade; controlo de qualidade; controlo da qualidade; inspeção de qualidade
order-packing | embalagem de produtos; embalamento; empacotamento; embalar produtos
order-picking | separação de pedidos; preparação de encomendas; separação de mercadorias; separação de encomendas
loading-unloading | carga e descarga; carregamento e descarregamento; descarga de mercadorias
receiving | receção de mercadorias; recebimento de mercadorias; conferência de mercadorias; receção e conferência de encomendas; receção de encomendas
preventive-maintenance | manutenção preventiva; manutenções preventivas
corrective-maintenance | manutenção corretiva; manutenções corretivas
troubleshooting | resolução de avarias; diagnóstico de falhas; deteção de avarias; resolução de falhas
electrical-drawings | leitura de esquemas elétricos; interpretação de esquemas elétricos; leitura de diagramas elétricos
elevator-maintenance | manutenção de elevadores
wound-care | tratamento de feridas; realização de curativos; execução de pensos; realização de pensos
medication-administration | administração de medicamentos; administração de medicação
bathing-hygiene | cuidados de higiene e conforto; higiene e conforto; auxílio na higiene pessoal; higiene dos utentes; higiene e conforto dos utentes
adl-assistance | apoio nas atividades da vida diária
elderly-care | cuidados a idosos; cuidado de idosos; apoio a idosos
childcare | cuidados infantis; cuidado de crianças; cuidar de crianças
sales | técnicas de vendas; venda de produtos
data-entry | inserção de dados; introdução de dados; digitação de dados; lançamento de dados
order-processing | processamento de encomendas; processamento de pedidos; gestão de encomendas
export-documentation | documentação de exportação
price-quotes | elaboração de orçamentos; elaboração de propostas; orçamentação; preparação de orçamentos
site-supervision | acompanhamento de obra; fiscalização de obra; controlo de obra
quantity-takeoff | medições de obra; medições e orçamentos
subcontractor-management | gestão de subempreitadas; coordenação de subempreiteiros
bread-making | panificação; fabrico de pão; fabricação de pães
machine-operation | operação de máquinas; operar máquinas; operação de máquinas industriais
housekeeping | limpeza de quartos; arrumação de quartos
reception | receção de clientes; recepção de clientes; recepção de visitantes; atendimento na receção
telephone-skills | atendimento telefónico; atendimento telefônico; atendimento de chamadas
filing | arquivo de documentos; arquivamento de documentos; organização de arquivo
welding | soldagem; soldagem MIG/MAG
painting-building | pintura de paredes
electrical-work | instalações elétricas; instalação elétrica; montagem de quadros elétricos
plumbing | instalações hidráulicas prediais; encanamento
truck-driving | condução de pesados; condução de camiões; condução de caminhões
delivery-driving | entrega de encomendas; distribuição e entregas; entrega de mercadorias
security-guarding | vigilância de instalações; segurança patrimonial
access-control-security | controlo de acessos? | vigilância; vigilante; porteiro; portaria; recinto; visitantes; rondas
patient-monitoring | monitorização de doentes; monitoramento de pacientes; avaliação de sinais vitais; aferição de sinais vitais
recruiting | recrutamento; recrutamento e seleção
team-management | gestão de equipas; gestão de equipes; liderança de equipa; liderança de equipe; coordenação de equipas
project-management | gestão de projetos; gerenciamento de projetos; gestão de projeto
procurement | gestão de compras; processo de compras
supplier-negotiation | negociação com fornecedores
warehouse-operations | trabalho de armazém; operações de armazém
forklift-operation | operação de empilhadores; operação de empilhadeira; condução de empilhadores; condução de empilhador
cash-flow-management | gestão de fluxo de caixa; controle de fluxo de caixa; <fluxo de caixa
month-end-close | fechamento mensal; fechamento contábil mensal; fecho mensal; fecho de contas mensal
blueprint-reading | leitura de desenho técnico
patient-care | prestação de cuidados de enfermagem; prestação de cuidados aos utentes
purchase-orders | emissão de pedidos de compra
`;

export const titles = String.raw`
`;

export const seniority = String.raw`
`;
