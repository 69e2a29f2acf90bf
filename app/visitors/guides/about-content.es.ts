import { stateName } from '#site/state.ts'
import { type en, monthsBetweenChecks } from './about-content.en.ts'

/** Spanish content of /about. */
export const es: typeof en = {
  lede: 'Por qué existe este directorio, en qué creemos y qué significa aquí “De confianza”.',
  description:
    'Por qué existe este directorio, en qué creemos y los criterios públicos que un centro debe cumplir para llamarse De confianza.',
  storyTitle: 'Nuestra historia',
  story: [
    'Una familia que necesita un centro de tratamiento muchas veces lo necesita hoy. Quizás son las dos de la mañana. Quizás el teléfono es viejo y la señal es débil.',
    'En internet puede ser difícil distinguir un centro de un anuncio, o saber quién va a contestar la llamada. Es una mala manera de elegir atención.',
    `Por eso, este directorio hace una sola cosa. Muestra los centros de tratamiento de adicciones de ${stateName.es}, dice con claridad qué ofrece cada uno y le da el número al que puede llamar. Lo que haga después lo decide usted.`,
  ],
  valuesTitle: 'Nuestros valores',
  values: [
    {
      name: 'Esperanza',
      text: 'La gente se recupera. Cada página está hecha para que el siguiente paso sea más fácil.',
    },
    {
      name: 'Confianza',
      text: 'Decimos de dónde vienen nuestros datos y cuándo los revisamos. Decimos lo que no sabemos.',
    },
    {
      name: 'Apoyo',
      text: 'Para usted y para quienes le quieren. Las líneas de crisis están en cada página.',
    },
    {
      name: 'Excelencia',
      text: 'Un sitio que funciona en cualquier teléfono, carga rápido y cuida los detalles.',
    },
  ],
  commitmentTitle: 'Nuestro compromiso',
  commitments: [
    'Ningún centro puede pagar por su lugar, por una insignia ni por una llamada.',
    'No cobramos por enviar a nadie a un centro.',
    'El número de cada ficha debe ser el del propio centro. No nos ponemos entre usted y el centro.',
    'Sin anuncios. Sin cookies de rastreo.',
    'Si usted nos reporta un error, lo revisamos y lo corregimos.',
  ],
  trustedTitle: 'Qué significa “De confianza”',
  trusted: 'De confianza',
  beforeBadge: 'Antes de dar esta insignia a un centro, revisamos cuatro cosas.',
  trustedCriteria: [
    {
      title: 'Su licencia está registrada',
      text: 'Buscamos la licencia del centro en los registros del Estado, y ese día estaba vigente.',
    },
    {
      title: 'Una persona contesta el teléfono',
      text: 'Llamamos al número de la ficha. Contestó alguien que trabaja para ese centro.',
    },
    {
      title: 'La dirección y los servicios están confirmados',
      text: 'El centro nos dijo dónde está y qué ofrece, y la ficha dice lo mismo.',
    },
    {
      title: 'No hay dinero de por medio',
      text: 'El centro no nos pagó nada: ni por la insignia, ni por su lugar, ni por enviarle a alguien. Nunca puede hacerlo.',
    },
  ],
  trustedRules: [
    'A la vez hay, como máximo, cinco centros De confianza. Un centro sin la insignia puede ser igual de bueno.',
    `Repetimos estas revisiones por lo menos cada ${monthsBetweenChecks} meses. Un centro que ya no las cumple pierde la insignia.`,
    '“De confianza” no es una promesa de resultados ni un consejo médico. Haga sus propias preguntas antes de elegir.',
  ],
  mistake: '¿Hay algo mal en una ficha?',
  reportMistake: 'Reportar un error',
  reachTitle: 'Cómo comunicarse con nosotros',
  reach: 'Respondemos preguntas sobre el directorio. No somos una línea de crisis: vea',
  emergencyHelp: 'Ayuda de emergencia',
}
