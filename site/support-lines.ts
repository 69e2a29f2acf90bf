/**
 * A help line. Every field comes from the line's published source, checked together with the
 * guides'.
 */
export type CrisisLine = {
  name: string
  /** As displayed: "988", "1-844-732-2465", "HOME to 741741". */
  number: string
  /** "tel:…", or "sms:…" for a line that only takes texts. */
  href: string
  /** Set if the line also takes texts. */
  textHref?: string
  /** How to text, if it takes more than the line's own number: "Text START to 88788". */
  textLabel?: string
  /** The line's TTY number, as displayed. */
  tty?: string
  /** The line's website, without "https://"; `chat` if it offers a chat. */
  website?: string
  chat?: boolean
  /** How to get an answer in Spanish, or as a veteran. */
  remark?: string
  hours: string
  /** One sentence in plain words. */
  description: string
  /** URL of the source. */
  source: string
  /** Spanish texts, and the number, link or keyword if they differ in Spanish. */
  es: LineTexts & Partial<Pick<CrisisLine, 'number' | 'href' | 'textHref' | 'textLabel' | 'remark'>>
}

type LineTexts = Pick<CrisisLine, 'name' | 'hours' | 'description'>

const always = '24 horas, todos los días'
// The source does not say whether the line answers in Spanish.
const unsure = 'No sabemos si contestan en español.'

/** The state's line for addiction, and the default of the setting SUPPORT_LINE. */
export const addictionLine: CrisisLine = {
  name: 'ReachNJ',
  number: '1-844-732-2465',
  href: 'tel:+18447322465',
  hours: '24/7',
  description: 'New Jersey’s addiction line, answered day and night.',
  source: 'nj.gov/humanservices/news/pressreleases/2019/approved/20190830.shtml',
  es: {
    name: 'ReachNJ',
    remark: unsure,
    hours: always,
    description: 'La línea de adicciones de Nueva Jersey; contesta de día y de noche.',
  },
}

/** Follows the national line in the guides. */
export const stateDomesticViolence: CrisisLine = {
  name: 'New Jersey Domestic Violence Hotline',
  number: '1-800-572-7233',
  href: 'tel:+18005727233',
  hours: '24/7',
  description: 'New Jersey’s own line. It answers in English and Spanish.',
  tty: '609-528-7216',
  source: 'nj211.org/support-for-victims-of-abuse',
  es: {
    name: 'Línea contra la Violencia Doméstica de Nueva Jersey',
    hours: always,
    description: 'La línea del propio estado. Contesta en español y en inglés.',
  },
}

/** The number is national; the center that answers is the state's. */
export const poisonControl: CrisisLine = {
  name: 'Poison Control',
  number: '1-800-222-1222',
  href: 'tel:+18002221222',
  hours: '24/7',
  description: 'Free; a call from New Jersey reaches the state’s own center.',
  source: 'njpies.org/services',
  es: {
    name: 'Centro de Control de Envenenamientos',
    remark: unsure,
    hours: always,
    description: 'Gratis; las llamadas desde Nueva Jersey llegan al centro del propio estado.',
  },
}

/** Beside 911 where a child is in danger; it is no emergency line. */
export const localHelp: CrisisLine = {
  name: 'NJ 211',
  number: '211',
  href: 'tel:211',
  textHref: 'sms:898211',
  textLabel: 'Text your ZIP code to 898-211',
  website: 'nj211.org',
  hours: '24/7',
  description: 'Finds local help for families, or text your ZIP code to 898-211.',
  source: 'montclairlocal.news/2023/02/help-is-a-phone-call-away-nj-211-celebrates-211-day',
  es: {
    name: 'NJ 211',
    textLabel: 'Envíe su código postal al 898-211',
    remark: unsure,
    hours: always,
    description: 'Busca ayuda local para las familias, o envíe su código postal al 898-211.',
  },
}
