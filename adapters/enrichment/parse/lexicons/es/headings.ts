import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Spanish: headings of sections. */
export const esHeadings = {
  headings: {
    summary: phrases`
      perfil; perfil profesional; resumen; sobre mi; objetivo; objetivo profesional; extracto; acerca de mi; presentacion;
      resumen profesional; perfil personal
    `,
    work: phrases`
      experiencia; experiencia laboral; experiencia profesional; trayectoria profesional; trayectoria laboral; historial laboral; practicas;
      empleo; experiencias; antecedentes laborales; experiencia docente; experiencia previa; experiencia relevante; vida laboral;
      trayectoria; experiencias laborales; experiencias profesionales; historial profesional; desempeno profesional
    `,
    education: phrases`
      educacion; formacion; formacion academica; estudios; formacion profesional; datos academicos; educacion y formacion;
      antecedentes academicos; titulos; titulacion; titulaciones; titulacion academica; formacion reglada; formacion universitaria;
      estudios realizados; preparacion academica; educacion formal; estudios academicos; historial academico
    `,
    skills: phrases`
      conocimientos y aptitudes; habilidades; competencias; aptitudes; aptitudes principales; principales aptitudes; conocimientos; habilidades tecnicas; conocimientos tecnicos; conocimientos informaticos; conocimientos de informatica;
      informatica; destrezas; capacidades; herramientas; tecnologias; habilidades y competencias; aptitudes y habilidades;
      competencias clave; habilidades profesionales; competencias profesionales; competencias personales; competencias digitales;
      competencias tecnicas; software y herramientas; conocimientos profesionales; manejo de programas; ofimatica; fortalezas; cualidades;
      otros conocimientos; areas de conocimiento; habilidades personales; habilidades informaticas; programas informaticos
    `,
    certificates: phrases`
      licencias y certificaciones; certificados; certificaciones; cursos; cursos y certificaciones; licencias; formacion complementaria; formacion adicional;
      cursos y seminarios; formacion no reglada; otros cursos; cursos realizados; otra formacion; formacion continua;
      certificaciones y cursos; cursos y carnets; carnets; carnets y cursos; carnets profesionales; cursos y carnets profesionales; carnes;
      cursos y carnes; cursos y titulos; cursos y licencias; carnets y licencias; permiso de conducir; carnet de conducir
    `,
    languages: phrases`idiomas; lenguas; idioma; competencias linguisticas; conocimiento de idiomas; conocimientos de idiomas`,
    projects: phrases`proyectos; proyectos personales; proyectos destacados`,
    volunteer: phrases`voluntariado; experiencia de voluntariado; trabajo voluntario`,
    awards: phrases`premios; reconocimientos; logros; becas; premios y reconocimientos; honores`,
    publications: phrases`publicaciones; patentes; ponencias; publicaciones y ponencias; conferencias`,
    contact: phrases`contacto; datos personales; datos de contacto; informacion personal; informacion de contacto; redes sociales`,
    other: phrases`
      cursos impartidos; asignaturas impartidas; docencia impartida; tesis dirigidas; direccion de tesis; comites;
      intereses; aficiones; referencias; otros; otros datos; pasatiempos; informacion adicional; datos de interes; afiliaciones;
      otros datos de interes; otra informacion; informacion de interes; disponibilidad;
      intereses personales; hobbies; tiempo libre; aficiones e intereses; intereses y aficiones; ocio y tiempo libre; referencias laborales; referencias personales; referencias profesionales
    `,
  },
  headingWords: {
    pastimes: phrases`(?:aficiones|intereses|pasatiempos|hobbies|tiempo libre|ocio)(?: (?:y|e) [\p{L} ]+)?; intereses personales`,
    references: phrases`referencias(?: [\p{L}]+)?`,
    education: phrases`educacion; estudios; titulacion`,
    work: phrases`experiencia; experiencias`,
    skills: phrases`habilidades; competencias; conocimientos`,
    projects: phrases`proyectos`,
  },
} satisfies LanguageWords;
