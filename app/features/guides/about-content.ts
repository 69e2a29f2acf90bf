import type { Texts } from '#app/lib/language.ts'
import type { IconName } from '#app/ui/icon.tsx'
import type { GuideHead } from './fact.ts'

/** How often a Trusted center is checked again, in months. */
const monthsBetweenChecks = 6

type Value = { name: string; icon: IconName; text: string }

type AboutContent = {
  storyTitle: string
  story: string[]
  valuesTitle: string
  values: [Value, Value, Value, Value]
  commitmentTitle: string
  commitments: string[]
  trustedTitle: string
  trusted: string
  beforeBadge: string
  /** What the operator checks before a center is pinned. Each can be checked again by anyone. */
  trustedCriteria: { title: string; text: string }[]
  trustedRules: string[]
  mistake: string
  reportMistake: string
  reachTitle: string
  /** A link to Emergency Help follows. */
  reach: string
  emergencyHelp: string
}

const en: AboutContent = {
  storyTitle: 'Our story',
  story: [
    'A family that needs a treatment center often needs it today. It may be two in the morning. The phone may be old, and the signal weak.',
    'Online, it can be hard to tell a center from an ad, or to know who will answer the call. That is a poor way to choose care.',
    'So this directory does one thing. It lists addiction treatment centers in New Jersey, says plainly what each one offers, and gives you the number to call. What you do next is up to you.',
  ],
  valuesTitle: 'Our values',
  values: [
    {
      name: 'Hope',
      icon: 'heart',
      text: 'People recover. Every page here is meant to make the next step easier to take.',
    },
    {
      name: 'Trust',
      icon: 'shield-check',
      text: 'We say where our facts come from and when we checked them. We say what we do not know.',
    },
    {
      name: 'Support',
      icon: 'hand-heart',
      text: 'For you, and for the people who love you. Crisis lines are on every page.',
    },
    {
      name: 'Excellence',
      icon: 'star',
      text: 'A site that works on any phone, loads fast, and gets the small things right.',
    },
  ],
  commitmentTitle: 'Our commitment',
  commitments: [
    'No center can pay for its place, for a badge or for a call.',
    'We take no fee for sending anyone to a center.',
    'The number on a listing is meant to be the center’s own. We do not stand between you and the center.',
    'No ads. No tracking. No cookies for visitors.',
    'When we are told of a mistake, we check it and correct it.',
  ],
  trustedTitle: 'What “Trusted” means',
  trusted: 'Trusted',
  beforeBadge: 'Before a center gets this badge, we check four things.',
  trustedCriteria: [
    {
      title: 'Its license is on record',
      text: 'We looked up the center’s license with the State, and it was in force on that day.',
    },
    {
      title: 'A person answers the phone',
      text: 'We called the number on the listing. Somebody who works for that center picked up.',
    },
    {
      title: 'Address and services are confirmed',
      text: 'The center told us where it is and what it offers, and the listing says the same.',
    },
    {
      title: 'No money changes hands',
      text: 'The center paid us nothing: not for the badge, not for its place, not for a referral. It never can.',
    },
  ],
  trustedRules: [
    'At most five centers are Trusted at one time. A center without the badge may be just as good.',
    `We go through these checks again at least every ${monthsBetweenChecks} months. A center that no longer meets them loses the badge.`,
    'Trusted is not a promise of results, and it is not medical advice. Ask your own questions before you choose.',
  ],
  mistake: 'Does a listing say something that is not so?',
  reportMistake: 'Report a mistake',
  reachTitle: 'Reach us',
  reach: 'We answer questions about the directory. We are not a crisis line: see',
  emergencyHelp: 'Emergency Help',
}

const es: AboutContent = {
  storyTitle: 'Nuestra historia',
  story: [
    'Una familia que necesita un centro de tratamiento muchas veces lo necesita hoy. Quizás son las dos de la mañana. Quizás el teléfono es viejo y la señal es débil.',
    'En internet puede ser difícil distinguir un centro de un anuncio, o saber quién va a contestar la llamada. Es una mala manera de escoger atención.',
    'Por eso, este directorio hace una sola cosa. Muestra los centros de tratamiento de adicciones de Nueva Jersey, dice con claridad qué ofrece cada uno y le da el número al que puede llamar. Lo que haga después lo decide usted.',
  ],
  valuesTitle: 'Nuestros valores',
  values: [
    {
      name: 'Esperanza',
      icon: 'heart',
      text: 'La gente se recupera. Cada página está hecha para que el siguiente paso sea más fácil.',
    },
    {
      name: 'Confianza',
      icon: 'shield-check',
      text: 'Decimos de dónde vienen nuestros datos y cuándo los revisamos. Decimos lo que no sabemos.',
    },
    {
      name: 'Apoyo',
      icon: 'hand-heart',
      text: 'Para usted y para quienes le quieren. Las líneas de crisis están en cada página.',
    },
    {
      name: 'Excelencia',
      icon: 'star',
      text: 'Un sitio que funciona en cualquier teléfono, carga rápido y cuida los detalles.',
    },
  ],
  commitmentTitle: 'Nuestro compromiso',
  commitments: [
    'Ningún centro puede pagar por su lugar, por una insignia ni por una llamada.',
    'No cobramos por enviar a nadie a un centro.',
    'El número de cada ficha debe ser el del propio centro. No nos ponemos entre usted y el centro.',
    'Sin anuncios. Sin rastreo. Sin cookies para visitantes.',
    'Cuando nos avisan de un error, lo revisamos y lo corregimos.',
  ],
  trustedTitle: 'Qué significa “De confianza”',
  trusted: 'De confianza',
  beforeBadge: 'Antes de dar esta insignia a un centro, revisamos cuatro cosas.',
  trustedCriteria: [
    {
      title: 'Su licencia está registrada',
      text: 'Buscamos la licencia del centro con el Estado, y ese día estaba vigente.',
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
    '“De confianza” no es una promesa de resultados ni un consejo médico. Haga sus propias preguntas antes de escoger.',
  ],
  mistake: '¿Dice una ficha algo que no es cierto?',
  reportMistake: 'Avisar de un error',
  reachTitle: 'Cómo comunicarse con nosotros',
  reach: 'Respondemos preguntas sobre el directorio. No somos una línea de crisis: vea',
  emergencyHelp: 'Ayuda de emergencia',
}

export const aboutContent: Texts<AboutContent> = { en, es }

const address = { path: '/about', type: 'AboutPage' } as const

export const aboutHead: Texts<GuideHead> = {
  en: {
    ...address,
    title: 'About Us',
    lede: 'Why this directory exists, what we stand for, and what “Trusted” means here.',
    description:
      'Why this directory exists, what we stand for, and the published criteria that a center must meet to be called Trusted.',
  },
  es: {
    ...address,
    title: 'Quiénes somos',
    lede: 'Por qué existe este directorio, en qué creemos y qué significa aquí “De confianza”.',
    description:
      'Por qué existe este directorio, en qué creemos y los criterios públicos que un centro debe cumplir para llamarse De confianza.',
  },
}
