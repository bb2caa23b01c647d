export const skills = String.raw`
cash-handling | cobro en caja; cobro y manejo de caja; apertura y cierre de caja; cierre de caja; cobras en caja; cobrar en caja; atender la caja
inventory-replenishment | reposición de producto; reposición de productos; reposición de lineales; reposición de stock
inventory-counting | recuento de inventario; realización de inventarios; recuento de stock; haces inventario; realizar inventarios
inventory-management | control de stock
visual-merchandising | colocación de producto; colocación del producto
cleaning | limpieza?; tareas de limpieza; limpieza de instalaciones; limpieza general; labores de limpieza; limpieza y orden | higiene; oficinas; habitaciones; instalaciones; desinfección; baños; cocina; cristales; fregar; limpiador; limpiadora; mopa
refuse-collection | recogida de basuras; recogida de residuos
gardening | mantenimiento de zonas verdes
handyman | pequeñas reparaciones; reparaciones menores
food-preparation | elaboración de platos; preparación de platos; manipulación de alimentos
waiting-tables | atención de mesas; servicio en mesa; servicio de sala; <toma de comandas; <tomar comandas; <servicio de vino; <servicio de vinos; <montaje de mesas; atiendes las mesas; atender las mesas; servir mesas; servir las mesas; montaje de sala
invoicing | emisión de facturas; elaboración de facturas; emites facturas; emitir facturas
payroll | elaboración de nóminas; gestión de nóminas; confección de nóminas; nóminas y seguros sociales
accounts-payable | cuentas a pagar
accounts-receivable | cuentas a cobrar
tax-preparation | liquidación de impuestos; presentación de impuestos
financial-statements | elaboración de estados financieros
quality-control | controles de calidad
order-packing | embalaje de productos; envasado y embalaje; embalado
order-picking | preparar pedidos; preparas pedidos; preparar los pedidos
loading-unloading | carga y descarga de camiones; carga y descarga de mercancías
receiving | recepción de pedidos; recepción de material
corrective-maintenance | mantenimiento preventivo y correctivo
troubleshooting | resolución de averías; atención de averías; reparación de averías; localización de averías; diagnóstico de averías
electrical-drawings | lectura de esquemas eléctricos; interpretación de esquemas eléctricos; lectura de planos eléctricos; esquemas eléctricos; interpretación de planos eléctricos
elevator-maintenance | reparación de ascensores; conservación de ascensores
wound-care | curas de heridas; cura de heridas; curas y heridas; curas y vendajes
medication-administration | administración de medicación; administras la medicación; administrar la medicación
bathing-hygiene | aseo e higiene personal; higiene y aseo de los residentes; aseo e higiene de residentes; aseo de los residentes; aseo personal de los residentes; higiene de los residentes
adl-assistance | ayuda en las actividades de la vida diaria
elderly-care | atención a personas mayores; cuidado de mayores; atención de personas mayores
data-entry | grabación de datos
order-processing | tramitación de pedidos
export-documentation | documentos de exportación
price-quotes | preparación de presupuestos; realización de presupuestos; elaboración de ofertas
site-supervision | control de obra; seguimiento de obra; control y seguimiento de obra
quantity-takeoff | mediciones y certificaciones; mediciones de obra
subcontractor-management | coordinación de subcontratas; gestión de subcontratas; coordinación de subcontratistas
bread-making | elaboración de pan; elaboras pan
machine-operation | manejo de maquinaria; operación de maquinaria
reception | recepción de clientes; recepción de visitas
filing | archivo de documentación; archivo y documentación
welding | trabajos de soldadura
painting-building | trabajos de pintura
electrical-work | instalación eléctrica; trabajos de electricidad
plumbing | trabajos de fontanería; instalaciones de fontanería
truck-driving | conducción de camiones; conducción de camión
delivery-driving | reparto a domicilio; reparto de paquetería; reparto de paquetes
security-guarding | vigilancia de instalaciones
patient-monitoring | toma de constantes vitales; toma de constantes; control de constantes vitales
procurement | gestión de compras; compras y aprovisionamiento
warehouse-operations | tareas de almacén
forklift-operation | manejo de carretilla elevadora; manejo de carretilla; manejo de carretillas; conducción de carretillas
shelf-stocking | reponer estanterías; repones estanterías
invoice-processing | registras facturas; registrar facturas
month-end-close | cierres mensuales
housekeeping | limpias las habitaciones; limpiar las habitaciones
patient-transfers | <cambios posturales; <cambios posturales de los residentes
lesson-planning | preparas las clases; preparar las clases
risk-assessment | evaluaciones de riesgos; evaluación de los riesgos laborales
purchase-orders | emisión de órdenes de compra
incident-investigation | investigación de accidentes laborales
safety-training | formación a trabajadores en PRL; formación en prevención de riesgos
`;

export const titles = String.raw`
`;

export const seniority = String.raw`
`;
