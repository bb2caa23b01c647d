import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Spanish: job titles. */
export const esTitles = {
  titles: {
    offices: phrases`voluntari[oa]; tesorer[oa]; miembro; president[ea]`,
    heads: words`
      ingeniero ingeniera desarrollador desarrolladora programador programadora gerente jefe jefa directora encargado encargada asistente
      auxiliar administrativo administrativa vendedor vendedora contador contadora profesor profesora maestro maestra enfermero enfermera
      medico becario becaria practicante camarero camarera cocinero cocinera tecnico tecnica analista consultor consultora coordinador
      coordinadora dependiente dependienta recepcionista disenador disenadora supervisora ayudante operario operaria secretaria comercial
      redactor redactora investigador investigadora fundador fundadora cofundador cofundadora lider
    `,
    leadingHeads: words`
      aprendiz doctorando doctoranda
      abogado abogada administrativo administrativa administrador administradora albanil almacenero analista arquitecto arquitecta
      asesor asesora asistente auxiliar ayudante barrendero becario becaria bombero cajero cajera camarero camarera carnicero
      carpintero carretillero celador celadora chofer cirujano cocinero cocinera comercial conductor conductora conserje consultor
      consultora contable contador contadora coordinador coordinadora costurera cuidador cuidadora delegado delegada dependiente
      dependienta desarrollador desarrolladora director directora disenador disenadora educador educadora electricista empleado
      empleada encargado encargada enfermero enfermera escaparatista esteticista farmaceutico farmaceutica fisioterapeuta fontanero
      fresador funcionario funcionaria gerente gestor gestora gobernanta gruista informatico ingeniero ingeniera instalador
      instaladora investigador investigadora jardinero jardinera jefe jefa jornalero lider limpiador limpiadora logopeda maestro
      maestra maquinista matrona mecanico medico monitor monitora montador mozo ninera oficial operador operadora operario operaria
      orientador orientadora panadero panadera pasante pastelero peluquero peluquera peon periodista pintor planchadora portero
      practicante procurador profesor profesora programador programadora promotor promotora psicologo psicologa puericultora
      recepcionista redactor redactora repartidor repartidora reponedor reponedora representante responsable secretario secretaria
      socorrista soldador subdirector subdirectora supervisor supervisora tecnico tecnica teleoperador teleoperadora tornero
      trabajador trabajadora traductor traductora transportista vendedor vendedora vigilante veterinario veterinaria integrador
      integradora terapeuta entrenador entrenadora perito ejecutivo ejecutiva controlador controladora planificador planificadora
      artista productor productora corredor azafata animador animadora capitan restaurador restauradora agricultor agricultora
      formador formadora preparador preparadora marinero ganadero delineante tramitador tramitadora mediador mediadora comprador
      compradora organizador organizadora arbitro juez biologo biologa geologo geologa dibujante fotografo fotografa presentador
      presentadora guionista musico corresponsal decorador decoradora topografo topografa interventor interventora mesero mesera
      recolector recolectora mensajero mensajera tripulante maquillador maquilladora estilista tapicero calderero chapista obrero
      obrera estibador nutricionista odontologo odontologa pediatra psiquiatra camionero taxista captador captadora pinche gerocultor
      gerocultora higienista ordenanza subgerente reclutador reclutadora especialista montadora quimico dentista lavaplatos
      acompanante bibliotecario bibliotecaria presidente presidenta vicepresidente
    `,
    notAgents: words`carrera primera tercera manera madera cartera enero febrero primero numero dinero tercero cero`,
    genderEndings: phrases`a; as; os`,
    links: phrases`del; para`,
    agentEndings: phrases`ador; adora; ero; era`,
  },
} satisfies LanguageWords;
