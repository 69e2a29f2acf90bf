import type { CheckedField } from '#app/center/fields/checked-fields.ts'
import type { OpenState } from '#app/center/fields/open-states.ts'
import type { MailPart } from '#app/lib/compose-mail.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import type { Texts } from '#app/lib/language.ts'

const facts: Record<CheckedField, string> = {
  phone: 'Phone',
  status: 'Open or closed',
  address: 'Address',
  hours: 'Hours',
  website: 'Website',
  care: 'Kinds of care',
  payment: 'Payment',
  medicines: 'Medicines',
  languages: 'Languages',
}
const states: Record<OpenState, string> = {
  open: 'Open',
  'temporarily-closed': 'Temporarily closed',
  'permanently-closed': 'Permanently closed',
}

const en = {
  title: 'Confirm your listing',
  description: 'A center confirms or corrects what this directory lists about it.',
  intro:
    'This is what people see who look for treatment. Mark what is right. Where something is wrong, press “Change” and write what is right.',
  introMore:
    'What you do not mark stays as it is. Our staff call before they change anything. It takes two minutes.',
  facts,
  states,
  name: 'Name',
  unknown: 'Not known',
  notOffered: 'Not offered:',
  right: 'Right',
  change: 'Change',
  holiday: {
    ask: (name: string, date: string) => `Are you open on ${name}, ${date}?`,
    usual: (hours: string) => `Yes, with the usual hours: ${hours}`,
    other: 'Yes, with other hours',
    closed: 'No, closed',
    unsaid: 'Don’t say',
    hours: 'The other hours',
    unread: 'Write the hours of that day: 9 AM to 1 PM',
  },
  noteLabel: 'Is anything else wrong or missing?',
  noteHint: 'Care, payment, medicines or languages, for example. Please leave out people’s names.',
  sendMarked: 'Send what I marked',
  allRight: 'Everything is right',
  sending: 'Sending…',
  whoSees: 'We show the day on which you confirmed a fact.',
  yourPage: 'See your page',
  answeredOn: (moment: string) => `You answered on ${moment}.`,
  youConfirmed: (facts: string) => `Confirmed: ${facts}.`,
  weCheck: (facts: string) => `Our staff will check: ${facts}.`,
  weReadNote: 'Our staff will read your note.',
  again: 'Did something change? Answer again. Your newest answer counts.',
  code: 'The code in your letter',
  codeHint: 'For example: 7Q2M-X9KD-0TBR-4HVN',
  codeIntro:
    'This page is for treatment centers. With the code that we sent you, you confirm or correct your listing.',
  openCode: 'Open my listing',
  noCode: 'You have no code? Call us or write to us:',
  contact: 'Contact',
  checkFields: 'Your answer is not sent yet. Please check:',
  nothingMarked: {
    title: 'Nothing is marked yet.',
    text: 'Mark what is right, or press “Everything is right”.',
  },
  changedMeanwhile: {
    status: 409,
    title: 'Your answer is not sent: your listing changed while you had it open.',
    text: 'Below is what it says now. Please look at it and answer again.',
  },
  linkEnded: {
    status: 404,
    title: 'This link no longer works.',
    text: 'It has expired, or a newer one replaced it. Call us for a new one, or enter the code of your newest letter.',
  },
  codeUnknown: {
    title: 'This code does not work.',
    text: 'Check the letters and digits, or use the code of your newest letter.',
  },
  unavailable: {
    status: 503,
    title: 'Your answer is not sent: something on our side failed.',
    text: 'What you marked and wrote is still below. Please send it again.',
  },
  stop: {
    title: 'Stop these emails',
    description: 'A center stops the emails that ask it to confirm its listing.',
    text: 'We will no longer send emails about your listing to this address. Your listing stays.',
    button: 'Stop the emails',
    done: 'We will send no more emails to this address.',
    unknown: {
      status: 404,
      title: 'This link no longer works.',
      text: 'Reply to our email or call us, and we will stop the emails.',
    },
  },
  /** Shown once on the page that follows a form. */
  flash: {
    'link-answered': { title: 'Thank you. We stored your answer.', isInPage: true },
    'link-mail-stopped': { title: 'We will send no more emails to this address.', isInPage: true },
  } satisfies FlashTexts,
}

const es = {
  title: 'Confirme su ficha',
  description: 'Un centro confirma o corrige lo que este directorio dice de él.',
  intro:
    'Esto es lo que ven las personas que buscan tratamiento. Marque lo que es correcto. Si algo está mal, toque “Cambiar” y escriba lo correcto.',
  introMore:
    'Lo que no marque queda como está. Nuestro equipo llama antes de cambiar algo. Toma dos minutos.',
  facts: {
    phone: 'Teléfono',
    status: 'Abierto o cerrado',
    address: 'Dirección',
    hours: 'Horario',
    website: 'Sitio web',
    care: 'Tipos de atención',
    payment: 'Pago',
    medicines: 'Medicinas',
    languages: 'Idiomas',
  },
  states: {
    open: 'Abierto',
    'temporarily-closed': 'Cerrado temporalmente',
    'permanently-closed': 'Cerrado definitivamente',
  },
  name: 'Nombre',
  unknown: 'No se sabe',
  notOffered: 'No se ofrece:',
  right: 'Correcto',
  change: 'Cambiar',
  holiday: {
    ask: (name, date) => `¿Abren el feriado ${name}, ${date}?`,
    usual: (hours) => `Sí, con el horario de siempre: ${hours}`,
    other: 'Sí, con otro horario',
    closed: 'No, cerramos',
    unsaid: 'Prefiero no decirlo',
    hours: 'El otro horario',
    unread: 'Escriba el horario de ese día, por ejemplo de las 9 a. m. a la 1 p. m.',
  },
  noteLabel: '¿Hay algo más que esté mal o falte?',
  noteHint:
    'Por ejemplo, atención, pago, medicinas o idiomas. Por favor, no nombre a ninguna persona.',
  sendMarked: 'Enviar lo que marqué',
  allRight: 'Todo es correcto',
  sending: 'Enviando…',
  whoSees: 'Mostramos el día en que usted confirmó un dato.',
  yourPage: 'Ver su página',
  // A Spanish time already ends in a period.
  answeredOn: (moment) => `Usted respondió el ${moment.replace(/\.$/, '')}.`,
  youConfirmed: (facts) => `Confirmado: ${facts}.`,
  weCheck: (facts) => `Nuestro equipo va a revisar: ${facts}.`,
  weReadNote: 'Nuestro equipo va a leer su nota.',
  again: '¿Cambió algo? Responda de nuevo. Cuenta su respuesta más reciente.',
  code: 'El código de su carta',
  codeHint: 'Por ejemplo: 7Q2M-X9KD-0TBR-4HVN',
  codeIntro:
    'Esta página es para centros de tratamiento. Con el código que le enviamos, usted confirma o corrige su ficha.',
  openCode: 'Abrir mi ficha',
  noCode: '¿No tiene un código? Llámenos o escríbanos:',
  contact: 'Contacto',
  checkFields: 'Su respuesta todavía no se ha enviado. Por favor, revise:',
  nothingMarked: {
    title: 'Todavía no hay nada marcado.',
    text: 'Marque lo que es correcto, o toque “Todo es correcto”.',
  },
  changedMeanwhile: {
    status: 409,
    title: 'Su respuesta no se envió: su ficha cambió mientras usted la tenía abierta.',
    text: 'Abajo está lo que dice ahora. Por favor, revísela y responda de nuevo.',
  },
  linkEnded: {
    status: 404,
    title: 'Este enlace ya no sirve.',
    text: 'Venció, o uno más nuevo lo reemplazó. Llámenos para pedir otro, o escriba el código de su carta más reciente.',
  },
  codeUnknown: {
    title: 'Este código no sirve.',
    text: 'Revise las letras y los números, o use el de su carta más reciente.',
  },
  unavailable: {
    status: 503,
    title: 'Su respuesta no se envió: algo falló de nuestro lado.',
    text: 'Lo que marcó y escribió sigue abajo. Por favor, envíelo de nuevo.',
  },
  stop: {
    title: 'Detener estos correos',
    description: 'Un centro detiene los correos que le piden confirmar su ficha.',
    text: 'No enviaremos más correos sobre su ficha a esta dirección. Su ficha se queda.',
    button: 'Detener los correos',
    done: 'No enviaremos más correos a esta dirección.',
    unknown: {
      status: 404,
      title: 'Este enlace ya no sirve.',
      text: 'Responda a nuestro correo o llámenos, y detendremos los correos.',
    },
  },
  flash: {
    'link-answered': { title: 'Gracias. Guardamos su respuesta.', isInPage: true },
    'link-mail-stopped': { title: 'No enviaremos más correos a esta dirección.', isInPage: true },
  },
} satisfies typeof en

export const linkMessages: Texts<typeof en> = { en, es }

type LinkMail = { site: string; center: string; link: string; stop: string }

/** The email with a center's link: its subject, then its parts. */
const mailEn = {
  subject: ({ center }: LinkMail) => `Is your listing right? ${center}`,
  parts: ({ site, center, link, stop }: LinkMail): MailPart[] => [
    `${center} is listed in ${site}, a public directory of addiction treatment centers. People who look for treatment see its phone number, address, hours and services there.`,
    'Please tell us whether the listing is right. It takes two minutes. You need no account.',
    { label: 'Look at the listing', path: link },
    'The link works for 30 days and opens only this listing. Our staff call before they change anything.',
    'You get this email every three months, because your center gave us this address.',
    { label: 'Stop these emails', path: stop },
  ],
}

const mailEs = {
  subject: ({ center }) => `¿Es correcta su ficha? ${center}`,
  parts: ({ site, center, link, stop }) => [
    `${center} está en ${site}, un directorio público de centros de tratamiento de adicciones. Las personas que buscan tratamiento ven allí su teléfono, dirección, horario y servicios.`,
    'Por favor, díganos si la ficha es correcta. Toma dos minutos. No necesita una cuenta.',
    { label: 'Ver la ficha', path: link },
    'El enlace sirve por 30 días y solo abre esta ficha. Nuestro equipo llama antes de cambiar algo.',
    'Usted recibe este correo cada tres meses, porque su centro nos dio esta dirección.',
    { label: 'Detener estos correos', path: stop },
  ],
} satisfies typeof mailEn

export const linkMailMessages: Texts<typeof mailEn> = { en: mailEn, es: mailEs }

type Letter = { site: string; address: string; until: string }

/** A printed letter to a center. */
const letterEn = {
  greeting: 'To the person in charge of the listing of your center',
  what: ({ site }: Letter) =>
    `Your center is listed in ${site}, a public directory of addiction treatment centers. People who look for treatment see your phone number, address, hours and services there. It costs nothing, and no center can pay for its place.`,
  ask: 'Please tell us whether your listing is right. It takes two minutes. You need no account.',
  how: ({ address }: Letter) =>
    `Scan the code with a phone, or go to ${address} and enter these letters and digits:`,
  until: ({ until }: Letter) =>
    `The code works until ${until}. It opens only your listing. Our staff call you before they change anything.`,
  qr: 'A QR code that opens your listing',
}

const letterEs = {
  greeting: 'A la persona encargada de la ficha de su centro',
  what: ({ site }) =>
    `Su centro está en ${site}, un directorio público de centros de tratamiento de adicciones. Las personas que buscan tratamiento ven allí su teléfono, dirección, horario y servicios. No cuesta nada, y ningún centro puede pagar por su lugar.`,
  ask: 'Por favor, díganos si su ficha es correcta. Toma dos minutos. No necesita una cuenta.',
  how: ({ address }) =>
    `Escanee el código con un teléfono, o vaya a ${address} y escriba estas letras y números:`,
  until: ({ until }) =>
    `El código sirve hasta el ${until}. Solo abre su ficha. Nuestro equipo le llama antes de cambiar algo.`,
  qr: 'Un código QR que abre su ficha',
} satisfies typeof letterEn

export const letterMessages: Texts<typeof letterEn> = { en: letterEn, es: letterEs }
