import type { ReactNode } from 'react'
import { crisisTextLine, nationalHelpline } from '#app/lib/crisis-lines.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import { formatWait } from '#app/lib/form.ts'
import { formatNumber, type Texts } from '#app/lib/language.ts'
import { officeHours } from '#site/office-hours.ts'
import { stateName } from '#site/state.ts'

const fieldsEn = {
  name: 'Full name',
  phone: 'Phone',
  email: 'Email',
  subject: 'Subject',
  urgency: 'Urgency',
  message: 'Message',
}

export type ContactField = keyof typeof fieldsEn

const en = {
  title: 'Contact Us',
  description: `Ask about addiction treatment in ${stateName.en}, or report a mistake in a listing. In a crisis, call 988 or 911.`,
  lede: 'Ask about treatment, or tell us about a mistake in a listing. We are not a crisis line and not a treatment center.',
  here: 'Contact',
  thankYou: 'Thank you for your message. We will get back to you within 24 hours.',

  fields: fieldsEn,
  formTitle: 'Send us a message',
  messageHint: (max: number) =>
    `Up to ${formatNumber(max, 'en')} characters. Please leave out health details that we do not need.`,
  send: 'Send Message',
  whoReads:
    'We store your message and email it to ourselves. Only the people who run this site read it.',
  about: (center: string) => <b>About {center}.</b>,
  notTheCenter: (callLink: (words: string) => ReactNode) => (
    <>
      We are the directory, not the center: to ask for a place there, {callLink('call the center')}.
    </>
  ),

  nameMissing: 'Enter your full name',
  emailMissing: 'Enter your email address, so that we can answer',
  emailInvalid: 'Enter an email address in the form name@example.org',
  messageMissing: 'Write your message',
  urgencyUnknown: 'Choose how urgent it is',
  tooLong: (field: ContactField, max: number) =>
    `${fieldsEn[field]}: use at most ${formatNumber(max, 'en')} characters`,
  checkFields: 'Your message is not sent yet. Please check:',
  /** Errors that are not about the fields. */
  throttled: (retryAfter: number) => ({
    title: 'Your message is not sent: we had too many messages.',
    text: `Everything you wrote is still below. Send it again in ${formatWait(retryAfter)}, or reach us now:`,
  }),
  unavailable: {
    title: 'Your message is not sent: something on our side failed.',
    text: 'Everything you wrote is still below. Please send it again, or reach us now:',
  },
  unreachable: {
    title: 'Your message is not sent: this site could not be reached.',
    text: 'Everything you wrote is still below. Send it again when you have a connection, or:',
  },

  crisisTitle: 'In a crisis, do not wait for our answer',
  crisisText: 'Call 988 or 911. Both answer day and night.',
  inDanger: 'Someone is in danger now',
  lifeline: 'Crisis lifeline, call or text',

  contactInformation: 'Contact Information',
  businessHours: 'Business Hours',
  hours: [
    { days: 'Mon-Fri', longDays: 'Monday to Friday', hours: officeHours[0].hours as string },
    { days: 'Sat', longDays: 'Saturday', hours: officeHours[1].hours as string },
    { days: 'Sun', longDays: 'Sunday', hours: officeHours[2].hours as string },
  ],
  emergencyLinks: 'Emergency Links',
  supportLine: (label: string) => `${label}, 24/7 support line`,
  nationalHelpline: nationalHelpline.name,
  textLine: { href: crisisTextLine.href, number: `Text ${crisisTextLine.number}` },
  emergencyHelp: 'Emergency Help: what to do now',
  resources: 'Resources',
  /** Our pages in place of the specification's placeholders. */
  resourceLinks: [
    { to: '/centers', label: 'Find Centers' },
    { to: '/treatment-types', label: 'Treatment Types' },
    { to: '/insurance-guide', label: 'Insurance Guide' },
    { to: '/support-groups', label: 'Support Groups' },
  ],
  /** Shown once on the page that follows a form. */
  flash: {
    'message-sent': {
      title: 'Thank you for your message. We will get back to you within 24 hours.',
      isInPage: true,
    },
  } satisfies FlashTexts,
}

const fieldsEs = {
  name: 'Nombre completo',
  phone: 'Teléfono',
  email: 'Correo',
  subject: 'Asunto',
  urgency: 'Urgencia',
  message: 'Mensaje',
} satisfies typeof fieldsEn

const es = {
  title: 'Escríbanos',
  description: `Pregunte por el tratamiento en ${stateName.es} o reporte un error. En una crisis, llame al 988 y oprima 2, o envíe AYUDA al 988; o llame al 911.`,
  lede: 'Pregunte por el tratamiento o díganos si hay un error en una ficha. No somos una línea de crisis ni un centro de tratamiento.',
  here: 'Contacto',
  thankYou: 'Gracias por su mensaje. Le contestaremos en menos de 24 horas.',

  fields: fieldsEs,
  formTitle: 'Envíenos un mensaje',
  messageHint: (max) =>
    `Hasta ${formatNumber(max, 'es')} caracteres. No escriba detalles de salud que no necesitemos.`,
  send: 'Enviar el mensaje',
  whoReads:
    'Guardamos su mensaje y nos lo enviamos por correo. Solo lo leen las personas que manejan este sitio.',
  about: (center) => (
    <b>
      Sobre <span lang="en">{center}</span>.
    </b>
  ),
  notTheCenter: (callLink) => (
    <>Somos el directorio, no el centro: para pedir un lugar ahí, {callLink('llame al centro')}.</>
  ),

  nameMissing: 'Escriba su nombre completo',
  emailMissing: 'Escriba su correo, para que podamos contestarle',
  emailInvalid: 'Escriba un correo como este: nombre@example.org',
  messageMissing: 'Escriba su mensaje',
  urgencyUnknown: 'Elija qué tan urgente es',
  tooLong: (field, max) =>
    `${fieldsEs[field]}: use ${formatNumber(max, 'es')} caracteres como máximo`,
  checkFields: 'Su mensaje todavía no se envió. Por favor, revise:',
  throttled: (retryAfter) => ({
    title: 'Su mensaje no se envió: recibimos demasiados mensajes.',
    text: `Todo lo que escribió sigue abajo. Envíelo de nuevo en ${formatWait(retryAfter, 'es')}, o comuníquese ahora:`,
  }),
  unavailable: {
    title: 'Su mensaje no se envió: algo falló de nuestro lado.',
    text: 'Todo lo que escribió sigue abajo. Por favor, envíelo de nuevo o comuníquese ahora:',
  },
  unreachable: {
    title: 'Su mensaje no se envió: no se pudo llegar a este sitio.',
    text: 'Todo lo que escribió sigue abajo. Envíelo de nuevo cuando tenga conexión, o bien:',
  },

  crisisTitle: 'En una crisis, no espere nuestra respuesta',
  crisisText:
    'Llame al 988 y oprima 2, o envíe AYUDA al 988. Si hay peligro, llame al 911. Contestan de día y de noche.',
  inDanger: 'Alguien está en peligro ahora',
  lifeline: 'Línea de crisis: llame al 988 y oprima 2, o envíe AYUDA al 988',

  contactInformation: 'Cómo comunicarse',
  businessHours: 'Horario de atención',
  hours: [
    { days: 'Lun-Vie', longDays: 'lunes a viernes', hours: 'de las 8 a. m. a las 8 p. m.' },
    { days: 'Sáb', longDays: 'sábado', hours: 'de las 9 a. m. a las 5 p. m.' },
    { days: 'Dom', longDays: 'domingo', hours: 'de las 12 p. m. a las 4 p. m.' },
  ],
  emergencyLinks: 'En una emergencia',
  supportLine: (label) => `${label}, línea de apoyo 24/7`,
  nationalHelpline: 'Línea Nacional de Ayuda de SAMHSA',
  // Its Spanish word.
  textLine: { href: 'sms:741741?&body=HOLA', number: 'Envíe HOLA al 741741' },
  emergencyHelp: 'Ayuda de emergencia: qué hacer ahora',
  resources: 'Recursos',
  resourceLinks: [
    { to: '/centers', label: 'Buscar centros' },
    { to: '/treatment-types', label: 'Tipos de tratamiento' },
    { to: '/insurance-guide', label: 'Guía de seguros' },
    { to: '/support-groups', label: 'Grupos de apoyo' },
  ],
  flash: {
    'message-sent': {
      title: 'Gracias por su mensaje. Le contestaremos en menos de 24 horas.',
      isInPage: true,
    },
  },
} satisfies typeof en

export const contactMessages: Texts<typeof en> = { en, es }
