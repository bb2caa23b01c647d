export const skills = String.raw`
cash-handling | cobro en caja; cobro y manejo de caja; apertura y cierre de caja; cierre de caja; cobras en caja; cobrar en caja; atender la caja; cobro a clientes?; línea de cajas; cobrar a los clientes; <cobro de cuentas?; cobro a clientes; cobro de productos; gestión de caja; atención en caja; arqueo y cobro; manejo de caja registradora; caja registradora | mesas; camarero; barra; restaurante; caja; tienda; cajera; tpv; comandas
inventory-replenishment | reposición de producto; reposición de productos; reposición de lineales; reposición de stock
inventory-counting | recuento de inventario; realización de inventarios; recuento de stock; haces inventario; realizar inventarios; inventarios?; inventario?; inventarios; recuento de existencias | tienda; almacén; caja; mercancía; stock; pedidos
inventory-management | control de stock; control de existencias; gestión de existencias; gestión del stock
visual-merchandising | colocación de producto; colocación del producto
cleaning | limpieza?; tareas de limpieza; limpieza de instalaciones; limpieza general; labores de limpieza; limpieza y orden; <limpieza de la tienda; <limpieza de superficies; <quitar el polvo; <barrer y fregar; limpieza; limpieza de suelos; limpieza de pisos; limpieza de edificios; limpieza de locales; limpieza de centros; limpieza viaria; servicio de limpieza; limpieza de hospitales; limpieza en general; limpieza de naves; experiencia en limpieza; trabajos de limpieza | higiene; oficinas; habitaciones; instalaciones; desinfección; baños; cocina; cristales; fregar; limpiador; limpiadora; mopa
refuse-collection | recogida de basuras; recogida de residuos; retirada de residuos; retiro de residuos; recolección de residuos; recogida selectiva
gardening | mantenimiento de zonas verdes
handyman | pequeñas reparaciones; reparaciones menores; pequeños arreglos? | bombillas; fontanería; pintura; conserje; persianas; electricidad; bricolaje
food-preparation | elaboración de platos; preparación de platos; manipulación de alimentos; <preparación de ensaladas; <elaboración de ensaladas; <pelar y cortar verduras; <corte de verduras; <cortar verduras; <preparación de guarniciones; <elaboración de guarniciones; preparación de ingredientes; pelado de verduras; elaboraciones básicas; preelaboración de alimentos; ayuda en la preparación de alimentos; preparar ingredientes
waiting-tables | atención de mesas; servicio en mesa; servicio de sala; <toma de comandas; <tomar comandas; <servicio de vino; <servicio de vinos; <montaje de mesas; atiendes las mesas; atender las mesas; servir mesas; servir las mesas; montaje de sala; servicio en sala; atención en sala?; atención a mesas; <llevar bandeja; <portar bandeja; atención en mesa; manejo de bandeja; atención en sala; servir comida y bebida; servicio a la mesa; servir a los clientes; manejar bandeja | camarero; camarera; mesas; comandas; restaurante; bandeja; barra; comidas
invoicing | emisión de facturas; elaboración de facturas; emites facturas; emitir facturas; facturación a clientes; gestión de facturación; realización de facturas; control de facturas
payroll | elaboración de nóminas; gestión de nóminas; confección de nóminas; nóminas y seguros sociales; confección de nóminas y seguros sociales; <seguros sociales; <Sistema RED; <Siltra; nómina electrónica; liquidación de nómina; liquidación de nóminas
accounts-payable | cuentas a pagar; pago a proveedores; pagos a proveedores; cuentas de proveedores; ciclo de pagos; gestión de pagos a proveedores
accounts-receivable | cuentas a cobrar; cuentas de clientes?; <control de cobros | contabilidad; cobros; facturas; proveedores; conciliación
tax-preparation | liquidación de impuestos; presentación de impuestos; impuestos trimestrales; impuestos trimestrales y anuales; modelos fiscales; modelos trimestrales; <modelos 303; presentación de modelos fiscales; declaraciones trimestrales; <retención en la fuente; <retenciones en la fuente; <declaración de renta
financial-statements | elaboración de estados financieros
quality-control | controles de calidad; control de la calidad; revisión de calidad; control de piezas; verificación de calidad; control calidad
order-packing | embalaje de productos; embalado; embalaje; embalaje de mercancía; embalaje de pedidos
order-picking | preparar pedidos; preparas pedidos; preparar los pedidos; recogida de pedidos; preparación de pedidos con radiofrecuencia; preparación pedidos; surtido de pedidos; preparación de mercancía
loading-unloading | carga y descarga de camiones; carga y descarga de mercancías; carga de camiones; <descarga de contenedores; carga de la furgoneta; carga del vehículo; descarga de camiones; carga/descarga; cargar y descargar; carga y descarga de material; descarga de mercancía
receiving | recepción de pedidos; recepción de material; <control de mercancía; descarga y recepción; recibir mercancía; recepción de materiales; recepción y ubicación; entrada de mercancía; recepción de producto; recepción de materias primas; recibo de mercancía
corrective-maintenance | mantenimiento preventivo y correctivo; averías mecánicas; solución de averías
troubleshooting | resolución de averías; atención de averías; reparación de averías; localización de averías; diagnóstico de averías; detección de averías; búsqueda de averías
electrical-drawings | lectura de esquemas eléctricos; interpretación de esquemas eléctricos; lectura de planos eléctricos; esquemas eléctricos; interpretación de planos eléctricos
elevator-maintenance | reparación de ascensores; conservación de ascensores
wound-care | curas de heridas; cura de heridas; curas y heridas; curas y vendajes; <cambio de apósitos; curas? | enfermería; enfermera; medicación; constantes; extracciones; vendajes; sondajes
medication-administration | administración de medicación; administras la medicación; administrar la medicación; <preparación de medicación; preparación y administración de medicación
bathing-hygiene | aseo e higiene personal; higiene y aseo de los residentes; aseo e higiene de residentes; aseo de los residentes; aseo personal de los residentes; higiene de los residentes; aseo personal?; aseo de residentes; ayuda en el aseo; aseo y duchas; <ayuda en la ducha; higiene personal?; aseo personal; higiene personal; aseo e higiene; higiene y aseo; aseo de pacientes; aseo diario; cuidados de higiene; ayuda en la higiene; aseo de usuarios; aseo y vestido; higiene de usuarios; higiene de los usuarios; aseo e higiene de usuarios | residentes; mayores; pañales; duchas; usuarios; comidas
adl-assistance | ayuda en las actividades de la vida diaria; <levantar y acostar; <levantar y acostar a los residentes
elderly-care | atención a personas mayores; cuidado de mayores; atención de personas mayores; atención a mayores; cuidado de personas dependientes; atención a personas dependientes; asistencia a personas mayores; atención sociosanitaria; cuidado de adulto mayor
data-entry | grabación de datos; registro de datos; alta de datos; captura de información
order-processing | tramitación de pedidos; introducción de pedidos; grabación de pedidos; <seguimiento de pedidos; gestión y seguimiento de pedidos; control de pedidos; tramitación y seguimiento de pedidos
export-documentation | documentos de exportación
price-quotes | preparación de presupuestos; realización de presupuestos; elaboración de ofertas; preparación de ofertas; elaboración de presupuestos; presupuestos a clientes; seguimiento de presupuestos
site-supervision | control de obra; seguimiento de obra; control y seguimiento de obra; dirección de obra; jefatura de obra
quantity-takeoff | mediciones y certificaciones; mediciones de obra; mediciones? | presupuestos; obra; licitaciones; certificaciones; aparejador
subcontractor-management | coordinación de subcontratas; gestión de subcontratas; coordinación de subcontratistas; contratación de subcontratas
bread-making | elaboración de pan; elaboras pan; horneado de pan
machine-operation | manejo de maquinaria; operación de maquinaria; <alimentación de máquinas; alimentar máquinas; conducción de línea; conducción de máquinas; control de máquinas; alimentar las máquinas; abastecimiento de máquinas; manejo de maquinaria industrial; supervisión de máquinas; alimentación de la línea; carga y descarga de máquinas
reception | recepción de clientes; recepción de visitas; atención al público en recepción
filing | archivo de documentación; archivo y documentación; archivar documentos; clasificación de documentos; archivo y clasificación
welding | trabajos de soldadura; <punteado?; soldadura eléctrica; soldadura de estructuras; realizar soldaduras | soldadura; soldador; amolado; estructuras; plegado; oxicorte
painting-building | trabajos de pintura; <pintura de fachadas; pintura de interiores; pintura de interiores y exteriores; <gotelé; <lacado de puertas; pintar paredes; pintura decorativa; trabajos de pintor; pintura en general; pintura? | albañilería; fontanería; fachadas; paredes; carpintería; yeso; pladur; barniz
electrical-work | instalación eléctrica; trabajos de electricidad; <instalación de enchufes; <rozas?; <cableado eléctrico; reparaciones eléctricas; conocimientos de electricidad; electricidad en general; electricidad industrial y doméstica; formación en electricidad; trabajos básicos de electricidad; electricidad? | cables; enchufes; cuadros; eléctricas; electricista; fontanería; albañilería; carpintería; soldadura; soldaduras; cableado; iluminación; climatización; pintura
plumbing | trabajos de fontanería; instalaciones de fontanería; <reparación de fugas?; <reparación de fugas de agua; <tuberías?; instalación de tuberías; tuberías de multicapa; <reparación de fugas; conocimientos de fontanería; reparaciones de fontanería; trabajos básicos de fontanería | fontanero; fontanería; sanitarios; calderas; calefacción; desatascos
truck-driving | conducción de camiones; conducción de camión; conducción de tráiler; rutas nacionales?; rutas nacionales e internacionales?; manejo de camión; conducción de vehículos pesados | camión; tráiler; conductor; chófer; tacógrafo; camionero; adr
delivery-driving | reparto a domicilio; reparto de paquetería; reparto de paquetes; entrega de pedidos; rutas de reparto; entrega a domicilio; reparto de productos; reparto de pedidos; reparto y entrega
security-guarding | vigilancia de instalaciones; custodia de instalaciones; vigilancia y protección; protección de bienes; vigilancia de edificios; custodia de llaves; vigilancia de obra; seguridad de instalaciones
patient-monitoring | toma de constantes vitales; toma de constantes; control de constantes vitales
procurement | gestión de compras; compras y aprovisionamiento
warehouse-operations | tareas de almacén; <ubicación de mercancía; <ubicación de la mercancía; <ubicación en altura; almacenamiento de mercancía; trabajo en almacén; experiencia en almacén; organización del almacén; labores de almacén; almacenaje; funciones de almacén; control de almacén; organización de almacén
forklift-operation | manejo de carretilla elevadora; manejo de carretilla; manejo de carretillas; conducción de carretillas; carretilla frontal; manejo de montacargas; carretilla contrapesada
shelf-stocking | reponer estanterías; repones estanterías; reponer producto; reposición de estanterías; colocación de mercancía?; reposición de género; colocación de mercancía; reposición y colocación | tienda; lineales; reposición; supermercado; estanterías; cajera; reponedor
invoice-processing | registras facturas; registrar facturas; registro de facturas; contabilización de facturas; registro y contabilización de facturas; gestión de facturas
month-end-close | cierres mensuales; cierre contable mensual
housekeeping | limpias las habitaciones; limpiar las habitaciones; <hacer camas; <hacer las camas; <cambio de sábanas; <reposición de amenities; <reposición de minibar; <cambio de lencería; <cambio de ropa de cama; <control del minibar; <reposición del minibar; arreglo de habitaciones; limpieza de apartamentos turísticos; limpieza de apartamentos; limpieza de pisos turísticos; preparación de habitaciones; limpieza de hotel; limpieza de hoteles
patient-transfers | <cambios posturales; <cambios posturales de los residentes; movilización de residentes; movilizaciones de residentes; <uso de grúa geriátrica; <manejo de grúa geriátrica; movilización de usuarios; movilizaciones de usuarios; movilizaciones? | aseo; cambios posturales; grúa; usuarios; residentes; higiene; gerocultora
lesson-planning | preparas las clases; preparar las clases; programaciones didácticas; preparación de las clases; planificación por proyectos; programación didáctica; programación de aula
risk-assessment | evaluaciones de riesgos; evaluación de los riesgos laborales
purchase-orders | emisión de órdenes de compra
incident-investigation | investigación de accidentes laborales
safety-training | formación a trabajadores en PRL; formación en prevención de riesgos
cash-reconciliation-retail | cuadrar la caja
refunds-exchanges | devoluciones y cambios; cambios y devoluciones
price-tagging | etiquetado de precios; colocación de precios; actualización de precios; cambio de precios; cambios de precio
stock-rotation | control de caducidades; rotación de producto; control de fechas de caducidad; revisión de caducidades; rotación de mercancía; rotación de stock
folding-clothes | doblado de prendas; doblado de ropa
fitting-room | gestión de probadores; atención en probadores; control de probadores
customer-advice | asesorar al cliente; asesoramiento a los clientes
customer-service | <atención en mostrador; atención al público; atender a los clientes; resolución de incidencias de clientes; atención e información al cliente; atención personalizada al cliente
staff-scheduling | planificación de turnos; gestión de turnos; elaboración de cuadrantes; cuadrantes de turnos
meeting-sales-targets | consecución de objetivos de venta
ordering-from-suppliers | realización de pedidos? | proveedores; proveedor; reposición; existencias; inventarios
complaint-handling | gestión de quejas; gestión de reclamaciones; gestión de quejas y reclamaciones; atención de reclamaciones; tratamiento de reclamaciones; atender las quejas; atender quejas; atención de quejas
loss-prevention | prevención de hurtos
dough-mixing | elaboración de masas
pastry | elaboración de bollería; elaboración de repostería; elaboración de postres; postres; elaboración de tartas; elaboración de pasteles; preparación de postres; bollería y pastelería; pastelería y repostería
cake-decorating | decoración de tartas; decoración de pasteles
sandwich-making | preparación de bocadillos; elaboración de bocadillos
meat-cutting | corte de carne; despiece de carne; deshuesado; deshuese; despiece?; despiece; preparación de carnes; despiece y deshuesado; fileteado | carne; carnicería; charcutería; vacuno; fileteado; deshuesado
meat-slicing | loncheado; loncheado de embutidos; corte de fiambres; cortadora de fiambres; corte de embutidos; corte de jamón
line-cooking | <partida caliente; <partida fría
food-service | reparto de bandejas; <montaje de bandejas de comida
kitchen-cleaning | limpieza de cocina; limpieza de la cocina; limpieza de cocinas; limpieza de utensilios; limpieza de maquinaria de cocina; limpieza y desinfección de cocina; limpieza del área de cocina; limpieza de utensilios de cocina
dishwashing | fregar platos; lavado de vajilla; fregado de platos; fregado de vajilla; lavar platos; fregar vajilla; lavavajillas; limpieza de vajilla; lavado de utensilios
kitchen-help | apoyo en cocina; ayuda en cocina
hosting-seating | acomodar a los clientes; acomodación de clientes
bussing | recogida de mesas; recoger mesas; desmontaje de mesas; limpieza de mesas
bartending | atención en barra; servicio de barra; servicio en barra; atención de barra; <tirar cañas; preparación de cócteles; manejo de barra; preparación de bebidas; trabajo en barra; tirado de cerveza; barra y terraza; preparación de copas
restroom-cleaning | limpieza de aseos; limpieza de sanitarios
front-desk-hotel | check-in y check-out; <asignación de habitaciones
food-allergen-management | control de alérgenos; gestión de alérgenos
feeding-patients | ayuda en las comidas; ayuda en la alimentación; apoyo en las comidas; <dar de comer?; dar de comer; apoyo en la alimentación; ayuda en la comida; alimentación de residentes; administración de comidas | residentes; mayores; pañales; aseo; usuarios
companionship | hacer compañía; acompañamiento a mayores; acompañamiento de mayores
client-transportation | acompañamiento a consultas; acompañamiento a consultas médicas; acompañamiento a citas médicas; acompañamiento médico? | mayores; domicilio; compras; recados; aseo
clinical-handoff | relevo de enfermería
vital-signs | control de constantes
phlebotomy | extracciones de sangre; extracciones sanguíneas; extracciones? | enfermería; enfermera; medicación; constantes; sangre
iv-therapy | <vías periféricas?; <canalización de vías?; <canalización de vías periféricas | enfermería; enfermera; sueros; extracciones; medicación; curas; sondajes
injections | inyectables?; administración de inyectables; poner inyecciones | enfermería; enfermera; curas; medicación; apósitos; vendajes; constantes
catheter-care | sondajes vesicales
care-plans | planes de cuidados
ironing | plancha de ropa; planchar; planchado; planchado de ropa; planchado y doblado
laundry-operations | poner lavadoras; lavado de ropa; lavado y planchado de ropa; lavado y planchado; lavado de lencería; clasificación de ropa; lavado y secado de ropa; lavandería industrial
client-errands | hacer la compra? | mayores; limpieza; cocinar; domicilio; compañía; plancha; recados
household-chores | tareas domésticas
house-cleaning | limpieza del hogar; limpieza de hogares; limpieza de domicilios; limpieza de viviendas; labores domésticas; limpieza doméstica; limpieza y plancha; tareas domésticas ligeras
trash-removal | vaciado de papeleras; <sacar cubos; <sacar la basura; retirada de basuras; retirada de basura
floor-care | fregado de suelos; abrillantado de suelos; fregar suelos; barrido y fregado; <abrillantado?; <manejo de fregadora; <manejo de fregadoras; <manejo de máquina fregadora; fregadora; abrillantado; manejo de rotativa; decapado de suelos; barredora; fregadora automática | limpieza; fregado; suelos; cristales
commercial-cleaning | <limpieza de portales; <limpieza de escaleras; <limpieza de comunidades; <limpieza de zonas comunes
window-cleaning | limpieza de cristales; limpieza de vidrios; limpieza de cristaleras
post-construction-cleaning | limpieza de fin de obra; limpiezas de fin de obra
construction-cleanup | limpieza de obra; limpieza de la obra; <retirada de escombros
flatbed-securement | estiba de la carga; sujeción de la carga
pruning | poda; podas; <poda de setos; <recorte de setos; <corte de setos
mail-handling | <recepción de paquetería?; <reparto de correspondencia; gestión de correo postal | correo; correspondencia; centralita; conserje; valija; recepcionista
ticket-sales | venta de billetes
pipe-soldering | soldadura de cobre
construction-billing | certificaciones de obra; certificaciones mensuales de obra
shipping | expediciones?; preparación de expediciones; expedición de mercancía; expedición de pedidos; expediciones; envío de pedidos; preparación de envíos; despacho de mercancía; expedición de mercancías; salida de mercancía; despacho de pedidos; gestión de envíos | almacén; carga; picking; embalaje; mercancía; pedidos; mercancías; albaranes; stock; palets
pallet-wrapping | retractilado?; retractilado de palets; plastificado de palets | palets; paletizado; paletización; carga; almacén; expediciones
palletizing | paletización; paletizar; montaje de palets; paletizado de productos; preparación de palets
parcel-sorting | clasificación de paquetes; clasificación de paquetería
rf-scanners | manejo de PDA?; lectura de códigos de barras; pistola de radiofrecuencia; manejo de PDA; manejo de radiofrecuencia; terminal de radiofrecuencia | almacén; picking; códigos de barras; carretilla; inventarios; paquetería
shipping-documentation | albaranes; gestión de albaranes; emisión de albaranes; cartas de porte; <control de albaranes
reach-truck-operation | carretilla retráctil; manejo de carretilla retráctil
pallet-jack | uso de transpaleta; transpaleta eléctrica; apilador; manejo de transpaleta; apiladora; transpaleta manual
material-handling | movimiento de palets; movimiento de mercancía; movimiento de mercancías
line-feeding | abastecimiento de líneas; abastecimiento de líneas de producción; alimentación de líneas?; aprovisionamiento de líneas | producción; fábrica; operario; montaje; abastecimiento; carretilla
warehouse-management | gestión de almacén
goods-delivery | entrega de mercancía; entrega de mercancías
parcel-delivery | entrega de paquetería
food-delivery | entrega de comida a domicilio
long-haul-trucking | rutas internacionales?; transporte internacional por carretera? | camión; tráiler; conductor; chófer; tacógrafo; camionero
freight-transport | transporte de mercancías; transporte de mercancía
refrigerated-transport | transporte frigorífico
pre-trip-inspection | revisión del vehículo?; revisión diaria del vehículo | conductor; repartidor; chófer; reparto; camión; furgoneta; tacógrafo; ruta
tachographs | manejo del tacógrafo; tacógrafo digital; uso del tacógrafo; manejo de tacógrafo
passenger-driving | transporte de viajeros; transporte de pasajeros; transporte de personas
school-bus-driving | rutas escolares?; transporte escolar? | conductor; conductora; autobús; chófer; microbús; autocar
electrical-panels | montaje de cuadros eléctricos; tableros eléctricos; mantenimiento de tableros eléctricos; armado de tableros eléctricos; <armarios eléctricos; <armario eléctrico
control-wiring | cableado de cuadros eléctricos; cableado de armarios eléctricos
relamping | cambio de bombillas
cable-pulling | tirado de cable; tirada de cable; tendido de cableado
electrical-testing | <boletines eléctricos
electrical-troubleshooting | averías eléctricas; reparación de averías eléctricas; localización de averías eléctricas; detección de averías eléctricas
blueprint-reading | interpretación de planos; lectura e interpretación de planos; interpretar planos; leer planos; interpretación de planos y esquemas
boilers | <instalación de calderas; <mantenimiento de calderas; calderas?; reparación de calderas; calderas de gas | fontanero; fontanería; calefacción; gas; radiadores; sanitarios
furnaces-heating | instalación de calefacción; instalaciones de calefacción; <instalación de radiadores
heat-pumps | instalación de aerotermia; aerotermia
water-heaters | <instalación de termos; termos eléctricos
plumbing-fixtures | instalación de sanitarios; instalación de aparatos sanitarios
drain-cleaning | desatascos; desatascos de tuberías
bathroom-remodeling | reforma de baños; reformas de baños; reforma de cuartos de baño
gutter-installation | canalones; instalación de canalones
gas-fitting | instalaciones de gas; instalación de gas
surface-preparation | preparación de superficies
wallpaper-hanging | empapelado; empapelado de paredes; colocación de papel pintado
plastering | enlucido; enfoscado; enlucidos; <alisado de paredes; revocos; <masillado de paredes; enyesado?; enlucido de yeso; trabajos de yeso; aplicación de yeso; revoques | paredes; enlucido; enfoscado; albañil; techos; tabiques
drywall | instalación de pladur; <levantar tabiques de pladur; colocación de pladur; tabiquería seca; tabiquería de pladur; montaje de pladur; placa de yeso laminado; trabajos de pladur
bricklaying | levantar tabiques; levantamiento de tabiques; colocación de ladrillo; colocación de ladrillos; <tabiquería de ladrillo; levante de muros
block-laying | colocación de bloques
masonry | trabajos de albañilería; obras de albañilería; levantamiento de muros; albañilería en general; levantar muros
tuckpointing | rejuntado de ladrillo
mortar-mixing | mezcla de mortero; preparación de mortero; amasado de mortero
concrete-work | hormigonado; vertido de hormigón; trabajos de hormigón
formwork | montaje de encofrados; encofrados; encofrado
rebar | ferrallado; armado de ferralla; montaje de ferralla; ferralla; colocación de ferralla; armado de hierro
tile-setting | alicatado y solado; <solado?; colocación de azulejos; colocación de baldosas; solado; solados | alicatado; albañil; tabiques; enfoscado; reformas; ladrillo
insulation-installation | <aislamiento térmico de fachadas; colocación de aislamiento; instalación de aislamientos; montaje de aislamiento
flooring-installation | <instalación de tarima; <colocación de tarima; colocación de suelos; instalación de suelos; montaje de tarima
parquet-laying | colocación de parquet; instalación de parquet
door-installation | colocación de puertas; instalación de puertas; montaje de puertas
window-installation | colocación de ventanas; montaje de ventanas; montaje de carpintería de aluminio; montaje de persianas; instalación de persianas
cabinet-installation | instalación de cocinas; <montaje de armarios a medida
furniture-assembly | montaje de muebles; montaje de mobiliario
furniture-making | fabricación de mobiliario; <armarios a medida; elaboración de muebles; muebles a medida
woodworking | corte de madera; <barnizado?; trabajo de la madera; maquinaria de madera; máquinas de carpintería | madera; carpintero; carpintería; muebles; lijado
wood-finishing | barnizado de madera; barnizado de muebles
finish-carpentry | <colocación de rodapiés
timber-framing | <estructuras de madera
interior-fit-out | acabados interiores
renovation | reformas?; reformas integrales; obra de reforma; obras de reforma; reformas de viviendas; rehabilitación de viviendas; rehabilitación de edificios; obra nueva y reforma; obra nueva y reformas | albañil; albañilería; tabiques; baños; viviendas; alicatado
demolition | demoliciones; <picado de paredes; derribos
excavation | <excavación de zanjas
trenching | zanjas; apertura de zanjas
construction-labor | ayuda a oficiales?; <ayuda al oficial?; tareas de peonaje; trabajos de obra; ayuda en obra | obra; peón; albañil; mortero; escombros; andamios
load-bearing-materials | acarreo de material; acarreo de materiales; transporte de materiales? | obra; peón; albañil; escombros; mortero; carretilla
scaffolding | montaje de andamios; montaje y desmontaje de andamios
paver-installation | <colocación de bordillos; adoquinado
roofing | cubiertas y tejados; reparación de tejados; <colocación de tejas; tejados; <retejado; impermeabilización de cubiertas; montaje de cubiertas; trabajos en tejados
bills-of-quantities | <presupuestos con mediciones
construction-estimating | elaboración de presupuestos de obra; estudios de costes de obra
construction-tendering | licitaciones de obra; <solicitud de ofertas a subcontratas; <comparativos de ofertas? | obra; obras; subcontratas; construcción; mediciones
change-orders | <precios contradictorios
cost-control-construction | control de costes de obra
brake-repair | cambio de frenos; frenos?; sistemas de frenado; frenos y suspensión; cambio de pastillas; pastillas de freno; sistema de frenos | embragues; aceite; neumáticos; taller; suspensión; revisiones
tire-service | cambio de neumáticos; cambio de ruedas; montaje de neumáticos; equilibrado de ruedas; equilibrado de neumáticos; alineación de dirección; alineado y equilibrado
engine-repair | <correas de distribución; <cambio de distribución; <correa de distribución; motores y cajas de cambio; reparación de motor; montaje de motores
steering-suspension-repair | <cambio de amortiguadores; reparación de suspensiones
wheel-alignment | alineado de dirección; <paralelo de ruedas
automotive-diagnostics | diagnosis del automóvil; diagnosis?; diagnosis de averías?; diagnosis; diagnosis de averías; máquina de diagnosis; equipos de diagnosis; diagnosis electrónica; diagnóstico de vehículos | frenos; embragues; vehículos; taller; motor; aceite; neumáticos
automotive-hvac | carga de aire acondicionado del vehículo
auto-body-repair | reparación de chapa; <sacabollos; trabajos de chapa?; reparación de carrocerías; carrocería; trabajos de chapa; chapa de vehículos | pintura; carrocería; taller; vehículos; enmasillado
automotive-painting | pintura de vehículos; pintura de automóviles; <enmasillado?; <enmascarado?; pintura de carrocerías; lijado y enmasillado | chapa; pintura; vehículos; lijado; enmascarado; taller
auto-glass | sustitución de lunas; cambio de lunas
equipment-maintenance | mantenimiento de maquinaria; mantenimiento de máquinas
mechanical-maintenance-building | reparación de maquinaria; reparación de máquinas; <sustitución de piezas de máquinas
machine-setup | puesta a punto de máquinas; preparación de máquina; preparación de máquinas; <cambio de formato?; <cambios de formato?; <ajuste de herramientas; <cambio de herramientas?; cambio de formato; cambios de formato; cambio de utillaje; puesta a punto de la maquinaria; regulación de máquinas | máquinas; máquina; envasado; envasadora; moldes; cnc; torno; línea
spare-parts-management | pedido de repuestos
lubrication | engrase; engrase de maquinaria; lubricación de máquinas
mig-welding | soldadura por hilo; soldadura MIG/MAG; soldadura con hilo; soldadura de hilo; soldadura MAG
stick-welding | soldadura con electrodo; soldadura de electrodo; electrodo revestido
grinding | amolado; esmerilado; rectificado de piezas; lijado de piezas; esmerilado de piezas
deburring | rebabado; eliminación de rebabas; rebarbado
plasma-cutting | corte con plasma
metal-fabrication | <montaje de estructuras?; fabricación de estructuras metálicas; estructuras metálicas; carpintería metálica; cerrajería metálica; construcciones metálicas; calderería ligera | soldadura; soldador; metálicas; amolado; oxicorte
cnc-operation | manejo de máquinas CNC; manejo de centro de mecanizado; máquinas CNC; máquinas de control numérico; operación de CNC
dimensional-inspection | control dimensional
micrometers-calipers | manejo de calibre y micrómetro; uso de calibre; calibre y micrómetro; pie de rey; calibres y micrómetros
parts-inspection | verificación de piezas; revisión de piezas
assembly-work | ensamblado; montaje de piezas; montaje de componentes; montaje?; ensamblaje de piezas; ensamblaje de componentes; montaje en cadena; cadena de montaje; montaje y ensamblaje; ensamblado de piezas; línea de montaje; montaje de prototipos; trabajos de montaje; montaje manual; montaje y desmontaje de piezas | producción; envasado; manipulado; verificación; líneas; embalaje
packaging-operations | envasado; envasado y empaquetado; <manipulado?; envasado de producto; manipulado de producto; empaquetado; empaquetado de productos; tareas de envasado | envasado; etiquetado; montaje; embalaje; producto; paletizado; encajado
hand-packing | empaquetado manual; <montaje de cajas
visual-inspection | control visual
industrial-cleaning | <limpieza de maquinaria; <limpieza de máquinas
refrigerant-handling | carga de gas refrigerante; <carga de gas?; carga de refrigerante; manipulación de gases fluorados; <gases fluorados | frigorista; splits; refrigeración; climatización; fugas; vacío
leak-testing | detección de fugas? | refrigerante; gas; gases; tuberías; frigorista; vacío; agua
air-conditioning-systems | <instalación de splits; <instalación de aires acondicionados
refrigeration | <mantenimiento de cámaras frigoríficas; instalaciones frigoríficas; <instalación de cámaras frigoríficas
vehicle-servicing | <pre-ITV; revisiones de vehículos; <revisiones? | vehículos; frenos; embragues; aceite; taller; neumáticos
document-scanning | escaneado de documentos
telephone-skills | atender el teléfono; atención del teléfono
call-screening | desvío de llamadas; derivación de llamadas
appointment-scheduling | gestión de citas; dar citas; concertar citas
correspondence | <redacción de oficios
document-preparation | redacción de documentos
office-supplies | pedido de material de oficina; pedidos de material de oficina; compra de material de oficina
meeting-coordination | <gestión de salas de reuniones; <reserva de salas
administrative-support | trámites administrativos; gestiones administrativas
document-management | gestión de documentación
email-management | gestión del correo electrónico
visitor-reception | atención a visitas; atención de visitas; <control de visitas
account-reconciliation | punteo de cuentas; punteo de cuentas contables
accounts-payable-and-receivable | cuentas a pagar y a cobrar; cobros y pagos
collections | reclamación de impagos; reclamación de impagados; gestión de impagados; reclamación de deudas
dunning | <envío de recordatorios de pago
payment-processing | <remesas?; <remesas bancarias; remesas de pagos | contabilidad; facturas; recibos; cobros; conciliación
journal-entries | contabilización de asientos; asientos? | contabilidad; facturas; iva; conciliación; cierre; contable; impuestos
bookkeeping | llevanza de contabilidad; llevanza de la contabilidad; llevar la contabilidad
vat | <declaraciones de IVA; <liquidación de IVA; liquidaciones de IVA
year-end-close | cierre del ejercicio; cierre de ejercicio
fixed-assets | amortizaciones?; inmovilizado?; gestión de inmovilizado | contabilidad; contable; asientos; cierre; activos
expense-reports | notas de gastos; liquidación de gastos
petty-cash | control de caja chica
cash-management | gestión de tesorería; control de tesorería
bank-reconciliation | punteo de bancos
timekeeping | control de presencia; control horario; registro horario
leave-administration | gestión de vacaciones; <partes de baja; <gestión de bajas; gestión de bajas y altas médicas
hr-administration | <altas y bajas?; <altas y bajas en Seguridad Social; <altas en Seguridad Social; <altas y bajas de trabajadores; gestión de personal laboral | nóminas; contratos; seguridad; finiquitos; personal; laboral
employment-contracts | elaboración de contratos; elaboración de contratos de trabajo
candidate-screening | criba curricular; cribado curricular; cribado de CV
interviewing | entrevistas de selección | selección; candidatos; contratación; ofertas; currículums; curricular
job-postings | publicación de ofertas? | candidatos; selección; cv; entrevistas; reclutamiento; candidaturas
onboarding | acogida de nuevos empleados; acogida de nuevas incorporaciones
learning-and-development | plan de formación; planes de formación
shipment-visibility | seguimiento de envíos; <seguimiento de expediciones
dispute-handling | resolución de incidencias con clientes
phone-customer-service | atención telefónica a clientes; gestión de llamadas; emisión de llamadas
customer-account-upkeep | actualización de la base de datos de clientes; <altas de clientes
returns-refunds | gestión de las devoluciones
childcare | atención a los niños; cuidado de los niños; cuidado de menores; atención a la infancia; atención a menores; cuidado de niñas y niños
bottle-feeding | dar biberones; preparación de biberones
child-activities | juegos y actividades con niños; <juegos y talleres infantiles
reading-to-children | cuentacuentos
outdoor-play | <juego libre al aire libre
child-daily-routines | <hora de la siesta
parent-communication | reuniones con padres; tutorías con familias; comunicación con las familias?; reuniones con familias?; reuniones con las familias? | alumnos; alumnado; niños; aula; colegio; escuela; tutorías
child-observation | observación de los niños
homework-help | ayuda con los deberes; apoyo en los deberes
student-supervision | <monitor de comedor; <vigilancia del patio; vigilancia de patio; <vigilancia de comedor; vigilancia de recreos
teaching-assistance | apoyo en el aula
grading | corrección de exámenes; corrección de trabajos
student-assessment | evaluación del alumnado
haircutting | corte de caballero; cortes de caballero; corte de señora; corte de pelo; corte? | tinte; mechas; peinados; peluquería; barba; lavado; recogidos; color
blow-drying | secado y peinado
shampooing | lavado de pelo; lavado de cabezas
hair-coloring | tinte?; <mechas?; coloración capilar; aplicación de tinte; técnicas de color; tintes y mechas; mechas y color; decoloración; coloración? | corte; mechas; peluquería; peinados; cabello; recogidos; peinado; tintes; barbería
perms | permanentes? | tinte; mechas; corte; peluquería; peinados; alisados
hair-styling-updos | recogidos? | peluquería; peinados; mechas; tinte; corte; novias
beard-trimming | barba? | corte; peluquería; barbería; caballero; tinte
waxing | depilación a la cera; depilación con cera tibia; depilaciones
gel-nails | esmaltado semipermanente
brow-shaping | depilación de cejas
lash-brow-tinting | tinte de pestañas; tinte de cejas
body-treatments | tratamientos corporales
access-control-security | control de entradas?; control de entrada? | vigilante; vigilancia; seguridad; rondas; recinto; conserje; aforo
surveillance-cctv | control de cámaras?; visionado de cámaras; control de cámaras; vigilancia de cámaras | vigilante; vigilancia; rondas; cctv; videovigilancia; alarmas
security-searches | control de bolsos; <escáner de equipajes; inspección de bolsos
gatehouse-duty | control de portería
alarm-response-service | atención de alarmas?; servicio de acuda; <acuda? | alarmas; vigilante; vigilancia; rondas; tip
security-logs | partes de incidencias de seguridad
milking | ordeño de vacas
feeding-animals | alimentación del ganado; alimentación de animales
livestock-care | <limpieza de establos; manejo del ganado; cuidado del ganado
cattle-farming | <cría de terneros
harvesting | recolección de fruta; recogida de fruta; recolección de hortalizas; vendimia; recogida de aceituna; <recolección?; recolección de frutos rojos; recolección de fresa; recolección de aceituna; recolección de uva; campaña de la fresa; campaña de la aceituna; campaña de la fruta; recolección | fruta; poda; riego; cosecha; hortalizas; siembra; cosecha
viticulture | poda de viña; poda de viñedo; trabajos en viña; labores de viñedo; poda en verde; labores en viña
fruit-growing | <aclareo de frutos; <aclareo?; poda de frutales | fruta; poda; recolección; árboles; frutales; melocotón
crop-production | tareas agrícolas; labores del campo; <ensilado
planting-seeding | plantación?; plantación de árboles | poda; riego; siembra; árboles; césped; jardín; setos
tractor-operation | manejo de tractor; conducción de tractor; manejo de tractores
pesticide-application | tratamientos fitosanitarios; aplicación de fitosanitarios; aplicación de tratamientos fitosanitarios
weeding | retirada de malas hierbas; eliminación de malas hierbas; escarda; desherbado; limpieza de malas hierbas; escardar
lawn-mowing | siega de césped; siega?; cortar el césped; segado de césped; corte de hierba; corte de pasto | césped; setos; jardín; desbroce; riego; poda; jardines
string-trimming | desbroce; desbroces; manejo de desbrozadora
leaf-removal | soplado de hojas; recogida de hojas
sod-installation | colocación de tepes
groundskeeping | mantenimiento de espacios verdes
landscaping | diseño y creación de jardines; mantenimiento de jardinería; cuidado de zonas verdes
fence-installation | colocación de vallas; vallados
snow-removal | retirada de nieve
building-maintenance | mantenimiento del edificio; conservación de edificios; conservación y mantenimiento de edificios; mantenimiento y conservación de instalaciones; mantenimiento de edificios e instalaciones; mantenimiento y conservación? | edificios; jardinería; albañilería; fontanería; instalaciones; mobiliario urbano; cementerio
meter-reading | lectura de contadores
dental-assisting | asistencia al odontólogo; <preparación de gabinetes?; <preparación de gabinete dental; auxiliar a cuatro manos; trabajo a cuatro manos? | dental; odontólogo; dentista; clínica dental; esterilización; instrumental
sterilization | esterilización de instrumental; esterilización de material; esterilización del instrumental
medical-reception | atención a pacientes en recepción
patient-scheduling | citación de pacientes; gestión de citas de pacientes
medical-records | historias clínicas; historia clínica
dispensing-medication | dispensación?; dispensación farmacéutica | farmacia; medicamentos; recetas; fórmulas; dermofarmacia; mostrador
acls | certificación ACLS; curso de soporte vital avanzado; soporte vital avanzado
industrial-engineering | Ingeniería Civil Industrial; ingeniero civil industrial
emergency-department-care | urgencias?; servicio de urgencias | cuidados intensivos; enfermería; enfermero; enfermera; enfermeros; triaje; uci; hospital; médico
ifs-food | IFS? | brc; brcgs; calidad alimentaria; inocuidad; seguridad alimentaria; haccp; appcc
stainless-steel-welding | soldadura en acero inoxidable; soldadura TIG en acero inoxidable; soldadura de inoxidable; soldadura de inox
metal-polishing | pulido de piezas; pulido de metales; repaso y pulido de piezas
angle-grinder | uso de radial; manejo de radial; uso de la radial; amoladora; manejo de amoladora
overhead-crane-operation | manejo de puente grúa; uso de puente grúa
emergency-nursing | <servicio de urgencias hospitalarias
code-review | revisar código; revisión de código; revisiones de código
grilling | manejo de plancha; plancha y parrilla; cocina a la plancha; manejo de parrilla; parrilla; plancha y freidora; cocina a la brasa
sauce-making | <fondos y salsas; salsas y fondos
microbiology | <análisis microbiológicos; <análisis microbiológico
calibration | calibración de equipos; calibración de instrumentos; calibración de balanzas
excavator-operation | manejo de mini excavadora; manejo de excavadora; manejo de miniexcavadora; manejo de retroexcavadora; excavadora; miniexcavadora
carnet-puente-grua-es | carné de puente grúa; carné puente grúa; carnet de puente-grúa; curso de puente grúa
carnet-carretillero-es | curso de carretillero
colegiacion-enfermeria-es | colegiación vigente?; colegiación? | enfermería; enfermero; enfermera; enfermeros; enfermeras; diplomatura
delitos-sexuales-es | certificado negativo de delitos de naturaleza sexual; certificado de no delitos sexuales
carnet-de-aplicador-fitosanitario-es | carné de manipulador de fitosanitarios; carnet de manipulador de fitosanitarios; manipulador de fitosanitarios; carnet de fitosanitarios; carné de fitosanitarios; carnet de manipulador de productos fitosanitarios
control-panel-building | fabricación de armarios eléctricos; montaje de armarios eléctricos; fabricación de cuadros eléctricos
structured-cabling | instalación de cableado
fiber-optic-installation | instalación de fibra óptica; instalaciones de fibra óptica; instalación de fibra; tendido de fibra óptica
fiber-splicing | fusión de fibra óptica; fusiones de fibra
coaxial-cable | cables coaxiales
solar-installation | instalación de placas solares; montaje de placas solares; montaje de paneles solares; montaje de estructuras fotovoltaicas
light-fixture-installation | montaje de luminarias
cctv-installation | instalación de cámaras de seguridad; instalación de videovigilancia; instalación de CCTV
pipe-laying | colocación de tuberías; montaje de tuberías
water-distribution | redes de agua potable; red de agua potable; redes de abastecimiento; distribución de agua potable
sewer-lines | redes de saneamiento; red de saneamiento; redes de alcantarillado
hydraulics | sistemas hidráulicos; circuitos hidráulicos; equipos hidráulicos; averías hidráulicas
hvac-installation | montaje de aire acondicionado; instalaciones de climatización; instalación de climatización; instalaciones térmicas
hvac-repair | reparación de aire acondicionado; mantenimiento de aire acondicionado; mantenimiento de equipos de climatización; mantenimiento de climatización
waterproofing | impermeabilizaciones; trabajos de impermeabilización
carpentry | trabajos de carpintería; carpintería de madera; carpintería en general; montaje de estructuras de madera
sign-installation | montaje de rótulos; instalación de rótulos; colocación de rótulos
vinyl-graphics | colocación de vinilos; aplicación de vinilos; instalación de vinilos; vinilado; corte de vinilo
hand-tools | herramienta manual; manejo de herramientas manuales; uso de herramientas manuales
power-tools | herramientas eléctricas; manejo de herramientas eléctricas
heavy-equipment-operation | manejo de maquinaria pesada; maquinaria de obra; maquinaria pesada; manejo de maquinaria de obra
crane-operation | manejo de grúa; manejo de grúas
aerial-lift-operation | manejo de plataforma elevadora
land-surveying | topografía de obra; replanteo de obra
construction-safety | coordinación de seguridad y salud
tig-welding | soldar TIG; soldadura con TIG
machining | mecanizado de piezas; mecanización de piezas; mecanizado por arranque de viruta; arranque de viruta
turning-machining | torno convencional; tornos convencionales; manejo de torno
milling-machining | fresado; fresadora convencional; fresadoras; manejo de fresadora
sheet-metal-bending | plegado
laser-cutting | corte por láser; máquina de corte láser
metal-stamping | estampado de metales; embutición; manejo de prensas
injection-molding | inyectoras; máquinas de inyección
mechanical-assembly | montaje mecánico; ajuste mecánico; ensamblaje mecánico; montajes mecánicos
electronics-assembly | montaje de placas electrónicas; montaje de componentes electrónicos; soldadura de componentes
production-work | línea de producción; líneas de producción; cadena de producción; experiencia en producción; experiencia en fábrica; trabajo en fábrica; tareas de producción; trabajo en cadena
production-reporting | partes de producción; registro de producción; partes de trabajo
industrial-maintenance | mantenimiento de primer nivel; mantenimiento electromecánico; mantenimiento de la maquinaria; mantenimiento básico; mantenimiento de instalaciones industriales; mantenimiento eléctrico
preventive-maintenance | revisiones preventivas
schematics-reading | interpretación de esquemas
precision-measuring-instruments | aparatos de medida; instrumentos de medida; equipos de medición; útiles de medición; herramientas de medición; manejo de instrumentos de medición
labeling-products | etiquetado de productos; etiquetar productos; colocación de etiquetas; etiquetaje
workplace-safety | normas de seguridad; normativa de seguridad; normas de seguridad e higiene; cumplimiento de las normas de seguridad; medidas de seguridad; riesgos laborales; seguridad y salud laboral; normas de prevención de riesgos; normas de prevención; higiene y seguridad
automotive-repair | reparación de vehículos; mecánica del automóvil; mecánica rápida; reparación de automóviles; mecánica de vehículos; reparaciones mecánicas; mecánica general; electromecánica de vehículos; mecánica pesada
transmission-repair | cajas de cambios; reparación de cajas de cambios; embragues; cajas de cambio
automotive-electrical-systems | electricidad del automóvil; electricidad de vehículos; electricidad y electrónica del automóvil; sistemas eléctricos del vehículo
vehicle-washing | lavado de vehículos; limpieza de vehículos; lavado de coches; limpieza de coches
auto-parts | recambios; piezas de recambio; recambios de automóvil; recambio de automoción; venta de recambios; autopartes
machine-troubleshooting | diagnosticar averías
cooking | elaborar platos; preparar platos; cocina tradicional; elaboración de comidas; preparación y elaboración de platos; elaboraciones culinarias; preparar comidas; cocina caliente
plating-presentation | emplatado de platos; presentación de platos; montaje de platos; emplatar
fish-filleting | limpieza de pescado; preparación de pescados; limpieza y corte de pescado
vegetarian-cooking | platos vegetarianos
food-safety | normas de higiene; seguridad alimentaria; normativa higiénico-sanitaria; normas higiénico-sanitarias; higiene y manipulación de alimentos; normas de higiene alimentaria; normas sanitarias; manipulación higiénica de alimentos
barista | máquina de café; manejo de cafetera; manejo de máquina de café
front-of-house | acogida de clientes; recibir a los clientes; bienvenida a los clientes; recibimiento de clientes
banquets | servicio de banquetes; bodas y banquetes; servicio de bodas; bodas y eventos
institutional-catering | restauración colectiva; comedores colectivos; cocina de colectividades; comedor escolar; comedores escolares; servicio de comedor; línea fría
fast-food | preparación de hamburguesas; preparación de sándwiches; preparación de pizzas
baking | horneado; panadería y bollería; cocción de pan; masas y panes; hornear pan; horno de pan; bollería y panadería
menu-planning | elaboración de cartas; confección de menús; elaboración de la carta; creación de menús
food-ordering | gestión de pedidos de cocina; pedidos de mercancía; realización de pedidos a proveedores
sanitation-disinfection | desinfección de superficies; desinfección de instalaciones; sanitización
retail-sales | atención y venta; venta al público; venta y asesoramiento; atención en tienda; asesorar a los clientes; atención y asesoramiento; asesoramiento y venta; venta en mostrador; ventas al mostrador
merchandising | implantación de producto; colocación y presentación de productos; exposición de productos; presentación del producto; imagen de tienda; montaje de expositores; exhibición de productos
home-health | cuidados a domicilio; servicio de ayuda a domicilio; asistencia a domicilio; actividades básicas de la vida diaria; ABVD; atención a domicilio
diapering | cambio de pañales a niños
training-delivery | impartir formación; impartir cursos; formación a equipos; impartición de formación; formación de equipos
lifeguarding | vigilancia de piscina; socorrismo; vigilancia de piscinas; salvamento acuático; vigilancia de playas; vigilancia de bañistas
patrol | realización de rondas; rondas de seguridad
hairdressing | peluquería y estética; corte y color
manicures | manicuría; manicura rusa
facials | higiene facial; tratamientos faciales y corporales; faciales y corporales; estética facial; higienes faciales
needs-analysis | análisis de necesidades; detección de necesidades; identificación de necesidades; detección de necesidades del cliente; análisis de las necesidades
customer-retention | fidelizar clientes; fidelización de la clientela; fidelización del cliente; mantenimiento de cartera
import-export | comercio internacional; importación/exportación
customs-regulations | valoración de mercancías en aduanas; valoración aduanera; normativa aduanera; procedimientos aduaneros; regulación aduanera
property-management | gestión de inmuebles; gestión de alquileres
online-product-listings | subida de productos; alta de productos; publicación de productos; carga de productos; fichas de producto; subir productos a la web
ecommerce-operations | venta online; gestión de venta online; gestión de tienda online; ventas online; gestión de la tienda online; venta por internet
fabric-cutting | corte de tejidos; corte de piel; corte textil; corte de patrones
leatherwork | marroquinería; trabajo del cuero; piel y marroquinería; rebajado de piel; trabajo de la piel
sewing | costura a máquina; trabajos de costura; coser a máquina; confección industrial
industrial-sewing | máquina plana; remalladora; máquinas de coser industriales; máquina de coser industrial; overlock y plana; máquina overlock
technical-support | asistencia técnica a clientes; asistencia técnica a domicilio; asistencia técnica por teléfono; soporte técnico a clientes
team-management | gestión de equipos; dirección de equipos; liderar al equipo; gestión de personal; coordinación de equipos
microsoft-excel | dominio de Excel; manejo de Excel; conocimientos de Excel; Excel medio | ofimática; bachillerato; informática; hojas de cálculo
business-process-outsourcing | consultoría BPO; servicios de BPO
street-cleaning | limpieza de la vía pública; limpieza de vías públicas; limpieza de calles; limpieza de vía pública
graphics-software | herramientas de diseño; herramientas de diseño gráfico; programas de diseño gráfico
website-management | actualización de sitios web; actualización de los sitios web; actualización de la web; mantenimiento de sitios web; mantenimiento de la web; edición y actualización de los sitios web; gestión de sitios web
content-creation | actualización de contenidos; piezas de comunicación; creación de piezas gráficas; generación de contenidos
loader-operation | pala cargadora; manejo de pala cargadora; conducción de pala cargadora
requirements-analysis | toma de requisitos; toma de requerimientos; análisis de requisitos
sampling-science | toma de muestras; recogida de muestras; muestreo? | laboratorio; análisis; muestras; ensayos; aguas
plc-programming | programación de autómatas; autómatas Siemens
vfd | variadores de frecuencia
`;

export const titles = String.raw`
systems-analyst | Analista de TI
it-support-specialist | Soporte técnico; Soporte IT; Analista de soporte; Auxiliar informático
it-manager | Gerente de sistemas; Encargado de sistemas; Responsable de sistemas
it-coordinator | Coordinador de sistemas; Coordinador de TI
it-assistant | Auxiliar de sistemas; Asistente de sistemas
qa-analyst | Analista de calidad de software; Analista de pruebas
laboratory-technician | Técnico en laboratorio; Asistente de laboratorio; Analista de laboratorio
research-assistant | Becario de investigación
doctoral-researcher | Estudiante de doctorado
chemist | Químico industrial
farm-worker | Peón de campo; Obrero agrícola; Jornalero agrícola
refuse-collector | Recogedor de basura
street-cleaner-europe | Operario de limpieza viaria
electrical-engineer | Ingeniero electricista
electromechanical-engineer | Ingeniero electromecánico
sales-representative | Ejecutivo comercial; Ejecutiva comercial; Agente de ventas; Delegada comercial; Gestor comercial; Gestora comercial; Asesora comercial
sales-coordinator | Coordinadora de ventas
sales-manager | Supervisor de ventas; Supervisora de ventas; Jefe comercial; Jefa de ventas
financial-analyst | Analista de finanzas
financial-advisor | Asesora financiera
collections-specialist | Ejecutivo de cobranza; Ejecutiva de cobranza; Agente de cobranza; Asesor de cobranza; Gestora de cobranza; Gestor de cobros; Gestor de recobro; Gestor de recobros
office-manager | Jefe administrativo; Jefa administrativa; Encargado administrativo; Encargado de administración; Encargada de administración
executive-assistant | Asistente de gerencia; Secretaria de gerencia; Asistente de gerencia general; Asistente de dirección general
administrative-officer | Analista administrativo; Coordinadora administrativa
hr-generalist | Técnica de recursos humanos; Generalista de recursos humanos; Coordinador de recursos humanos; Coordinadora de recursos humanos; Encargado de recursos humanos; Técnico de RRHH; Técnico en RRHH; Técnico de recursos humanos generalista
recruiter | Analista de reclutamiento; Analista de selección; Analista de reclutamiento y selección; Especialista en reclutamiento
payroll-specialist | Analista de nómina; Auxiliar de nómina; Analista de nóminas; Especialista en nómina; Encargado de nómina; Analista de planillas
marketing-specialist | Coordinador de marketing; Coordinadora de marketing; Ejecutivo de marketing; Ejecutiva de marketing; Coordinador de mercadeo; Ejecutivo de mercadeo
communications-specialist | Coordinador de comunicación; Coordinadora de comunicación; Asistente de comunicación; Coordinador de comunicaciones; Analista de comunicaciones
public-relations-specialist | Relacionista pública; Ejecutivo de relaciones públicas; Ejecutiva de relaciones públicas; Coordinador de relaciones públicas; Asistente de relaciones públicas
insurance-agent | Asesor de seguros; Asesora de seguros; Ejecutivo de seguros; Vendedor de seguros
real-estate-agent | Agente inmobiliaria; Asesora inmobiliaria; Comercial inmobiliario; Vendedor inmobiliario; Comercial inmobiliaria
bank-branch-manager | Director de sucursal bancaria
bank-account-manager | Gestor de banca; Gestor de banca personal; Ejecutivo de banca personal; Asesor de banca
data-entry-clerk | Capturista; Capturista de información; Auxiliar de captura
office-clerk | Auxiliar de oficina
accounting-clerk | Auxiliar de cuentas por pagar
accountant | Contadora general; Contador general
key-account-manager | Ejecutivo de grandes cuentas
hr-manager | Jefa de recursos humanos; Jefe de talento humano; Gerente de talento humano
hr-assistant | Asistente de talento humano; Auxiliar de talento humano; Administrativo de recursos humanos
telemarketer | Televendedora; Asesor de telemarketing; Ejecutivo de telemarketing; Ejecutivo de televentas
account-executive | Ejecutiva de ventas
bank-teller | Cajera bancaria; Cajera de banco
registered-nurse | Licenciada en enfermería; Licenciado en enfermería; Enfermero profesional
nursing-assistant | Técnico en enfermería; Auxiliar de clínica
caregiver | Cuidadora de adulto mayor; Cuidador de adulto mayor; Cuidador de personas mayores
resident-physician | Médico interno residente
radiologic-technologist | Técnico de rayos; Técnico en rayos X; Técnico de rayos X
teacher | Docente; Maestro de escuela; Docente de secundaria; Docente de aula
teaching-assistant | Auxiliar de conversación; Asistente de aula; Asistente educativo
preschool-teacher | Educadora de párvulos; Docente de educación inicial; Docente de nivel inicial; Profesora de educación inicial
school-counselor | Orientador educativo; Orientadora educativa
school-principal | Director escolar; Directora escolar
gym-instructor | Instructor de fitness; Instructor de gym
domestic-cleaner | Empleada del hogar; Empleado del hogar; Trabajadora del hogar; Asistenta del hogar
cleaner | Auxiliar de limpieza; Auxiliar de aseo; Ayudante de limpieza; Operaria de limpieza; Afanadora; Peón de limpieza
security-guard | Oficial de seguridad; Elemento de seguridad; Agente de seguridad privada; Guardia de seguridad privada
police-officer | Agente de policía
video-editor | Editor audiovisual; Editor de videos
lighting-technician | Técnico de luces
journalist | Reportero
translator | Traductora e intérprete; Traductor e intérprete
desktop-publisher | Diagramador
general-practitioner | Médico familiar
medical-receptionist | Recepcionista de consultorio; Recepcionista de consultorio médico
bartender | Camarero de barra
head-chef | Jefa de cocina; Encargado de cocina
store-manager | Responsable de tienda
warehouse-worker | Ayudante de almacén; Auxiliar de bodega; Operario de bodega; Ayudante de bodega
warehouse-manager | Jefe de bodega
forklift-operator | Montacarguista; Operador de montacarga
production-worker | Operaria de fábrica
bricklayer | Oficial de primera albañil; Oficial albañil; Oficial 1ª albañil
construction-laborer | Ayudante de construcción; Ayudante de obra
construction-supervisor | Maestro mayor de obra
cleaner | Empleada de limpieza; Empleado de limpieza; Señora de limpieza
packaging-operator | Envasador
solar-installer | Instalador de placas solares; Instalador de paneles solares; Montador de placas solares
deli-clerk | Dependiente de charcutería; Charcutero dependiente
school-bus-attendant | Auxiliar de transporte escolar; Acompañante de transporte escolar; Monitor de transporte escolar
babysitter | Canguro
truck-driver | Conductor C+E; Conductor CE; Conductor de tráiler
plumber | Oficial fontanero; Oficial 1ª fontanero; Oficial de primera fontanero
bus-driver | Conductor de microbús; Chofer de microbús
wheel-loader-operator | Palista; Maquinista de pala; Operador de pala; Conductor de pala cargadora; Palero
public-works-labourer | Peón de servicios múltiples; Peón de usos múltiples; Oficial de servicios múltiples
control-panel-assembler | Cuadrista; Cuadrista eléctrico; Montador de cuadros eléctricos; Cableador de cuadros eléctricos
administrative-and-financial-manager | Responsable de administración y finanzas; Responsable administrativo financiero; Jefe de administración y finanzas
dock-worker | Mozo de carga y descarga
automotive-mechanic | Mecánico de automoción; Oficial mecánico de automoción
dishwasher | Freganchín; Friegaplatos de cocina
`;

export const seniority = String.raw`
`;
