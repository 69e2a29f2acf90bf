import type { BedUnit } from '#app/center/offerings/bed-availability.ts'
import type { MailPart } from '#app/lib/compose-mail.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { Texts } from '#app/lib/language.ts'

const en = {
  title: 'Open beds',
  description: 'A center reports how many open beds it has.',
  thanks: 'Thank you. It shows for 24 hours.',
  shownNow: 'Shown now:',
  saidOn: (moment: string) => `, reported ${moment}.`,
  sayAgain: 'Report again whenever it changes.',
  nothingShown:
    'Nothing is shown now. What you report here shows on your page for 24 hours, with the time of your report.',
  lastTime: 'Last time:',
  same: 'Same as last time',
  sameAsYesterday: 'Same as yesterday',
  noneAtAll: 'None today',
  changeTitle: 'Change',
  byPeople: 'Beds for women, for men, or under 18',
  byPeopleHint: 'Only if you keep beds for some people. A bed for women or men counts for both.',
  notSaid: 'Not said',
  units: {
    'detox-women': 'Detox, women',
    'detox-men': 'Detox, men',
    'detox-under-18': 'Detox, under 18',
    'residential-women': 'Residential, women',
    'residential-men': 'Residential, men',
    'residential-under-18': 'Residential, under 18',
  } satisfies Record<BedUnit, string>,
  detox: '1. Open detox beds',
  residential: '2. Open residential beds. Your tap here sends the report.',
  noneToday: 'None today',
  notOffered: 'We don’t offer this',
  yourPage: 'Your page',
  chooseFirst: {
    title: 'Your report was not saved yet.',
    text: 'Choose a number for detox, then one for residential. Choose “We don’t offer this” for only one of them. Beds for some people can’t be more than all of that kind.',
  },
  linkEnded: {
    status: 404,
    title: 'This link no longer works.',
    text: 'It has expired or was revoked. Call us for a new one.',
  },
  notYours: {
    status: 403,
    title: 'Your report was not saved.',
    text: 'Only a person who represents this center can report its open beds.',
  },
  tooOften: {
    status: 429,
    title: 'Too many changes within an hour.',
    text: 'Please try again in an hour.',
  },
  unavailable: {
    status: 503,
    title: 'Your report was not saved: something on our side failed.',
    text: 'Please tap the numbers again.',
  },
  /** Shown once on the page that follows a form. */
  flash: {
    'beds-reported': { title: 'Thank you. It shows for 24 hours.', isInPage: true },
  } satisfies FlashTexts,
}

const es = {
  title: 'Camas libres',
  description: 'Un centro dice cuántas camas libres tiene.',
  thanks: 'Gracias. Se muestra por 24 horas.',
  shownNow: 'Se muestra ahora:',
  // A Spanish time already ends in a period.
  saidOn: (moment) => `, informado el ${moment.replace(/\.$/, '')}.`,
  sayAgain: 'Actualícelo cada vez que cambie.',
  nothingShown:
    'Ahora no se muestra nada. Lo que usted informe aquí se muestra en su página por 24 horas, con la hora.',
  lastTime: 'La última vez:',
  same: 'Igual que la última vez',
  sameAsYesterday: 'Igual que ayer',
  noneAtAll: 'Ninguna hoy',
  changeTitle: 'Cambiar',
  byPeople: 'Camas para mujeres, para hombres o para menores de 18',
  byPeopleHint:
    'Solo si reserva camas para algunas personas. Una cama para mujeres u hombres cuenta para los dos.',
  notSaid: 'Sin decir',
  units: {
    'detox-women': 'Desintoxicación, mujeres',
    'detox-men': 'Desintoxicación, hombres',
    'detox-under-18': 'Desintoxicación, menores de 18',
    'residential-women': 'Residencial, mujeres',
    'residential-men': 'Residencial, hombres',
    'residential-under-18': 'Residencial, menores de 18',
  },
  detox: '1. Camas libres de desintoxicación',
  residential: '2. Camas libres residenciales: al tocar un número se envía',
  noneToday: 'Ninguna hoy',
  notOffered: 'No ofrecemos esto',
  yourPage: 'Su página',
  chooseFirst: {
    title: 'Todavía no se guardó nada.',
    text: 'Elija un número para desintoxicación y después uno para residencial. Elija “No ofrecemos esto” solo para uno de los dos. Las camas para algunas personas no pueden ser más que todas las de ese tipo.',
  },
  linkEnded: {
    status: 404,
    title: 'Este enlace ya no sirve.',
    text: 'Venció o se anuló. Llámenos para pedir uno nuevo.',
  },
  notYours: {
    status: 403,
    title: 'No se guardó nada.',
    text: 'Solo quien representa este centro puede informar sus camas libres.',
  },
  tooOften: {
    status: 429,
    title: 'Demasiados cambios en una hora.',
    text: 'Por favor, intente de nuevo en una hora.',
  },
  unavailable: {
    status: 503,
    title: 'No se guardó nada: algo falló de nuestro lado.',
    text: 'Por favor, toque los números de nuevo.',
  },
  flash: {
    'beds-reported': { title: 'Gracias. Se muestra por 24 horas.', isInPage: true },
  },
} satisfies typeof en

export const bedsMessages: Texts<typeof en> = { en, es }

type BedMail = { site: string; center: string; link: string; stop: string }

/** The daily email that asks a center for its open beds: its subject, then its parts. */
const mailEn = {
  subject: ({ center }: BedMail) => `Open beds today? ${center}`,
  parts: ({ site, center, link, stop }: BedMail): MailPart[] => [
    `How many open beds does ${center} have today? In ${site}, people see your answer for 24 hours.`,
    { label: 'Same as yesterday, none today, or change', path: link },
    'The link works for 3 days. After three emails without an answer we send no more, until you report again.',
    { label: 'Stop these emails', path: stop },
  ],
}

const mailEs = {
  subject: ({ center }) => `¿Camas libres hoy? ${center}`,
  parts: ({ site, center, link, stop }) => [
    `¿Cuántas camas libres tiene hoy ${center}? En ${site}, las personas ven su respuesta por 24 horas.`,
    { label: 'Igual que ayer, ninguna hoy, o cambiar', path: link },
    'El enlace sirve por 3 días. Después de tres correos sin respuesta no enviamos más, hasta que usted informe de nuevo.',
    { label: 'Detener estos correos', path: stop },
  ],
} satisfies typeof mailEn

export const bedMailMessages: Texts<typeof mailEn> = { en: mailEn, es: mailEs }
