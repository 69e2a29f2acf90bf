import { textTo911 } from '#site/guides/emergency.en.ts'
import type { CrisisLine } from '#site/support-lines.ts'

const always = '24 horas, todos los días'
// The source does not say whether the line answers in Spanish.
const unsure = 'No sabemos si contestan en español.'

export const emergency: CrisisLine = {
  name: 'Emergency services',
  number: '911',
  href: 'tel:911',
  hours: '24/7',
  description: 'When someone is in danger now; calling is better than texting.',
  ...textTo911,
  es: {
    name: 'Servicios de emergencia',
    hours: always,
    description: 'Cuando alguien está en peligro ahora; es mejor llamar que enviar un texto.',
  },
}

export const suicideAndCrisis: CrisisLine = {
  name: '988 Suicide & Crisis Lifeline',
  number: '988',
  href: 'tel:988',
  textHref: 'sms:988',
  hours: '24/7',
  description:
    'Free help by call or text with thoughts of suicide, a mental-health or substance-use crisis, or worry about someone.',
  website: '988lifeline.org',
  chat: true,
  remark: 'Spanish: press 2, or text AYUDA. Veterans: press 1.',
  source: '988lifeline.org/get-help/what-to-expect',
  es: {
    name: 'Línea 988 de Prevención del Suicidio y Crisis',
    textHref: 'sms:988?&body=AYUDA',
    textLabel: 'Envíe AYUDA al 988',
    remark: 'Para español, oprima 2. Veteranos: oprima 1.',
    hours: always,
    description:
      'Ayuda gratis por llamada o texto si hay pensamientos de suicidio, una crisis de salud mental o de consumo de sustancias, o si le preocupa otra persona.',
  },
}

export const nationalHelpline: CrisisLine = {
  name: 'SAMHSA National Helpline',
  number: '1-800-662-4357',
  href: 'tel:+18006624357',
  hours: '24/7',
  description:
    'Free and confidential, in English and Spanish. They tell you where to get treatment. They do not give counseling.',
  tty: '1-800-487-4889',
  source: 'samhsa.gov/find-help/national-helpline',
  es: {
    name: 'Línea Nacional de Ayuda de SAMHSA',
    hours: always,
    description:
      'Gratis y confidencial, en inglés y en español. Le dicen dónde recibir tratamiento. No dan consejería.',
  },
}

export const crisisTextLine: CrisisLine = {
  name: 'Crisis Text Line',
  number: 'HOME to 741741',
  href: 'sms:741741?&body=HOME',
  hours: '24/7',
  description: 'Help by text message, day and night. For Spanish, text HOLA.',
  website: 'crisistextline.org',
  source: 'sfisd.net/apps/pages/index.jsp?uREC_ID=1473130&type=d&pREC_ID=1625729',
  es: {
    name: 'Crisis Text Line',
    number: 'HOLA al 741741',
    href: 'sms:741741?&body=HOLA',
    hours: always,
    description: 'Ayuda por mensaje de texto, de día y de noche. Para español, envíe HOLA.',
  },
}

export const domesticViolence: CrisisLine = {
  name: 'National Domestic Violence Hotline',
  number: '1-800-799-7233',
  href: 'tel:+18007997233',
  hours: '24/7',
  description: 'Help for anyone who is hurt or threatened by a partner.',
  textHref: 'sms:88788?&body=START',
  textLabel: 'Text START to 88788',
  tty: '1-800-787-3224',
  website: 'thehotline.org',
  source:
    'ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
  es: {
    name: 'Línea Nacional contra la Violencia Doméstica',
    textLabel: 'Envíe START al 88788',
    remark: unsure,
    hours: always,
    description: 'Ayuda para toda persona a quien su pareja lastima o amenaza.',
  },
}
