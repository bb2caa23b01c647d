export const skills = String.raw`
customer-service | atendimento ao cliente; atendimento ao público; atendimento a clientes; atendimento de clientes; atender clientes; <acolhimento de clientes; <atendimento ao balcão; <atendimento de balcão; <atendimento em balcão; apoio ao cliente; apoio a clientes; atendimento ao consumidor; suporte a clientes; suporte ao cliente
cash-handling | operação de caixa; operações de caixa; manuseamento de dinheiro; manuseio de dinheiro; abertura e fecho de caixa; abertura e fechamento de caixa; fecho de caixa; fechamento de caixa; frente de caixa; operar caixa; operar a caixa; atendimento em caixa; <receber pagamentos?; registo de produtos na caixa; registo de produtos em caixa; controlo de caixa; controle de caixa; caixa e faturação; faturação e controlo de caixa; atendimento de caixa; registo de vendas; registro de produtos; recebimento de valores; recebimento de pagamentos; registo em caixa; atendimento ao caixa; caixa registadora; caixa registradora; operar o caixa; rotinas de caixa; processamento de pagamentos | caixa; loja
inventory-replenishment | reposição de stocks; reposição de stock; reposição de estoque; reposição de produtos; reposição de mercadorias; reposição de prateleiras
inventory-counting | contagem de inventário; contagem de stock; contagem de estoque; realização de inventários; inventário?; inventários?; inventário de estoque; controle de inventário; inventário rotativo; controlo de inventário; contagens de stock; inventários de estoque; contagem de produtos; contagem de mercadorias; contagem de materiais; inspeção e contagem | armazém; loja; stock; stocks; encomendas; mercadoria
inventory-management | gestão de stocks; gestão de stock; gestão de estoque; controle de estoque; controlo de stocks; gestão de inventário; controle de estoques; controlar estoque; controle do estoque; controlo do stock
cleaning | limpeza?; limpeza de áreas comuns; limpeza de instalações; limpeza geral; limpeza e organização; higienização de ambientes; <limpeza da loja; <limpar o pó; <limpeza do pó; <varrer; limpeza; limpeza de pisos; serviços de limpeza; limpeza e conservação; limpeza e higienização; limpeza de espaços; limpeza das instalações; limpeza dos ambientes; limpeza do ambiente; conservação e limpeza; limpeza predial; tarefas de limpeza; limpezas; higienização dos ambientes; limpeza de superfícies; limpeza e arrumação; limpeza hospitalar | banheiros; escritórios; áreas comuns; higienização; jardinagem; lixo; desinfeção; condomínio; quartos; sanitários
refuse-collection | coleta de lixo; recolha de lixo; recolha de resíduos; coleta de resíduos; retirada de lixo; coleta seletiva; recolha seletiva; recolhimento de lixo; remoção de resíduos; remoção de lixo
gardening | jardinagem; manutenção de jardins; cuidados de jardim; jardinagem e limpeza
handyman | pequenos reparos; pequenas reparações
food-preparation | preparação de alimentos; preparo de alimentos; confeção de alimentos; preparação de refeições; preparo de refeições; confeção de refeições; confecionar refeições; <preparação de legumes; <preparação de saladas; <preparo de saladas; <descascar legumes; <cortar legumes; <corte de legumes; <pré-preparo de alimentos; <preparação de sobremesas; preparo de ingredientes; higienização de alimentos; preparação de ingredientes; pré-preparo; corte de alimentos; preparação dos alimentos; lavar e cortar legumes; higienização de legumes; corte e higienização de alimentos; higienização e corte de alimentos; preparo de alguns alimentos; cortar e higienizar alimentos
waiting-tables | atendimento de mesas; atendimento às mesas; serviço de mesa; serviço de mesas; <anotar pedidos; <serviço de vinhos; servir à mesa; serviço à mesa; atendimento à mesa; <pôr mesas; <pôr as mesas; <montagem de mesas?; <anotação de pedidos?; <tirar pedidos?; <servir bebidas?; <registo de pedidos?; serviço de sala; mise en place da sala; registo de pedidos; tirar pedidos; servir os clientes; levantamento de mesas; servir bebidas; atendimento no salão | mesas; restaurante; restaurantes; empregado de mesa; garçom; garçonete; comandas; pratos; refeições; servir à mesa
invoicing | faturação; emissão de faturas; emissão de notas fiscais; emissão de nota fiscal; emissão de faturas e recibos; <emissão de boletos; emitir faturas; emissão de notas; emissão de nota; faturação a clientes; faturamento de pedidos; faturamento e emissão de notas; faturamento? | notas fiscais; nota fiscal; pedidos; contas a receber; cobrança; boletos; financeiro
payroll | folha de pagamento; folha de pagamentos; processamento salarial; processamento de salários; salários e encargos; <cálculo de férias; <fechamento da folha; fechamento de folha; folha salarial; <eSocial | salários; segurança; processamento; férias; admissões
accounts-payable | contas a pagar; pagamentos a fornecedores; pagamento a fornecedores; contas a fornecedores; <contas correntes de fornecedores
accounts-receivable | contas a receber; <registo de recebimentos; contas de clientes? | contabilidade; faturação; recebimentos; fornecedores; cobranças; contabilista; reconciliações
bank-reconciliation | conciliação bancária; conciliações bancárias; reconciliação bancária; reconciliações bancárias; conciliações bancárias e contabilísticas
accounting | contabilidade; lançamentos contábeis; lançamentos contabilísticos; classificação contábil
tax-preparation | declarações fiscais; apuração de impostos; obrigações fiscais; cumprimento de obrigações fiscais; <IES?; <Modelo 22; declarações fiscais periódicas | iva; contabilista; saf-t; irc; modelo 22
financial-statements | demonstrações financeiras; demonstrações contábeis
quality-control | controle de qualidade; controlo de qualidade; controlo da qualidade; inspeção de qualidade; inspeção de produtos; verificação da qualidade; controle da qualidade; inspeção da qualidade; conferência de qualidade
order-packing | embalagem de produtos; embalamento; empacotamento; embalar produtos; embalagem?; embalagem de encomendas; acondicionamento de produtos | armazém; etiquetagem; picking; expedição; paletes; paletização; mercadorias
order-picking | separação de pedidos; preparação de encomendas; separação de mercadorias; separação de encomendas; separação de produtos; preparação de pedidos?; picking com terminal; picking e packing; <picking por voz; preparação de pedidos; separação de materiais; separar pedidos; separação e conferência; separação e embalagem | armazém; picking; expedição; embalagem; paletes; separação; estoque; empilhador; empilhadores; descargas; cargas e descargas; porta-paletes
loading-unloading | carga e descarga; carregamento e descarregamento; descarga de mercadorias; carga de camiões; <descarga de contentores; carregamento da viatura; carregamento de materiais; carregamento de camiões; carga e descarga de mercadorias; carregamento de caminhões; carregar e descarregar; carga e descarga de camiões; carga e descarga de caminhões; descarregamento de mercadorias; carregamento de cargas
receiving | receção de mercadorias; recebimento de mercadorias; conferência de mercadorias; receção e conferência de encomendas; receção de encomendas; conferência de mercadoria recebida; conferência de carga; conferência de cargas; conferência da carga; recepção de mercadorias; recebimento de materiais; recebimento e conferência; receção e conferência; conferência de materiais; recebimento de produtos
preventive-maintenance | manutenção preventiva; manutenções preventivas; manutenção preventiva e corretiva
corrective-maintenance | manutenção corretiva; manutenções corretivas; manutenção corretiva de equipamentos; reparação de avarias
troubleshooting | resolução de avarias; diagnóstico de falhas; deteção de avarias; resolução de falhas; deteção e resolução de avarias; diagnóstico de avarias
electrical-drawings | leitura de esquemas elétricos; interpretação de esquemas elétricos; leitura de diagramas elétricos; leitura de esquemas?; diagramas elétricos; leitura e interpretação de diagramas elétricos; leitura e interpretação de esquemas elétricos; interpretação de diagramas elétricos | elétricos; eletricista; quadros; tomadas
elevator-maintenance | manutenção de elevadores
wound-care | tratamento de feridas; realização de curativos; execução de pensos; realização de pensos; pensos?; curativos?; realizar curativos; fazer curativos; troca de curativos; curativos simples | enfermagem; enfermeiro; medicação; colheitas; utentes; feridas; sinais vitais; coleta de sangue; punção venosa; injetáveis; uti; coren; técnico de enfermagem; prescrição; sonda
medication-administration | administração de medicamentos; administração de medicação; administração de terapêutica; <preparação de medicação; administrar medicamentos; administrar medicação; administrar medicações; preparo e administração de medicamentos
bathing-hygiene | cuidados de higiene e conforto; higiene e conforto; auxílio na higiene pessoal; higiene dos utentes; higiene e conforto dos utentes; cuidados de higiene?; higiene pessoal?; higiene pessoal; banho assistido; auxílio no banho; apoio na higiene; troca de fraldas; banho no leito | utentes; idosos; fraldas; posicionamentos; banho; acamados; seniores; vestir
adl-assistance | apoio nas atividades da vida diária; <vestir e despir; apoio nas AVD
elderly-care | cuidados a idosos; cuidado de idosos; apoio a idosos; acompanhamento de idosos; assistência a idosos; cuidados com idosos; prestação de cuidados a idosos; cuidar de idosos; apoio domiciliário; cuidado com idosos
childcare | cuidados infantis; cuidado de crianças; cuidar de crianças; acompanhamento das crianças; <higiene das crianças; cuidados às crianças; experiência em creche; acompanhamento de crianças; apoio a crianças; cuidados a crianças; vigilância de crianças; cuidado com crianças; recreação infantil; supervisão de crianças
sales | técnicas de vendas; venda de produtos
data-entry | inserção de dados; introdução de dados; digitação de dados; lançamento de dados; lançamento de dados no sistema; registo de dados; registro de dados; atualização de cadastros; atualização de dados; alimentação de planilhas; preenchimento de planilhas; cadastro de produtos
order-processing | processamento de encomendas; processamento de pedidos; gestão de encomendas; introdução de encomendas; registo de encomendas; <acompanhamento de pedidos; inserção de encomendas; gestão de pedidos; emissão de pedidos; acompanhamento de encomendas; digitação de pedidos
export-documentation | documentação de exportação
price-quotes | elaboração de orçamentos; elaboração de propostas; orçamentação; preparação de orçamentos; elaboração de propostas comerciais; preparação de propostas?; envio de orçamentos; elaboração de cotações; cotações de frete | comerciais; comercial; orçamentos; vendas; encomendas; orçamentação
site-supervision | acompanhamento de obra; fiscalização de obra; controlo de obra; direção de obra; acompanhamento da obra; gestão de obra; gestão de obras; supervisão de obras
quantity-takeoff | medições de obra; medições e orçamentos; medições?; medição de obra; levantamento de quantidades; levantamento de quantitativos; quantitativos de obra | obra; orçamentos; quantidades; concursos; empreitadas
subcontractor-management | gestão de subempreitadas; coordenação de subempreiteiros
bread-making | panificação; fabrico de pão; fabricação de pães; cozedura de pão; cozedura do pão; enfornar pão
machine-operation | operação de máquinas; operar máquinas; operação de máquinas industriais; <abastecimento de máquinas?; <alimentação de máquinas; operação de linhas de produção; condução de linhas?; abastecimento de máquinas; abastecer máquinas; operação de equipamentos; operação de linha; operação de maquinário; manuseamento de máquinas; condução de máquinas industriais; operar equipamentos | produção; fabril; enchimento; embalagem; fábrica; peças; operador de produção; injeção
housekeeping | limpeza de quartos; arrumação de quartos; <fazer camas; <fazer as camas; <mudança de roupa de cama; <troca de roupa de cama; <reposição de amenities; arrumação dos quartos; limpeza e arrumação de quartos; arrumar camas; limpeza de alojamentos; limpeza dos quartos; arrumação de camas; governança hoteleira; limpeza de alojamento local; troca de enxoval; limpeza e organização dos apartamentos
reception | receção de clientes; recepção de clientes; recepção de visitantes; atendimento na receção; trabalho de receção
telephone-skills | atendimento telefónico; atendimento telefônico; atendimento de chamadas; atendimento de telefone; atender o telefone; atender telefone; atender telefones
filing | arquivo de documentos; arquivamento de documentos; organização de arquivo; arquivo?; arquivo e organização de documentos; arquivamento; arquivo de documentação | documentos; administrativo; administrativa; correspondência; atendimento; agenda
welding | soldagem; soldagem MIG/MAG; <pingar peças; <ponteamento; soldas; trabalhos de soldadura; processos de soldagem; serviços de solda; soldagem elétrica
painting-building | pintura de paredes; pintura de interiores e exteriores; pinturas interiores; pintura predial; pintura residencial; serviços de pintura; trabalhos de pintura; pintura de construção civil
electrical-work | instalações elétricas; instalação elétrica; montagem de quadros elétricos; <instalação de tomadas; <abertura de roços?; <montagem de calhas?; <passagem de fiação; fiação elétrica; instalações elétricas prediais; instalação elétrica predial; manutenção elétrica; manutenção elétrica industrial; manutenções elétricas; serviços elétricos; instalações eléctricas; instalação eléctrica; elétrica predial; elétrica residencial; conhecimentos de eletricidade; conhecimentos em elétrica; elétrica? | eletricista; elétrica; elétricas; elétricos; cabos; tomadas; quadros; interruptores; fiação; hidráulica; reparos; manutenção predial; pintura; alvenaria; mecânica; eletrônica
plumbing | instalações hidráulicas prediais; encanamento; <reparação de fugas?; <tubagens?; <reparo de vazamentos?; redes de água e esgotos?; redes de águas e esgotos?; instalação hidráulica; instalações hidráulicas; <reparo de vazamentos; <conserto de vazamentos; <reparação de fugas; serviços de canalização; manutenção hidráulica; hidráulica predial; pichelaria; instalações hidrossanitárias | canalizador; sanitários; caldeiras; esgotos; desentupimentos; torneiras; canalização; encanador; encanamento; louças sanitárias; autoclismos; tubos
truck-driving | condução de pesados; condução de camiões; condução de caminhões; condução de caminhão; condução de veículos pesados; direção de caminhão; condução de viaturas pesadas; dirigir caminhão
delivery-driving | entrega de encomendas; distribuição e entregas; entrega de mercadorias; distribuição de mercadorias; entrega de produtos; rotas de entrega; experiência com entregas; entregas e coletas; realizar entregas; entregas? | motoboy; motorista; veículo; rota; rotas; mercadorias; cargas; cnh; estafeta; viatura
security-guarding | vigilância de instalações; segurança patrimonial; segurança de instalações?; vigilância patrimonial; controlo de entradas; controle de portaria; segurança de instalações; controlo de entradas e saídas | vigilância; vigilante; rondas; portaria; porteiro; vigilantes
access-control-security | controlo de acessos?; controlo de entradas e saídas?; controlo de entradas?; controle de acesso?; controle de entrada e saída?; controlo de acesso?; controle de entrada e saída de pessoas | vigilância; vigilante; porteiro; portaria; recinto; visitantes; rondas
patient-monitoring | monitorização de doentes; monitoramento de pacientes; avaliação de sinais vitais; aferição de sinais vitais
recruiting | recrutamento; recrutamento e seleção
team-management | gestão de equipas; gestão de equipes; liderança de equipa; liderança de equipe; coordenação de equipas; coordenação de equipes; supervisão de equipes
project-management | gestão de projetos; gerenciamento de projetos; gestão de projeto; gerir projetos; gerenciar projetos; coordenação de projetos; gestão e acompanhamento de projetos
procurement | gestão de compras; processo de compras
supplier-negotiation | negociação com fornecedores
warehouse-operations | trabalho de armazém; operações de armazém; armazenagem; armazenagem de mercadorias; <arrumação de mercadorias; arrumação de mercadoria; estocagem; estocagem de mercadorias; trabalho em armazém; rotinas de almoxarifado; almoxarifado; organização do armazém; armazenamento de mercadorias; organização de estoque; organização do estoque; experiência em armazém; tarefas de armazém; arrumação de armazém; rotinas de estoque; organização de armazém
forklift-operation | operação de empilhadores; operação de empilhadeira; condução de empilhadores; condução de empilhador; operar empilhadeira; operação de empilhador; manobrar empilhador; empilhadeira; empilhador; empilhadores; empilhadeiras
cash-flow-management | gestão de fluxo de caixa; controle de fluxo de caixa; <fluxo de caixa
month-end-close | fechamento mensal; fechamento contábil mensal; fecho mensal; fecho de contas mensal; fecho do mês; encerramento mensal; fechamento contábil
blueprint-reading | leitura de desenho técnico; leitura de desenhos; interpretação de desenho técnico; leitura de plantas; leitura e interpretação de desenho; leitura de projetos; leitura e interpretação de desenhos técnicos; LID?; leitura de desenho mecânico | metrologia; desenho; produção; nr12; 5s; industrial
patient-care | prestação de cuidados de enfermagem; prestação de cuidados aos utentes
purchase-orders | emissão de pedidos de compra
cash-reconciliation-retail | conferência de caixa; conferência do caixa; <sangria de caixa
refunds-exchanges | trocas e devoluções
shelf-stocking | arrumação de prateleiras; abastecimento de gôndolas; arrumação de produtos; abastecimento de prateleiras; abastecer gôndolas; organização de gôndolas; repor produtos; abastecimento da loja; reposição de gôndolas
price-tagging | etiquetagem de preços; marcação de preços; precificação de produtos; atualização de preços; remarcação de preços | prateleiras; loja; mercadorias
merchandising | exposição de produtos?; exposição dos produtos?; exposição de produtos; organização da loja; organização de expositores; exposição dos produtos; layout de loja; montagem de expositores; imagem da loja; arrumação da loja | loja; lojas; prateleiras; vitrine; montras; gôndolas; expositores; reposição; promotor; promotora
window-dressing | montagem de montras; decoração de montras; montagem de vitrines
stock-rotation | controlo de validades; controle de validade; controlo das validades; gestão de validades; verificação de validades; rotação de produtos; verificação de prazos de validade; rotatividade de produtos; controlo de prazos de validade; controle de vencimento
folding-clothes | dobragem de roupa; dobrar roupa
customer-advice | aconselhamento ao cliente; aconselhamento de clientes; aconselhamento a clientes; aconselhar clientes
store-operations | abertura e fecho da loja; abertura e fechamento da loja; abertura e encerramento da loja
staff-scheduling | elaboração de escalas; elaboração de horários?; gestão de escalas; gestão de horários? | turnos; equipa; equipe; escalas; folgas; colaboradores
meeting-sales-targets | objetivos de vendas; cumprimento de objetivos de vendas; metas de vendas
ordering-from-suppliers | encomendas a fornecedores; pedidos a fornecedores
complaint-handling | gestão de reclamações; tratamento de reclamações; tratar reclamações
loss-prevention | prevenção de perdas; prevenção de furtos
dough-mixing | amassadura; preparação de massas?; preparo de massas? | padaria; pão; forno; padeiro; confeitaria; enfornar; fermentação
pastry | <confeção de bolos; fabrico de pastelaria; produção de pastelaria; pastelaria; confeção de pastelaria; preparo de sobremesas; sobremesas; confeitaria; confeção de sobremesas; preparo de doces; produção de bolos; doces e salgados; preparo de bolos; preparo de salgados; confeitaria e panificação
cake-decorating | decoração de bolos
sandwich-making | preparação de sandes
meat-cutting | corte de carnes; <desossa; <desossa de carnes; desmancha de carne; desmancha de carnes; cortes e desossa; desmancha; corte e preparo de carnes; manipulação de carnes; preparo de carnes; desmanche de carnes
sausage-making | produção de enchidos; fabrico de enchidos
meat-slicing | fatiar frios; fatiamento de frios; corte de frios; fatiadora; fatiar produtos
menu-planning | elaboração de ementas; elaboração de cardápio; elaboração de cardápios; elaboração de menus; criação de cardápios; criação de menus; criação de ementas; planejamento de cardápio; elaboração da ementa
plating-presentation | empratamento; montagem de pratos; finalização de pratos; apresentação dos pratos; empratar; montagem dos pratos
grilling | grelhados; churrasqueira; preparo de churrasco; chapa e fritadeira
food-service | distribuição de refeições; serviço de refeições; servir refeições
kitchen-cleaning | limpeza da cozinha; limpeza de cozinha; higienização da cozinha; <higienização de utensílios; limpeza de utensílios; limpeza de utensílios e equipamentos; limpeza e organização da cozinha; limpeza e higienização da cozinha
dishwashing | lavagem de loiça; lavagem de louça; lavar louça; lavar loiça; lavagem da loiça; lavagem da louça; lavagem de utensílios; máquina de lavar louça
kitchen-help | apoio à cozinha; apoio na cozinha
bussing | levantar mesas; limpeza das mesas; limpeza de mesas; desembaraçar mesas
bartending | serviço de bar; preparo de drinks; <tirar imperiais; <abastecimento do bar; preparo de bebidas; preparação de bebidas; serviço de balcão; preparação de cocktails; preparar bebidas; serviço de bar e mesas; preparo de coquetéis
barista | <tirar cafés; <tirar café; preparo de café; preparação de café; serviço de cafetaria; tiragem de cafés; preparo de cafés
restroom-cleaning | limpeza de casas de banho; limpeza de sanitários; limpeza de banheiros; limpeza de instalações sanitárias
guest-relations | acolhimento de hóspedes; atendimento aos hóspedes; atendimento a hóspedes
reservations | gestão de reservas? | hotel; hóspedes; restaurante; alojamento; booking; quartos; check-in; receção; hotelaria; mesas
switchboard | central telefónica; atendimento da central telefónica
night-audit | auditoria noturna
food-allergen-management | controlo de alergénios; gestão de alergénios
feeding-patients | apoio na alimentação; apoio nas refeições; auxílio na alimentação; apoio às refeições; ajuda na alimentação; alimentação dos utentes; administração de refeições; acompanhamento nas refeições
patient-transfers | mobilização de utentes; posicionamento e transferência de utentes; posicionamentos e transferências; posicionamentos?; mudança de decúbito; mudanças de decúbito; transferência de pacientes | utentes; idosos; higiene; alimentação; fraldas; banho
companionship | fazer companhia?; companhia a idosos; fazer companhia a idosos | idosos; idosas; idoso; idosa; utentes; seniores; passeios; higiene; refeições
client-transportation | acompanhamento a consultas; acompanhamento de utentes a consultas; acompanhamento a consultas médicas
charting | evolução de enfermagem; registos de enfermagem
clinical-handoff | passagem de turno? | utentes; doentes; enfermagem; medicação; pensos
phlebotomy | colheitas de sangue; colheita de sangue; coleta de sangue; punção venosa; punções venosas; coleta de exames; coleta de material biológico; coleta de amostras biológicas
injections | administração de injetáveis; injetáveis? | enfermagem; enfermeiro; enfermeira; pensos; curativos; medicação; farmácia; vacinas
catheter-care | sondagem vesical; algaliação
care-plans | planos de cuidados; plano de cuidados
ironing | passar a ferro; passar roupa; engomar; engomar roupa; engomadoria; passadoria
laundry-operations | lavar roupa; tratamento de roupa; tratamento de roupas; lavagem de roupa; cuidar da roupa; lavandaria; lavagem e secagem de roupas; lavandaria industrial
client-errands | idas às compras
household-chores | tarefas domésticas; lides domésticas
house-cleaning | limpeza da casa; limpeza de casas; limpeza doméstica; serviços domésticos; limpeza residencial; cuidados da casa; lida da casa; limpezas domésticas; trabalhos domésticos; afazeres domésticos
trash-removal | despejar lixos; despejo de lixo; despejo de lixos; despejar o lixo; recolha do lixo
floor-care | lavagem de pavimentos; lavagem de chão; lavagem do chão; enceradeira; lavadora de piso; máquinas de lavar piso; lavadora de pisos; máquina lavadora; tratamento de pisos; enceramento
commercial-cleaning | limpeza de escritórios; <limpeza de escadas; <limpeza de condomínios; <limpeza de partes comuns
window-cleaning | limpeza de vidros; lavagem de vidros; limpeza de janelas; limpeza de vidraças
post-construction-cleaning | limpeza de fim de obra; limpeza pós-obra
construction-cleanup | limpeza de obra; limpeza da obra; <remoção de entulho; <remoção de entulhos
sanitation-disinfection | desinfeção de superfícies; desinfeção; desinfecção; desinfecção de superfícies; sanitização; higienização de equipamentos; desinfecção de ambientes
flatbed-securement | acondicionamento da carga; amarração de carga; amarração da carga
pruning | poda de sebes; corte de sebes; aparar sebes; poda de árvores; corte de sebes e arbustos; poda de plantas
mail-handling | <distribuição de correspondência; <envio de correio; <distribuição do correio interno
ticket-sales | venda de bilhetes; venda de passagens
construction-billing | autos de medição
shipping | expedição de mercadorias; expedição de encomendas; expedição?; despacho de mercadorias; expedição de produtos; envio de encomendas; preparação de cargas; despacho de encomendas; expedição de materiais | armazém; picking; encomendas; embalamento; etiquetagem; paletes
labeling-products | etiquetagem?; etiquetagem de produtos; rotulagem?; rotulagem de produtos; etiquetagem; rotulagem; impressão de etiquetas; colocação de etiquetas | armazém; embalagem; embalamento; linha de produção; expedição; alimentos; alimentícios; paletização; picking; paletes; mercadorias; produtos acabados
pallet-wrapping | filmar paletes; filmagem de paletes
palletizing | paletização; montagem de paletes; paletização de produtos; montagem de pallets
parcel-sorting | triagem de encomendas
rf-scanners | utilização de PDA; leitura de códigos de barras; terminal de radiofrequência; terminais de radiofrequência; coletor de dados; leitor de código de barras; leitor de códigos de barras; pistola de radiofrequência; coletores de dados; leitura ótica
shipping-documentation | guias de transporte; guias de remessa; emissão de guias de transporte
reach-truck-operation | empilhador retrátil; condução de empilhador retrátil
pallet-jack | porta-paletes?; operação de porta-paletes; porta-paletes; transpaleteira; paleteira; paleteira elétrica; porta-paletes elétrico; uso de paleteira | empilhador; condução; stacker; transpaletes; empilhadores; descargas
material-handling | movimentação de paletes; movimentação de cargas; movimentação de mercadorias; movimentação de materiais
line-feeding | abastecimento de linhas; abastecimento das linhas; alimentação de linhas; abastecimento de linhas de produção
warehouse-management | gestão de armazém; gestão de armazéns
goods-delivery | entregas ao domicílio; entregas ao domicilio; coletas e entregas; entregas e recolhas; entrega e recolha de mercadorias
parcel-delivery | distribuição de encomendas
mail-delivery | distribuição de correio
food-delivery | entrega de refeições
last-mile-delivery | última milha; entregas de última milha
freight-transport | transporte de mercadorias; transporte rodoviário de mercadorias
refrigerated-transport | transporte de frio
pre-trip-inspection | verificação do veículo; verificação diária do veículo; verificação da viatura
route-planning | planeamento de rotas
passenger-driving | transporte de passageiros
school-runs | <transporte de crianças
electrical-panels | montagem de quadros?; quadros elétricos; <painéis elétricos; <quadros eléctricos | elétricos; eletricista; disjuntores; cablagem; cabos; tomadas; elétrica
light-fixture-installation | instalação de iluminação; montagem de iluminação; instalação de luminárias; montagem de luminárias
relamping | troca de lâmpadas; substituição de lâmpadas
cable-pulling | passagem de cabos elétricos; puxar cabos; passagem de cabos; lançamento de cabos; enfiamento de cabos
electrical-troubleshooting | avarias elétricas; deteção de avarias elétricas; diagnóstico de avarias elétricas
boilers | <instalação de caldeiras; <manutenção de caldeiras; reparação de caldeiras; caldeiras a gás
furnaces-heating | <instalação de radiadores; aquecimento central; sistemas de aquecimento
heat-pumps | instalação de bombas de calor
water-heaters | <instalação de esquentadores; esquentadores
plumbing-fixtures | instalação de sanitários; instalação de louças sanitárias; montagem de loiças sanitárias
drain-cleaning | desentupimentos; desentupimento
bathroom-remodeling | remodelação de casas de banho; reforma de banheiros; remodelação de casa de banho
gutter-installation | montagem de caleiras; instalação de calhas de telhado; caleiras
gas-fitting | instalações de gás; instalação de gás
surface-preparation | preparação de superfícies; preparação das superfícies
wallpaper-hanging | colocação de papel de parede; aplicação de papel de parede
plastering | reboco; rebocos; <aplicação de massas?; <massa corrida; rebocar paredes; estuque; aplicação de reboco; aplicação de gesso; emboço | reboco; rebocos; estuque; pintura; paredes; pintor; lixagem; tetos
drywall | montagem de pladur; instalação de drywall; montagem de drywall; aplicação de pladur; divisórias em gesso cartonado; gesso cartonado; gesso acartonado
bricklaying | assentamento de tijolo; assentamento de tijolos; <construção de muros; levantamento de paredes; assentar tijolo
block-laying | assentamento de blocos
masonry | alvenaria; trabalhos de alvenaria; <armação de alvenaria; serviços de alvenaria; levantar paredes
mortar-mixing | preparação de argamassas; preparação de argamassa; preparo de argamassa
concrete-work | betonagem; concretagem; betonagens; <execução de contrapiso; execução de concretagem
formwork | cofragem; cofragens; montagem de cofragens; montagem de formas; formas de madeira; montagem de cofragem
rebar | armação de ferro; armaduras de ferro; montagem de armaduras; armação de ferragens; armação de aço
tile-setting | assentamento de azulejo; assentamento de azulejos; assentamento de cerâmicos; <assentamento de pisos; assentamento de revestimentos; assentamento de cerâmica; assentamento de cerâmicas; assentamento de piso; assentamento de porcelanato; aplicação de azulejos; colocação de azulejos; assentamento de mosaico; ladrilhagem
insulation-installation | aplicação de capoto; capoto; aplicação de isolamento; isolamentos térmicos; instalação de isolamento
flooring-installation | aplicação de pavimentos; assentamento de pavimentos; <contrapiso; <aplicação de soalhos; <colocação de soalhos; regularização de pisos; colocação de pavimentos; instalação de pisos; colocação de pavimento flutuante; instalação de piso laminado; pavimento flutuante
parquet-laying | colocação de parquet
door-installation | colocação de portas; montagem de portas; instalação de portas
window-installation | montagem de janelas; instalação de janelas; colocação de janelas; <montagem de caixilharia; instalação de esquadrias; montagem de esquadrias; instalação de persianas; montagem de estores
cabinet-installation | montagem de cozinhas; <montagem de roupeiros
furniture-assembly | montagem de móveis; montagem de mobiliário
furniture-making | fabrico de mobiliário; fabrico de móveis; fabricação de móveis; móveis planejados; móveis sob medida; móveis por medida; marcenaria
woodworking | corte de madeira?; trabalho em madeira; máquinas de marcenaria; máquinas de carpintaria; corte de madeira; usinagem de madeira | marcenaria; carpintaria; marceneiro; carpinteiro; móveis; lixamento; lixagem; serra circular; colagem
wood-finishing | envernizamento?; envernizamento de madeira; envernizamento de móveis | madeira; móveis; lixagem; lixamento; marcenaria; carpintaria; polimento
finish-carpentry | <colocação de rodapés
timber-framing | <madeiramento de telhado
interior-fit-out | acabamentos interiores
renovation | remodelações; remodelação de interiores; obras de remodelação
demolition | demolições; demolição; trabalhos de demolição
excavation | escavações?; movimentação de terras; movimento de terras; escavações; terraplanagem; terraplenagem | terras; obra; obras; valas; retroescavadora; giratória; terraplanagem; fundações; aterros
trenching | abertura de valas; abertura e fecho de valas
construction-labor | apoio aos pedreiros; <apoio a pedreiros; trabalhos de servente; serviços de obra; trabalhos de obra
load-bearing-materials | transporte de materiais?; carregamento de materiais de construção | obra; obras; pedreiros; servente; entulho; cimento; andaimes; tijolos
scaffolding | montagem de andaimes; montagem e desmontagem de andaimes
paver-installation | assentamento de calçada; colocação de calçada; <assentamento de lancis
roofing | telhados?; <colocação de telhas; reparação de telhados; <assentamento de telha; coberturas e telhados; telhados; montagem de telhados; instalação de telhados | telhas; telha; caleiras; algerozes; impermeabilização; coberturas; pedreiro; carpinteiro; rufos
bills-of-quantities | mapas de quantidades; mapa de quantidades; <mapas de trabalhos e quantidades
construction-estimating | orçamentação de obras; orçamentos de obras; orçamentação de obra; elaboração de orçamentos de obra
construction-tendering | <consultas ao mercado?; concursos de obras; <mapas comparativos de propostas?; <análise de cadernos de encargos? | obra; obras; empreitadas; empreitada; subempreitadas; subempreiteiros; medições; orçamentação; construção civil
tender-management | concursos públicos?; preparação de concursos?; licitações?; participação em licitações; processos licitatórios | propostas; cadernos de encargos; ajuste direto; ajustes diretos; contratação pública; adjudicação; empreitadas; plataformas eletrónicas; licitações; editais; pregão; contratos; edital
change-orders | <trabalhos a mais
cost-control-construction | controlo de custos de obra
vehicle-maintenance | manutenção de viaturas; manutenção de veículos
oil-changes | mudança de óleo?; troca de óleo?; mudanças de óleo? | travões; pneus; freios; freio; pastilhas; oficina; mecânico; viaturas; veículos; embraiagens; embreagem; suspensão; revisões
brake-repair | travões?; substituição de travões; reparação de travões; troca de pastilhas de freio; sistemas de travagem; sistema de freios; troca de pastilhas; pastilhas de freio; freios e suspensão; travões | óleo; pneus; embraiagens; oficina; suspensão; revisões
tire-service | mudança de pneus; troca de pneus; <balanceamento de rodas; montagem de pneus; calibragem de rodas; equilibragem; alinhamento de direções; substituição de pneus
clutch-replacement | substituição de embraiagem; troca de embreagem; substituição de embraiagens
engine-repair | reparação de motores?; <substituição de correias de distribuição; <correias de distribuição; reparação de motores; retífica de motores; reparo de motores; montagem de motores; mecânica de motores | automóvel; automóveis; viaturas; veículos; oficina; diesel; embraiagens; travões; caixas de velocidades; distribuição
steering-suspension-repair | <substituição de amortecedores
wheel-alignment | alinhamento de direção; alinhamento e balanceamento
automotive-diagnostics | diagnóstico automóvel; diagnóstico de avarias automóveis; scanner automotivo; uso de scanner automotivo; diagnóstico automotivo; diagnóstico com scanner; diagnóstico eletrónico; equipamentos de diagnóstico; máquina de diagnóstico
auto-body-repair | reparação de chapa; bate-chapas; <funilaria?; funilaria automotiva; funilaria; chapeação; funilaria e pintura; reparação de carroçarias; lanternagem; chaparia; lataria | pintura; polimento; oficina; veículos; automóvel; carros
automotive-painting | pintura automóvel; pintura de automóveis; pintura de veículos; pintura automotiva; preparação e pintura; repintura automotiva
auto-glass | substituição de vidros de viaturas; substituição de para-brisas
equipment-maintenance | manutenção de equipamentos; manutenção de máquinas; conservação de equipamentos; <registo de intervenções? | máquinas; avarias; lubrificação; preventiva; corretiva
mechanical-maintenance-building | reparação de máquinas; reparação de equipamentos?; reparo de máquinas | mecânica; mecânico; máquinas; hidráulica; pneumática; rolamentos; lubrificação; soldadura
machine-setup | afinação de máquinas; afinação de máquina; preparação de máquina?; preparação de máquinas?; <troca de formato?; <mudança de formato?; <troca de ferramentas; regulação de máquinas; regulagem de máquinas; preparação de máquinas; troca de formato; setup de máquinas; setup de máquina | cnc; afinação; torno; fresadora; prensas; setup; enchimento; operador de produção; injeção; ferramentas; maquinação; usinagem; linha de produção
spare-parts-management | gestão de peças?; gestão de peças de substituição; gestão de sobressalentes | oficina; sobressalentes; viaturas; avarias; manutenção; preventiva
lubrication | lubrificação; lubrificação de máquinas; lubrificação de equipamentos
pneumatics | pneumática
hydraulics | hidráulica industrial; óleo-hidráulica; equipamentos hidráulicos
mig-welding | soldadura semiautomática; solda MIG; soldagem MIG; solda MIG/MAG
stick-welding | soldadura a elétrodo; soldadura com elétrodo; solda com eletrodo; solda elétrica com eletrodo; solda elétrica; soldagem com eletrodo; eletrodo revestido; soldadura por elétrodo
grinding | rebarbagem de peças; esmerilhamento; esmerilagem; retífica; rebarbagem e esmerilagem; lixamento de peças
deburring | rebarbagem; rebarbar; rebarbação; remoção de rebarbas; rebarbar peças
sheet-metal-bending | quinagem; dobragem de chapa; dobra de chapas; quinadora; dobradeira
metal-fabrication | fabrico de estruturas metálicas; <montagem de estruturas?; estruturas metálicas; serralharia; caldeiraria; fabricação de estruturas metálicas; serralheria; construções metálicas; serralharia civil | soldadura; soldador; rebarbagem
turning-machining | torneamento; tornear; torno mecânico; torneamento de peças; tornearia
milling-machining | fresagem?; fresar?; fresagem; fresadora ferramenteira | torno; tornear; torneamento; cnc; maquinação; usinagem; fresadora; retificação; furação; metalomecânica; torneiro
machining | usinagem; maquinação; usinagem de peças; maquinagem; usinagem convencional; maquinação de peças
cnc-operation | operação de máquinas CNC; comando numérico; operação de CNC; operação de torno CNC; centro de usinagem; máquinas de controle numérico; operação de centro de usinagem
cnc-programming | programação CNC
dimensional-inspection | controlo dimensional; controle dimensional; inspeção dimensional; medição de peças
micrometers-calipers | paquímetro e micrómetro; uso de paquímetro; instrumentos de medição?; paquímetro; paquímetros | paquímetro; micrómetro; micrômetro; dimensional; cnc; peças; torneiro; maquinação; usinagem
parts-inspection | inspeção de peças; verificação de peças
assembly-work | montagem de componentes; montagem de peças?; linha de montagem; trabalho em linha de montagem; montagem?; montagem de peças; montagem manual; montagem de produtos; montagem de conjuntos; montagem em linha; montagem de equipamentos; montar peças | embalagem; componentes; peças; abastecimento; linha de produção; fabril; soldagem; parafusos; aparafusamento; eletrónicos
hand-packing | embalamento manual
visual-inspection | inspeção visual; controlo visual
industrial-cleaning | <limpeza de máquinas?; limpeza industrial | industrial; industriais; fábrica; fábricas; fabril; naves; desengorduramento
refrigerant-handling | carga de gás refrigerante; <carga de gás?; carga de fluido frigorigéneo; recuperação de gás refrigerante | frio; splits; refrigeração; ar condicionado; compressores
leak-testing | deteção de fugas; testes de estanquidade
air-conditioning-systems | <instalação de ar condicionado; <manutenção de ar condicionado; <instalação de splits; <higienização de ar condicionado; aparelhos de ar condicionado
refrigeration | <manutenção de câmaras frigoríficas; instalações frigoríficas; equipamentos de frio?; refrigeração? | frigorista; gás; refrigeração; compressores; câmaras; câmaras frigoríficas; avac; gases fluorados; climatização; ar condicionado; ar-condicionado; câmaras frias; split
commissioning | arranque de equipamentos?; comissionamento; entrada em serviço de equipamentos | ensaios; comissionamento; avac; instalações; programação; parametrização; automação
brazing-soldering | brasagem
vehicle-servicing | <revisões?; <preparação para inspeção? | travões; óleo; pneus; oficina; embraiagens; viaturas
document-scanning | digitalização de documentos
call-screening | encaminhamento de chamadas; triagem de chamadas
inbound-calls | chamadas recebidas; atendimento de chamadas recebidas
appointment-scheduling | marcação de reuniões; agendamento de reuniões; marcação de atendimentos; agendamentos? | clientes; telefone; agenda; atendimento; receção; recepção
calendar-management | gestão de agenda; gestão de agendas; gestão da agenda; controle de agenda; gestão da agenda dos médicos
correspondence | <redação de ofícios; redação de cartas
document-preparation | redação de documentos; elaboração de documentos
minutes | redação de atas; elaboração de atas
office-supplies | encomenda de material de escritório; <encomenda de material? | escritório; administrativo; administrativa; secretariado; consumíveis; correspondência; economato; arquivo
meeting-coordination | organização de reuniões
spreadsheets | <controle de planilhas; planilhas; <elaboração de mapas em Excel
administrative-support | rotinas administrativas; tarefas administrativas; apoio administrativo; serviços administrativos
office-equipment | equipamentos de escritório
document-management | gestão documental; organização de documentos; gestão de documentos
email-management | gestão de e-mails
visitor-reception | receção de visitantes; receção de visitas; <registo de visitantes; recepção de visitas
travel-planning | organização de viagens; marcação de viagens
account-reconciliation | conciliações contabilísticas; conciliação de contas; reconciliação de contas; conciliações contábeis; conciliação contábil
accounts-payable-and-receivable | contas a pagar e receber; contas a pagar e a receber; contas a receber e a pagar
receivables-management | <controlo de recebimentos
collections | cobrança de clientes; recuperação de créditos; cobrança de dívidas; gestão de cobranças
dunning | <avisos de cobrança
invoice-processing | lançamento de faturas; conferência de faturas; processamento de faturas; lançamento de notas fiscais; lançamento de notas?; conferência de notas fiscais | fiscais; faturas; fornecedores; contas a pagar; nf-e; boletos; contábil; fiscal
payment-processing | <processamento de pagamentos?; agendamento de pagamentos | fornecedores; faturas; tesouraria; contas a pagar; contabilidade; salários
journal-entries | lançamentos contabilísticos e fiscais; <classificação de documentos contabilísticos; classificação de documentos? | contabilidade; iva; contabilista; lançamentos; reconciliação
bookkeeping | <organização de documentos contabilísticos; escrituração contábil; <livro caixa
vat | <apuramento do IVA; <declaração periódica de IVA
year-end-close | encerramento do exercício; encerramento de contas?; fecho de contas?; <fecho do ano | contabilidade; contabilista; exercício; balanço; iva; irc; modelo 22; ies; balancetes
annual-financial-statements | prestação de contas anual; balanços e demonstrações
fixed-assets | gestão de imobilizado; ativos fixos
expense-reports | notas de despesas; <mapas de deslocações
petty-cash | fundo de maneio?; fundo fixo de caixa | pequenas despesas; folha de caixa; fundo fixo; caixa pequena; folhas de caixa
cash-management | gestão de tesouraria; tesouraria
timekeeping | controlo de assiduidade; controle de ponto; folha de ponto; registo de assiduidade; mapas de assiduidade; ponto eletrônico; fechamento de ponto; fechamento do ponto; gestão de ponto
leave-administration | férias e faltas; gestão de férias; gestão de férias e faltas; <mapas de férias; controle de férias; controlo de férias; programação de férias
hr-administration | <admissões e demissões; <processos individuais?; <processos individuais dos colaboradores; gestão administrativa de pessoal; <admissões e rescisões; departamento pessoal; rotinas de departamento pessoal; administração de pessoal; rotinas de DP; admissão e demissão | colaboradores; recursos humanos; salários; admissões; pessoal; assiduidade; férias; vencimentos
employment-contracts | contratos de trabalho?; elaboração de contratos de trabalho | admissões; elaboração; rescisões; processamento; salários; direito laboral; segurança social; cessações; assiduidade
candidate-screening | triagem curricular; triagem de currículos; triagem de CV
interviewing | entrevistas de seleção?; entrevistas de recrutamento | recrutamento; currículos; triagem; anúncios; onboarding; testes psicotécnicos; recrutamento e seleção
job-postings | publicação de anúncios?; publicação de anúncios de emprego; divulgação de vagas | vagas; emprego; recrutamento; triagem; currículos; entrevistas
onboarding | acolhimento de colaboradores; integração de novos colaboradores; acolhimento e integração de novos colaboradores
learning-and-development | plano de formação?; gestão da formação | levantamento; formadores; formador; dgert; recursos humanos; diagnóstico; gestão da formação
shipment-visibility | seguimento de entregas; acompanhamento de entregas
dispute-handling | <resolução de conflitos com clientes
after-sales-service | pós-venda; serviço pós-venda; apoio pós-venda; assistência pós-venda
phone-customer-service | atendimento telefónico ao cliente; atendimento telefônico ao cliente; chamadas telefónicas; receção de chamadas; ligações telefônicas; chamadas inbound; atendimento por telefone
customer-account-upkeep | atualização da base de dados de clientes; cadastro de clientes
returns-refunds | <devoluções?; gestão de devoluções; tratamento de devoluções | clientes; encomendas; reclamações; loja; trocas
diapering | muda de fraldas; mudas de fraldas
bottle-feeding | dar biberões
child-activities | atividades lúdicas?; atividades lúdico-pedagógicas; brincadeiras com crianças | crianças; criança; creche; educadora; alunos; infância; jardim de infância; infantil; bebés; bebês
reading-to-children | hora do conto; contar histórias às crianças
child-daily-routines | <hora da sesta
parent-communication | contacto com os pais; reuniões de pais; comunicação com as famílias?; reuniões com pais; contacto com as famílias? | crianças; creche; alunos; escola; educadora; pais; infância; turma; professor; professora
child-observation | observação das crianças
homework-help | apoio ao estudo; apoio nos trabalhos de casa; ajuda nos trabalhos de casa
student-supervision | vigilância no recreio; vigilância de recreios; vigilância dos recreios
teaching-assistance | apoio aos alunos?; apoio em sala de aula | sala de aula; professor; professora; professores; recreio; recreios; escola; aulas; refeitório
grading | correção de testes; correção de provas; correção de trabalhos; correção de exames
lesson-planning | preparação de aulas; planos de aula; preparação das aulas; planificação de aulas; planejamento de aulas; elaboração de planos de aula
teaching | lecionar aulas; dar aulas; ministrar aulas
student-assessment | avaliação dos alunos; avaliação de alunos
haircutting | corte masculino; corte feminino; corte de cabelo; cortes de cabelo; corte e cor | coloração; madeixas; cabelo; escova; barba; mechas; brushing
shampooing | lavagem de cabelo; lavagem de cabelos
hair-coloring | coloração de cabelo; <madeixas; coloração?; tinturas capilares; coloração; coloração capilar; aplicação de tinta | corte; madeixas; cabelo; escova; cabeleireiro; mechas; penteados
hair-straightening | alisamento?; alisamentos?; alisamento capilar | cabelo; cabelos; capilar; progressiva; escova; coloração; cabeleireiro; cabeleireira; madeixas; mechas; penteados
hair-styling-updos | penteados
beard-trimming | aparar barba | corte; barbearia; cabelo; masculino; barbeiro
facials | limpeza de pele; limpezas de pele; tratamentos faciais; tratamentos de rosto; tratamentos faciais e corporais; tratamentos estéticos; limpezas faciais; tratamentos de rosto e corpo
waxing | depilação a cera; depilação com cera; epilação; depilação a laser; depilações; depilação com linha
hair-removal | depilação
gel-nails | unhas de gel; unhas em gel
eyelash-extensions | extensões de pestanas; extensão de cílios; extensão de pestanas
brow-shaping | design de sobrancelhas
lash-brow-tinting | pintura de pestanas
massage-therapy | massagem?; massagem relaxante; massagem; massagens relaxantes; massagem terapêutica; massagem de relaxamento | massagista; spa; terapêutica; relaxamento; estética; esteticista; fisioterapia; fisioterapeuta; drenagem; depilação; facial; corporal; faciais; corporais
body-treatments | tratamentos corporais; tratamentos de corpo
patrol | rondas de segurança; realização de rondas; rondas periódicas; ronda no local
surveillance-cctv | monitoramento de câmeras; monitoramento por câmeras; CFTV; monitorização de câmaras; monitoramento por CFTV
security-searches | revista de bagagens; revistas pessoais
gatehouse-duty | serviço de portaria; serviços de portaria
alarm-response-service | gestão de alarmes?; resposta a alarmes? | vigilância; vigilante; intrusão; central de alarmes; rondas; portaria; segurança privada
security-logs | registo de ocorrências?; relatório de ocorrências? | vigilância; vigilante; portaria; porteiro; rondas; ronda; acessos
milking | ordenha; ordenhas
feeding-animals | alimentação dos animais; alimentação de animais; arraçoamento
livestock-care | <limpeza de estábulos; manejo do gado; maneio de gado; maneio animal; trato de animais
haymaking | <ensilagem; fenação
harvesting | colheita?; apanha de fruta; vindima; vindimas; apanha da azeitona; colheita de fruta; colheita de hortícolas; apanha de fruto; colheita; colheita de legumes | fruta; poda; rega; vindima; agrícola; plantação; legumes; hortícolas; azeitona; uva; pomares; monda
viticulture | <poda da vinha; <poda de vinha; trabalhos na vinha; tratamentos da vinha; trabalhos de vinha
crop-production | trabalhos agrícolas; trabalhos no campo?; tratos culturais; <adubação | agrícola; agrícolas; colheita; poda; plantação; sementeira; rega; vindima; monda; trator
planting-seeding | sementeira; plantação?; plantação de árvores | poda; rega; sebes; plantas; jardim; monda; árvores; sementeiras
tractor-operation | condução de trator; condução de tratores; operação de trator; operar trator; conduzir trator; conduz trator; conduzir tratores; operação de tratores; tratorista
pesticide-application | aplicação de fitofármacos; aplicação de produtos fitofarmacêuticos; aplicação de herbicidas; aplicação de defensivos agrícolas
weeding | capina; remoção de ervas daninhas; arranque de ervas daninhas; capinar; deservagem; limpeza de ervas; capinação
lawn-mowing | corte de relva; corte de grama; cortar a relva; corte de relvados; cortar relva; aparar relva; aparar grama
string-trimming | roçada; roçagem; roçadora; uso de roçadora
leaf-removal | soprar folhas; recolha de folhas; varrer folhas
sod-installation | colocação de relva; colocação de tapete de relva
groundskeeping | manutenção de espaços verdes; limpeza e manutenção de jardins; conservação de espaços verdes
landscaping | construção de jardins; tratamento de jardins; manutenção de áreas verdes; cuidado de jardins; conservação de jardins
fence-installation | colocação de vedações; montagem de vedações; construção de vedações; reparação de vedações; faz vedações; construção de cercas; reparo de cercas
irrigation | sistemas de rega; rega automática; irrigação; sistemas de irrigação; rega? | jardim; jardins; jardinagem; poda; plantio; relva; colheita; estufas
building-maintenance | manutenção predial; manutenção de edifícios
meter-reading | leitura de contadores
dental-assisting | assistência à cadeira; apoio ao médico dentista; trabalho a quatro mãos?; assistência ao médico dentista; assistência a quatro mãos | dentista; dentário; dentária; consultório; esterilização; cadeira; odontologia
sterilization | esterilização de instrumentos; esterilização de material; esterilização? | material; instrumentos; instrumental; autoclave; desinfeção; dentária; cirúrgico; enfermagem; consultório; materiais
medical-reception | receção de utentes; atendimento de utentes?; atendimento a utentes?; recepção de pacientes | receção; consultas; clínica; marcação; marcações; rececionista; exames
patient-scheduling | marcação de consultas médicas
medical-records | fichas clínicas; processos clínicos
dispensing-medication | dispensa de medicamentos; dispensação de medicamentos; aviamento de receitas; <conferência de receituário
pharmacy-compounding | manipulação de fórmulas; manipulação de medicamentos; preparação de manipulados
medication-counseling | aconselhamento farmacêutico
ventilator-care | ventilação mecânica; ventilação mecânica invasiva
dialysis | hemodiálise
ironwork | montagem de estruturas metálicas
gel-polish-manicure | verniz gel; verniz de gel
street-cleaning | limpeza urbana; varredura; varredura manual; varredura mecânica; limpeza de ruas
video-editing | editar vídeos; edição de vídeos; edição de vídeo; editar vídeos curtos
log-keeping | diário de bordo; preenchimento de diário de bordo; preenchimento do diário de bordo
vehicle-inspections | checklist do veículo; check-list do veículo; inspeção do veículo; inspeção de veículos; checklist de veículos
airway-suctioning | aspiração de vias aéreas; aspiração traqueal; aspiração de secreções
electronic-health-records | prontuário eletrônico; prontuário eletrónico; prontuários eletrônicos; processo clínico eletrónico; <prontuário eletrônico MV
critical-care | terapia intensiva; UTI adulto; UTI neonatal; UTI pediátrica; unidade de terapia intensiva; UTI? | enfermagem; enfermeiro; enfermeira; hospital; coren; plantão; leitos; médico
data-governance | governança de dados; governança dos dados; governo de dados
data-modelling | modelagem de dados; modelação de dados; modelagem dimensional
electric-motors | manutenção de motores; motores elétricos; manutenção de motores elétricos
vfd | inversores de frequência; inversor de frequência; variadores de frequência; variadores de velocidade
plc-programming | programação de CLP; programação de CLPs; programador de CLP; <lógica de CLP; programação de autómatas | inversores; elétrica; elétricos; automação; siemens; eletrotécnica; motores; sensores; supervisório; pneumática
instrumentation-engineering | instrumentação industrial; instrumentação? | elétrica; automação; sensores; calibração; eletrotécnica; clp; válvulas
sewing | overloque; overlock; galoneira; interloque; máquina reta; costura reta; máquina de costura; máquinas de costura; <reta?; costurar; confeção de vestuário; costura em máquina; confecção de roupas; corte e costura | overloque; galoneira; costureira; costura; confecção; interloque
urinalysis | urinálise; uroanálise
hematology-lab | hematologia laboratorial; <hematologia? | bioquímica; urinálise; laboratório; uroanálise; microbiologia; análises clínicas; laudos
clinical-laboratory | análises clínicas; laboratório de análises clínicas; laboratório clínico
microsoft-office | Pacote Office; pacote MS Office; pacote Microsoft Office
equine-care | tratar de cavalos; tratamento de cavalos; cuidar de cavalos; cuidados com cavalos; <limpeza de boxes; <limpeza das boxes; maneio de cavalos; manejo de cavalos
prospecting | prospeção de clientes; prospeção de novos clientes; prospecção de clientes; prospecção de novos clientes; prospeção comercial; prospecção comercial; captação de clientes; captação de novos clientes; prospecção ativa
product-demonstrations | demonstrações do produto; demonstração do produto; demonstrações de produto; demonstrações do produto a clientes; apresentações e demonstrações do produto
b2b-sales | vendas B2B; venda B2B
carta-empilhador-pt | manobrador de empilhador; carta/curso de manobrador de empilhador; curso de manobrador de empilhador; carta de manobrador de empilhador; curso de condutor de empilhador
ear-cnh-br | CNH E com EAR; categoria E com EAR; CNH categoria E com EAR; <com EAR? | cnh; categoria; habilitação; motorista
registo-criminal-pt | registo criminal; certificado de registo criminal; certidão de registo criminal
nr-10-br | NR-10 atualizada; NR-10 atualizado; NR-10 e NR-35; NR10 e NR35; NR 10 e NR 35; NR-10 em dia; NR-10 válida | eletricista; elétrica; eletrotécnica; nr-35; nr35; instalações elétricas; eletricistas
nr-35-br | NR-35 atualizada; NR-35 atualizado; NR-35 em dia; NR-35 válida | altura; nr-10; nr10; atualizadas; eletricista; obra; obras; andaime; telhado; montador
driving-licence-b-eu | carta B?; carta de ligeiros; carta categoria B; carta de condução categoria B | obrigatória; condução; trator; viatura; deslocações; ligeiros
welder-certification | certificação de soldador; certificado de soldador; soldador certificado; certificação de soldadura
control-panel-building | montagem de painéis elétricos; montagem de quadros eléctricos
structured-cabling | cabeamento estruturado; cablagem estruturada
fiber-optic-installation | instalação de fibra óptica; instalação de fibra ótica; lançamento de fibra óptica
fiber-splicing | fusão de fibra óptica; emenda de fibra óptica; fusão de fibra ótica
coaxial-cable | cabo coaxial; cabos coaxiais
solar-installation | instalação de painéis solares; instalação de painéis fotovoltaicos; montagem de painéis solares; instalação de sistemas fotovoltaicos
cctv-installation | instalação de câmeras; instalação de CFTV; instalação de câmaras de videovigilância
pipe-laying | assentamento de tubulações; instalação de tubulações; assentamento de tubagens; instalação de tubagens; colocação de tubagens
water-distribution | redes de água; rede de água; redes de abastecimento de água; rede de abastecimento de água; distribuição de água
sewer-lines | redes de esgoto; rede de esgoto; redes de saneamento; rede de saneamento
hvac-installation | instalação de aparelhos de ar condicionado; instalação de sistemas AVAC; instalação de climatização
hvac-repair | manutenção de equipamentos AVAC; reparação de ar condicionado
waterproofing | impermeabilização; impermeabilizações; aplicação de telas
carpentry | carpintaria; trabalhos de carpintaria; serviços de carpintaria; estruturas de madeira
sign-installation | instalação de letreiros; instalação de placas de sinalização; montagem de reclamos luminosos
vinyl-graphics | aplicação de vinil; aplicação de adesivos; aplicação de vinis; plotagem; envelopamento de veículos
working-at-height | trabalho em altura; trabalhos em altura
hand-tools | ferramentas manuais; uso de ferramentas manuais; manuseio de ferramentas; manuseamento de ferramentas
power-tools | ferramentas elétricas; ferramentas eléctricas
heavy-equipment-operation | operação de máquinas pesadas; máquinas pesadas; condução de máquinas; operação de equipamentos pesados; máquinas de terraplenagem
excavator-operation | operação de escavadeira; retroescavadeira; escavadora giratória; operação de retroescavadora; escavadeira hidráulica; retroescavadora
crane-operation | operação de ponte rolante; ponte rolante; operação de guindaste; condução de gruas
aerial-lift-operation | plataforma elevatória; plataformas elevatórias; operação de plataforma elevatória; plataformas aéreas
land-surveying | levantamentos topográficos; levantamento topográfico
construction-safety | segurança em obra; segurança em obras; segurança na construção
tig-welding | solda TIG; soldagem TIG
laser-cutting | corte a laser; máquina de corte a laser
metal-stamping | estampagem; estampagem de metais; estamparia de metais; operação de prensas; operação de prensa; prensas excêntricas; corte e repuxo
injection-molding | injeção de plásticos; injeção plástica; injetoras; máquinas de injeção; operação de injetora; injeção de plástico; moldagem por injeção
mechanical-assembly | montagem mecânica; ajustagem mecânica; montagens mecânicas; ajustagem
electronics-assembly | montagem de placas eletrônicas; montagem de componentes eletrônicos; solda de componentes eletrônicos; soldagem de componentes eletrônicos
production-work | linha de produção; linhas de produção; abastecer linhas de produção; experiência em produção; trabalho em linha; abastecimento da linha de produção; auxílio na produção
production-reporting | apontar produção; apontamento de produção; apontamentos de produção
industrial-maintenance | manutenção industrial; manutenção mecânica; manutenção eletromecânica; manutenção de primeiro nível; manutenção das máquinas; manutenção de máquinas e equipamentos; manutenção dos equipamentos; manutenção eletrônica industrial
schematics-reading | esquemas elétricos
precision-measuring-instruments | equipamentos de medição; uso de instrumentos de medição; aparelhos de medição
packaging-operations | embalagem de materiais; embalamento de produtos; envase; embalagem e expedição; empacotar produtos
workplace-safety | normas de segurança; segurança do trabalho; segurança no trabalho; cumprimento das normas de segurança; cumprir normas de segurança; uso de EPI; uso de EPIs; utilização de EPI; regras de segurança; regras de higiene e segurança; higiene e segurança; normas de higiene e segurança; procedimentos de segurança; segurança e saúde no trabalho; normas de segurança do trabalho; NR11; NR 6; normas regulamentadoras; uso correto de EPI
five-s | programa 5S; noções de 5S; metodologia 5S
risk-assessment-safety | avaliação de riscos; avaliação de riscos profissionais
automotive-repair | mecânica automóvel; reparação automóvel; mecânica automotiva; reparação de veículos; manutenção automotiva; mecânica de automóveis; reparo de veículos; reparações mecânicas; mecânica geral; mecânica de veículos; mecânica auto; manutenção e reparação de viaturas; reparação de viaturas
transmission-repair | caixas de velocidades; câmbio e embreagem; embreagens; caixa de câmbio; reparação de caixas de velocidades; embraiagens
automotive-electrical-systems | eletricidade automóvel; elétrica automotiva; eletricidade auto; elétrica de veículos; eletrónica automóvel; parte elétrica de veículos
vehicle-washing | lavagem de veículos; lavagem de carros; lavagem auto; lavagem de viaturas; limpeza de viaturas; limpeza de veículos
auto-parts | peças auto; peças automotivas; autopeças; peças de reposição; venda de peças; peças para automóveis
machine-troubleshooting | identificação de falhas; identificação de avarias
cooking | preparo de pratos; preparação de pratos; confecção de refeições; confeção de pratos; preparar refeições; elaboração de pratos; preparar pratos; preparo das refeições; confeção dos pratos; preparo dos alimentos
fish-filleting | filetagem; limpeza de peixe; corte de peixes; amanhar peixe; preparação de peixe; preparo de peixes
vegetarian-cooking | cozinha vegetariana; pratos vegetarianos
food-safety | boas práticas de higiene; boas práticas de manipulação; manipulação de alimentos; higiene alimentar; higiene e segurança alimentar; segurança alimentar; segurança dos alimentos; boas práticas de fabricação; boas práticas de fabrico; normas de higiene e segurança alimentar; normas de higiene alimentar; regras de higiene; boas práticas na manipulação de alimentos; normas HACCP
front-of-house | recepcionar clientes; acolhimento dos clientes; receber os clientes; acolhimento ao cliente; recepção dos clientes
banquets | serviço de banquetes; serviço de catering; serviços de banquetes; casamentos e batizados
institutional-catering | restauração coletiva; refeições coletivas; cantinas escolares; restauração colectiva; alimentação coletiva; cozinha hospitalar; cantina escolar
fast-food | preparo de lanches; montagem de lanches; preparo de sanduíches; preparação de hambúrgueres; preparo de hambúrgueres
baking | preparo de massas; forneamento; fabrico próprio de pão; produção de pães; preparo de pães; assar pães; massas e pães; forneamento de pães
food-ordering | pedidos de compras; encomenda de produtos
retail-sales | vendas em loja; venda em loja; atendimento e vendas; venda ao público; vendas no balcão; atendimento e venda; vendas ao balcão; venda ao balcão; vendas no varejo
home-health | cuidados domiciliários; cuidados ao domicílio; atendimento domiciliar; assistência domiciliar; atividades da vida diária; apoio ao domicílio; atividades de vida diária; cuidados domiciliares
training-delivery | ministrar formação; ministrar treinamentos; dar formação; treinamento de equipes; treinamento de equipe; formação de equipas; ministração de treinamentos; ministrar cursos; treinamento de colaboradores; formação de formandos; monitoria de formação
lifeguarding | salvamento aquático; vigilância de banhistas
hairdressing | corte e escova; corte e penteado; cortes e penteados
manicures | alongamento de unhas; pedicure e manicure; esmaltação em gel; manicura e pedicura
needs-analysis | análise de necessidades; levantamento de necessidades; identificação de necessidades; levantamento das necessidades; análise das necessidades
customer-retention | fidelização de clientes; retenção de clientes; acompanhamento pós-venda
import-export | importação e exportação; importação/exportação; importações e exportações
customs-regulations | valoração aduaneira; legislação aduaneira; procedimentos aduaneiros
property-management | gestão de imóveis; administração de imóveis; administração de condomínios; gestão de condomínios; gestão imobiliária; administração predial
online-product-listings | cadastro de produtos no site; publicação de produtos; anúncios de produtos; inserção de produtos; criação de anúncios de produtos
ecommerce-operations | vendas online; gestão de loja online; vendas pela internet; gestão de e-commerce; venda online
fabric-cutting | corte de tecidos; corte de couro; corte de tecido; corte de peças de couro
leatherwork | marroquinaria; trabalho em couro; artigos de couro; trabalhos em couro; marroquinaria e calçado
industrial-sewing | máquinas de costura industriais; máquina de ponto corrido; corte e cose; máquina de costura industrial
technical-support | assistência técnica a clientes; apoio técnico a clientes; suporte técnico; suporte técnico a clientes; suporte técnico aos usuários
microsoft-excel | Excel avançado; Excel intermediário; Excel intermédio; Excel básico; domínio do Excel; domínio de Excel; conhecimentos de Excel; planilhas Excel; planilhas em Excel; planilhas do Excel; folhas de cálculo Excel | ensino; escolaridade; informática; planilhas; digitação; graduação
software-development | desenvolvimento de software; desenvolvimento de softwares; desenvolvimento de aplicações; desenvolver software; desenvolvimento de sistemas; desenvolvimento e manutenção de sistemas
web-development | desenvolvimento web; aplicações web; desenvolvimento de sites; desenvolvimento de aplicações web; desenvolvimento de páginas web
responsive-design | design responsivo; aplicações responsivas; layouts responsivos; interfaces responsivas
data-structures | estruturas de dados; estrutura de dados
databases | bancos de dados; banco de dados; bases de dados; base de dados
relational-databases | bancos de dados relacionais; banco de dados relacional; bancos relacionais; bases de dados relacionais
nosql | bancos não relacionais; bancos de dados não relacionais; banco de dados não relacional; bases de dados não relacionais; bancos NoSQL
systems-integration | integração de sistemas; integrações de sistemas; integração entre sistemas
software-testing | testes de software; testes de softwares; teste de software
functional-testing | testes funcionais; testes de funcionalidades
test-automation | testes automatizados; automação de testes
unit-testing | testes unitários
software-architecture | arquitetura de software
microservices | microsserviços; microserviços; arquitetura de microsserviços
agile | metodologias ágeis; metodologia ágil; métodos ágeis
version-control | controle de versão; controlo de versões; versionamento de código; controle de versionamento
object-oriented-programming | orientação a objetos; programação orientada a objetos; programação orientada a objectos
design-patterns | padrões de projeto
clean-code | código limpo
requirements-analysis | análise de requisitos; levantamento de requisitos; recolha de requisitos
technical-documentation | documentação técnica; elaboração de documentação técnica
information-security | segurança da informação
networking | redes de computadores; redes informáticas; administração de redes; redes e infraestrutura
it-support | suporte ao usuário; suporte aos usuários; suporte a usuários; suporte a utilizadores; apoio a utilizadores; apoio aos utilizadores
cloud-computing | computação em nuvem; computação na nuvem
machine-learning | aprendizado de máquina; aprendizagem automática
data-analysis | análise de dados; análises de dados
data-science | ciência de dados
data-engineering | engenharia de dados
usability | usabilidade; testes de usabilidade; usabilidade de interfaces
ui-design | design de interface; design de interfaces; desenho de interfaces; desenho da interface; desenho de interface
ux-design | experiência do usuário; experiência do utilizador
digital-transformation | transformação digital; processos de transformação digital
debugging | correção de bugs; correções de bugs; resolução de bugs; correção de erros de software
help-desk | atendimento de chamados; atendimento a chamados; abertura de chamados; gestão de chamados
lead-qualification | qualificação de leads; qualificar leads
sales-pipeline | gestão de pipeline; gestão do pipeline; manutenção do pipeline; pipeline de vendas; funil de vendas; funil comercial
kpi-management | análise de indicadores; acompanhamento de indicadores; indicadores de desempenho; monitoramento de indicadores; monitorar métricas; análise de métricas
sales-proposals | propostas de vendas; propostas comerciais
report-preparation | elaboração de relatórios; elaborar relatórios; preparação de relatórios; relatórios gerenciais; relatórios de gestão; emissão de relatórios
payroll-tax | encargos sociais; encargos trabalhistas; <GFIP
employee-terminations | rescisões contratuais; rescisão contratual; cálculo de rescisão; cálculo de rescisões; homologação de rescisões
hr-compliance | obrigações trabalhistas; obrigações trabalhistas e previdenciárias
labor-law | legislação trabalhista; legislação laboral
relationship-building | construção de relacionamentos; construção de relacionamento com clientes
control-wiring | comandos elétricos; quadros de comando; montagem de quadros de comando
hvac | climatização?; sistemas de climatização | ar condicionado; ar-condicionado; refrigeração; split; manutenção; instalação
vital-signs | sinais vitais; aferição de sinais; verificação de sinais vitais; avaliação dos sinais vitais
calibration | calibração de instrumentos; calibração de equipamentos; calibração? | metrologia; instrumentos; medição; laboratório; inspeção
analytical-chemistry | análises químicas; análise química; análises físico-químicas
sampling-science | coleta de amostras; recolha de amostras; amostragem? | laboratório; análises; amostras; ensaios
tutoring | aulas particulares; reforço escolar; explicações a alunos
negotiation | negociação com clientes; técnicas de negociação; negociações comerciais
account-management | carteira de clientes; gestão de carteira de clientes; gestão da carteira de clientes
social-media-marketing | gestão de redes sociais; gestão das redes sociais; gerenciamento de redes sociais; redes sociais? | conteúdo; conteúdos; marketing; publicações; posts; campanhas; instagram; design
digital-marketing | marketing digital; campanhas de marketing digital; marketing online
fuel-injection-systems | injeção eletrônica; injeção eletrónica
extrusion | extrusão; extrusão de plásticos; operação de extrusora
sales-support | suporte a vendas; suporte à equipe de vendas; suporte a vendedores; suporte a vendedores externos; apoio à equipa comercial; apoio a vendedores; apoio comercial
rfq-rfp | cotações com fornecedores; cotação com fornecedores; realização de cotações; solicitação de cotações; cotação de preços
`;

export const titles = String.raw`
it-support-specialist | Técnico de suporte; Suporte técnico; Suporte de TI
it-project-manager | Gerente de projetos de TI
infrastructure-engineer | Analista de infraestrutura
business-intelligence-analyst | Analista de BI
software-architect | Arquiteto de software
solutions-architect | Arquiteto de soluções
laboratory-technician | Assistente de laboratório
research-assistant | Assistente de pesquisa; Bolsista de pesquisa; Bolsista de iniciação científica
tractor-driver | Operador de máquinas agrícolas; Tratorista
livestock-worker | Vaqueiro
agronomist | Engenheiro agrônomo
fruit-picker | Apanhador de fruta
animal-caretaker | Tratador de animais
telecommunications-engineer | Engenheiro de telecomunicações
electronics-technician | Técnico eletrônico
electrical-engineering-technician | Técnico em eletrotécnica
automation-technician-occupation | Técnico em automação
civil-engineering-technician | Técnico em edificações; Técnico de edificações
administrative-officer | Analista administrativa
finance-assistant | Auxiliar financeiro; Auxiliar financeira
sales-representative | Consultor de vendas; Consultora de vendas; Consultor comercial; Consultora comercial; Executivo de vendas; Executiva de vendas
sales-manager | Supervisor de vendas; Supervisora de vendas; Supervisor comercial; Gestor de vendas
banking-relationship-manager | Gerente de relacionamento
office-clerk | Escriturária
bank-employee | Bancária; Escriturário bancário
marketing-assistant | Assistente de marketing; Auxiliar de marketing digital
digital-marketing-specialist | Gestor de tráfego; Gestor de tráfego pago
general-manager | Gerente geral
trainee-solicitor | Advogado estagiário
public-relations-specialist | Relações públicas; Assessor de relações públicas; Assessora de relações públicas
real-estate-agent | Corretora de imóveis; Consultora imobiliária
tecnico-de-enfermagem | Técnica em enfermagem
elderly-care-assistant | Ajudante de lar; Auxiliar de lar
physician | Médico plantonista
pharmacy-assistant | Atendente de farmácia; Balconista de farmácia
emergency-ambulance-driver | Motorista de ambulância
orderly | Maqueiro
radiologist | Radiologista
community-health-worker | Agente comunitário de saúde; Agente de saúde
child-welfare-worker | Conselheiro tutelar
teacher | Professor de escola pública
math-teacher | Professor de matemática
physical-education-teacher | Professor de educação física
history-teacher | Professor de história
geography-teacher | Professor de geografia
biology-teacher | Professor de biologia
music-teacher | Professor de música
dance-teacher | Professor de dança
swimming-teacher | Professor de natação; Instrutor de natação
gym-instructor | Professor de academia; Instrutor de musculação; Instrutor de academia; Instrutor de fitness
teaching-assistant | Auxiliar de sala; Auxiliar de classe; Auxiliar de ação educativa; Assistente de sala; Auxiliar de educação; Auxiliar de ação educativa; Agente educativo
education-programme-coordinator | Coordenador pedagógico; Coordenadora pedagógica
tutor | Explicador; Explicadora; Professor particular
school-supervisor | Monitor escolar; Inspetor de alunos
makeup-artist | Maquiador; Maquiadora; Maquilhadora
massage-therapist | Massagista; Massoterapeuta
cleaner | Serviços gerais; Ajudante de limpeza; Funcionária de limpeza
doorman | Porteiro; Porteiro de condomínio
security-guard | Vigia; Vigia noturno; Agente de segurança patrimonial
access-controller | Controlador de acesso; Controlador de acessos
police-officer | Agente da PSP
gendarme | Militar da GNR
municipal-police-officer | Guarda municipal; Guarda civil municipal
desktop-publisher | Paginador
camera-operator | Cinegrafista; Operador de câmera; Operador de câmara
audio-engineer | Técnico de som; Operador de áudio
sound-designer | Sonoplasta
proofreader | Revisor de textos; Revisor de texto
singer | Cantor
dancer | Dançarino; Dançarina; Bailarino
cultural-manager | Produtor cultural
producer | Produtor audiovisual
art-director | Diretor de arte
delivery-helper | Ajudante de motorista; Ajudante de entrega
cargo-checker | Conferente; Conferente de mercadorias; Conferente de carga
construction-laborer | Servente de obra
retail-stock-clerk | Repositor de loja
steel-fixer | Armador de ferragens; Armador de ferro; Armador de estruturas
loss-prevention-specialist | Fiscal de loja
gas-station-attendant | Frentista
vehicle-cleaner | Lavador de carros; Lavador de veículos
chauffeur | Motorista particular
nail-technician | Manicure; Manicure e pedicure
warehouse-worker | Empregado de armazém; Operador de armazém
bus-driver | Motorista de micro-ônibus; Motorista de microônibus; Motorista de transporte coletivo; Motorista de autocarro; Motorista de autocarros
payroll-specialist | Analista de DP; Auxiliar de DP; Assistente de DP; Encarregado de departamento pessoal
payroll-manager | Coordenador de DP; Coordenador de departamento pessoal; Supervisor de departamento pessoal; Gerente de departamento pessoal
civil-engineer | Estagiário de engenharia civil; Estagiária de engenharia civil
extrusion-operator | Operador de extrusora; Operador de extrusão
plastics-machine-operator | Operador de injetora; Operador de máquina injetora; Operador de injeção
shipping-clerk | Auxiliar de expedição; Assistente de expedição
order-picker | Separador de mercadorias; Separador de pedidos
dock-worker | Auxiliar de carga e descarga; Ajudante de carga e descarga
parking-attendant | Manobrista
tire-technician | Borracheiro
auto-electrician | Eletricista automotivo; Eletricista de automóveis; Eletricista auto; Eletricista de veículos
hvac-installer | Instalador de ar condicionado; Instalador de ar-condicionado; Instalador de AVAC
excavator-operator | Operador de retroescavadeira; Operador de escavadeira; Manobrador de retroescavadora; Operador de retroescavadora
presser | Passadeira; Passador de roupas; Engomadeira
bellhop | Mensageiro de hotel
nursing-assistant | Técnico auxiliar de saúde
caregiver | Ajudante familiar
painter-and-decorator | Pintor da construção civil; Pintor de obras; Pintor de paredes; Pintor residencial; Pintor predial
heavy-equipment-operator | Condutor manobrador; Manobrador de máquinas
kitchen-assistant | Copeiro; Copeira hospitalar
fishmonger | Peixeiro
`;

export const seniority = String.raw`
`;
