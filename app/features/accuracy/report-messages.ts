import { formatWait } from '#app/lib/form.ts'
import { formatNumber, type Texts } from '#app/lib/language.ts'

const en = {
  report: 'Report a problem',
  reportTitle: (name: string) => `Report a problem: ${name}`,
  reportDescription: (name: string) =>
    `Tell us what is wrong with the listing of ${name}. No account is needed.`,
  reportLede: (name: string) => `What is wrong with the listing of ${name}?`,
  thanks: 'Thank you. Our staff will check it.',
  back: (name: string) => `Back to ${name}`,
  knowRight: 'Do you know what is right?',
  listed: 'Listed:',
  whatIsWrong: 'What is wrong?',
  note: 'What should we know?',
  noteHint:
    'The right number or address, for example. Please leave out people’s names and health details.',
  sendReport: 'Send Report',
  send: 'Send',
  whoReports:
    'We do not ask who you are. To tell two people from one, we keep a code made from your network (IP) address; after a day nobody can trace it.',
  whoSuggests: 'We do not ask who you are.',
  change: 'Suggest a change',
  changeTitle: (name: string) => `Suggest a change: ${name}`,
  changeLede: (name: string) =>
    `Correct what is wrong in the listing of ${name}. Our staff call and check before it shows.`,
  add: 'Suggest a center',
  addLede: 'Which treatment center is missing? Our staff call and check before it shows.',
  suggestDescription:
    'Tell us what a listing should say. No account is needed; our staff check it first.',
  hours: 'Hours',
  hoursHint: 'Write them as people should read them:',
  howDoYouKnow: 'How do you know?',
  howHint: 'Please leave out people’s names and health details.',
  checkFields: 'Your report is not sent yet. Please check:',
  tooLong: (max: number) => `Use at most ${formatNumber(max, 'en')} characters`,
  sayWhat: 'Say what is wrong',
  nameMissing: 'Say what it is called',
  websiteInvalid: 'Enter a website that begins with https://',
  unchanged: 'Nothing is changed yet.',
  throttled: (retryAfter: number) => ({
    title: 'Your report is not sent: we had too many reports.',
    text: `What you chose and wrote is still below. Send it again in ${formatWait(retryAfter)}.`,
  }),
  unavailable: {
    title: 'Your report is not sent: something on our side failed.',
    text: 'What you chose and wrote is still below. Please send it again.',
  },
}

const es: typeof en = {
  report: 'Avisar de un problema',
  reportTitle: (name) => `Avisar de un problema: ${name}`,
  reportDescription: (name) =>
    `Díganos qué está mal en la ficha de ${name}. No hace falta una cuenta.`,
  reportLede: (name) => `¿Qué está mal en la ficha de ${name}?`,
  thanks: 'Gracias. Nuestro equipo lo va a revisar.',
  back: (name) => `Volver a ${name}`,
  knowRight: '¿Sabe qué es lo correcto?',
  listed: 'En la ficha:',
  whatIsWrong: '¿Qué está mal?',
  note: '¿Qué debemos saber?',
  noteHint:
    'Por ejemplo, el teléfono o la dirección correcta. Por favor, no nombre a nadie ni dé detalles de salud.',
  sendReport: 'Enviar el aviso',
  send: 'Enviar',
  whoReports:
    'No preguntamos quién es usted. Para distinguir a dos personas de una, guardamos por un día un código que hacemos con la dirección (IP) de su red; después nadie puede saber de dónde vino.',
  whoSuggests: 'No preguntamos quién es usted.',
  change: 'Sugerir un cambio',
  changeTitle: (name) => `Sugerir un cambio: ${name}`,
  changeLede: (name) =>
    `Corrija lo que está mal en la ficha de ${name}. Nuestro equipo llama y revisa antes de que se muestre.`,
  add: 'Sugerir un centro',
  addLede:
    '¿Qué centro de tratamiento falta? Nuestro equipo llama y revisa antes de que se muestre.',
  suggestDescription:
    'Díganos qué debe decir una ficha. No hace falta una cuenta; nuestro equipo la revisa primero.',
  hours: 'Horario',
  // It is stored and read in English.
  hoursHint: 'Como se debe leer, en inglés:',
  howDoYouKnow: '¿Cómo lo sabe?',
  howHint: 'Por favor, no nombre a nadie ni dé detalles de salud.',
  checkFields: 'Todavía no se ha enviado. Por favor, revise:',
  tooLong: (max) => `Use ${formatNumber(max, 'es')} letras como máximo`,
  sayWhat: 'Diga qué está mal',
  nameMissing: 'Diga cómo se llama',
  websiteInvalid: 'Escriba un sitio web que empiece con https://',
  unchanged: 'Todavía no hay ningún cambio.',
  throttled: (retryAfter) => ({
    title: 'No se envió: recibimos demasiados avisos.',
    text: `Lo que eligió y escribió sigue abajo. Envíelo de nuevo en ${formatWait(retryAfter, 'es')}.`,
  }),
  unavailable: {
    title: 'No se envió: algo falló de nuestro lado.',
    text: 'Lo que eligió y escribió sigue abajo. Por favor, envíelo de nuevo.',
  },
}

/** What the pages say on which visitors report a problem, or suggest a change or a center. */
export const reportMessages: Texts<typeof en> = { en, es }
