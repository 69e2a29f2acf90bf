import { settleWorkDays } from '#app/center/fields/reported-phone.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
import { formatWait } from '#app/lib/form.ts'
import { formatNumber, type Texts } from '#app/lib/language.ts'
import { type Counts, intervalFormula, minSettled } from './accuracy-counts.ts'

const countEn = (value: number) => formatNumber(value, 'en')

const en = {
  title: 'How accurate we are',
  description:
    'How many of the phone numbers in this directory are right: what calls to treatment centers drawn at random found, by county and kind of care, and how it is measured.',
  lede: 'A phone number helps only if the center answers it. We call centers drawn at random, and publish what we find.',
  numbers: 'Right numbers',
  age: 'How old our facts are',
  checked: (checked: number, listings: number) =>
    checked === 0
      ? `None of the ${countEn(listings)} open listings has been checked by a person within 90 days.`
      : `${countEn(checked)} of ${countEn(listings)} open listings have been checked by a person within 90 days.`,
  medianAge: (days: number) =>
    `Half of all checks are younger than ${countEn(days)} ${days <= 1 ? 'day' : 'days'}.`,
  reported: (days: number, reports: number) =>
    `In ${days} days visitors reported ${countEn(reports)} ${reports === 1 ? 'problem' : 'problems'}`,
  settled: (hours: number) =>
    `; half of those that are settled were settled within ${countEn(hours)} ${hours <= 1 ? 'hour' : 'hours'}`,
  byCounty: 'By county, in a year',
  byCare: 'By kind of care, in a year',
  method: 'How we measure it',
  methodCalls:
    'Our staff call up to twenty centers at a time. Up to fifteen are urgent: a visitor reported them, or nobody has checked them for a long time. We did not pick these at random, so they do not count here. The other five are drawn at random from all open listings with a number, and the caller cannot tell which they are.',
  methodShare: `A number is right when the center answers. It is wrong when somebody else answers or the number is dead. The center may also be closed, or unreachable: we called at least three times over 30 days or more, and nobody answered. To find the share, we divide the right numbers by all numbers with a result: right ÷ (right + wrong + closed + unreachable). Each center counts once in a period, with its newest draw. When a call reaches nobody, we try again, and the first later answer counts. Until then we do not know, so the center is listed beside the share and not counted in it. The range is Wilson’s 95% interval: with fewer centers it is wider. With fewer than ${minSettled} results, we give no share.`,
  exactRules: 'The exact rules',
  rules: [
    [
      'Who is drawn',
      'Every listing with a number that has not closed for good has the same chance, even one whose number we hide. We leave out only a center that we called less than 20 hours ago, that is on another caller’s list, or that asked us to call later. A drawn center counts only after we call it.',
    ],
    [
      'Time',
      'The last 90 or 365 days, by the time of the drawn call. The answer may come later, from any call of ours.',
    ],
    [
      'Not known yet',
      'Nobody has answered so far, or the center asked us to call back. A new number starts the count of unanswered calls again.',
    ],
    [
      'Groups',
      'The county and the kinds of care are those on the day of the call. A center with more than one kind of care counts in each.',
    ],
    [
      'Range',
      `With n settled centers, the share p, and ${intervalFormula}. This page rounds to whole percents.`,
    ],
    [
      'What never counts',
      'What a center tells us by link or about its own listing, what a website, a list or a file says, and what visitors report. Only our calls count.',
    ],
    [
      'When a report is settled',
      'Our staff reach the center, find that it closed, check its listing, accept a new number, or find that the report is wrong.',
    ],
    [
      'When we hide a number',
      `We put a warning on a number if our own call shows it is wrong. We also do so if two people on different networks report it within a day, unless we reached the center on it in the last 30 days. If reports flood in, or visitors question one number in twenty within a day, our staff look first. If it is not settled in ${settleWorkDays} working days (Monday to Friday, no federal holidays), we stop showing it. It comes back when it is settled. A new number is shown at once.`,
    ],
    [
      'The file',
      'One line for each of: days (90 or 365), calls (drawn at random or urgent), group (all, county or care) and name. Then the centers that are right, wrong, closed and unreachable; settled, which is the sum of these four; and not known yet. Last, the share right and its range, low to high, from 0 to 1 and not rounded. These are empty for urgent calls and where there are too few to say.',
    ],
  ] as [term: string, rule: string][],
  csv: 'All counts as a file (CSV)',
  lastDays: (days: number) => `Last ${days} days`,
  urgent: (found: string) => `Centers called for an urgent reason, not picked at random: ${found}.`,
  notMeasured: 'We have not measured this yet.',
  between: (low: string, high: string) => `between ${low} and ${high}`,
  tooFew: 'Too few to say',
  drawn: (found: string) => `Centers drawn at random: ${found}.`,
  found: ({ right, wrong, closed, unreachable }: Counts) =>
    `${countEn(right)} right, ${countEn(wrong)} wrong, ${countEn(closed)} closed, ${countEn(unreachable)} unreachable`,
  unknown: (centers: number) =>
    `Not known yet: ${countEn(centers)} ${centers === 1 ? 'center' : 'centers'} where we are still calling.`,
  where: 'Where',
  right: 'Right',
  settledCount: 'Settled',
  notKnown: 'Not known yet',
}

const countEs = (value: number) => formatNumber(value, 'es')

const es = {
  title: 'Qué tan exactos somos',
  description:
    'Cuántos teléfonos de este directorio están bien: lo que hallamos al llamar a centros de tratamiento elegidos al azar, y cómo se mide.',
  lede: 'Un teléfono solo ayuda si el centro contesta. Llamamos a centros elegidos al azar y publicamos lo que hallamos.',
  numbers: 'Teléfonos correctos',
  age: 'Qué tan viejos son nuestros datos',
  checked: (checked, listings) =>
    checked === 0
      ? `Ninguna de las ${countEs(listings)} fichas abiertas fue revisada por una persona en los últimos 90 días.`
      : `${countEs(checked)} de ${countEs(listings)} fichas abiertas fueron revisadas por una persona en los últimos 90 días.`,
  medianAge: (days) =>
    `La mitad de las revisiones tiene menos de ${countEs(days)} ${days <= 1 ? 'día' : 'días'}.`,
  reported: (days, reports) =>
    `En ${days} días los visitantes reportaron ${countEs(reports)} ${reports === 1 ? 'problema' : 'problemas'}`,
  settled: (hours) =>
    `; la mitad de los ya resueltos se resolvió en ${countEs(hours)} ${hours <= 1 ? 'hora' : 'horas'} o menos`,
  byCounty: 'Por condado, en un año',
  byCare: 'Por tipo de atención, en un año',
  method: 'Cómo lo medimos',
  methodCalls:
    'Nuestro equipo llama a un máximo de veinte centros a la vez. Hasta quince son urgentes: un visitante los reportó, o hace mucho que nadie los revisa. No los elegimos al azar, así que no cuentan aquí. Los otros cinco se eligen al azar entre todas las fichas abiertas con teléfono, y quien llama no sabe cuáles son.',
  methodShare: `Un teléfono está bien cuando contesta el centro. Está mal cuando contesta otra persona o la línea no funciona. El centro también puede estar cerrado o no contestar: hicimos al menos tres llamadas en 30 días o más y nadie contestó. Para hallar la proporción, dividimos los teléfonos correctos entre todos los que tienen un resultado: bien ÷ (bien + mal + cerrado + sin respuesta). Cada centro cuenta una sola vez por período, con la llamada al azar más reciente. Cuando nadie contesta, llamamos de nuevo y cuenta la primera respuesta posterior. Mientras tanto no lo sabemos: el centro aparece junto a la proporción y no se cuenta en ella. El rango es el intervalo de Wilson del 95%: con menos centros es más ancho. Con menos de ${minSettled} resultados, no damos una proporción.`,
  exactRules: 'Las reglas exactas',
  rules: [
    [
      'A quién se sortea',
      'Todas las fichas con teléfono que no cerraron definitivamente tienen la misma probabilidad, incluso aquellas cuyo teléfono ocultamos. Solo dejamos fuera un centro al que llamamos hace menos de 20 horas, que está en la lista de otra persona del equipo o que nos pidió llamar más tarde. Un centro sorteado solo cuenta después de que lo llamamos.',
    ],
    [
      'Tiempo',
      'Los últimos 90 o 365 días, según la hora de la llamada sorteada. La respuesta puede llegar después, en cualquier llamada nuestra.',
    ],
    [
      'Todavía sin saber',
      'Nadie ha contestado hasta ahora, o el centro nos pidió llamar de nuevo. Con un teléfono nuevo, las llamadas sin respuesta se cuentan de nuevo desde cero.',
    ],
    [
      'Grupos',
      'El condado y los tipos de atención son los del día de la llamada. Un centro con más de un tipo de atención cuenta en cada uno.',
    ],
    [
      'Rango',
      `Con n centros resueltos, la proporción p y ${intervalFormula}. Esta página redondea a porcentajes enteros.`,
    ],
    [
      'Lo que nunca cuenta',
      'Lo que un centro nos dice por un enlace o sobre su propia ficha, lo que dice un sitio web, una lista o un archivo, y lo que reportan los visitantes. Solo cuentan nuestras llamadas.',
    ],
    [
      'Cuándo se resuelve un reporte',
      'Nuestro equipo habla con el centro, halla que cerró, revisa su ficha, acepta un teléfono nuevo o halla que el reporte es un error.',
    ],
    [
      'Cuándo ocultamos un teléfono',
      `Ponemos una advertencia en un teléfono cuando nuestra propia llamada muestra que está mal. También cuando dos personas lo reportan en un día desde redes distintas, a menos que en los últimos 30 días hayamos hablado con el centro a ese teléfono. Si llegan muchísimos reportes, o si en un día los visitantes ya pusieron en duda uno de cada veinte teléfonos, primero los mira el equipo. Si no se resuelve en ${settleWorkDays} días hábiles (de lunes a viernes, sin feriados federales), dejamos de mostrarlo. Vuelve cuando se resuelve. Un teléfono nuevo se muestra de inmediato.`,
    ],
    [
      'El archivo (en inglés)',
      'Una línea por cada «days» (90 o 365 días), «calls» («drawn at random», al azar, o «urgent», urgentes), «group» («all», todos; «county», condado; «care», tipo de atención) y «name» (nombre). Luego, los centros: «right» (bien), «wrong» (mal), «closed» (cerrados), «unreachable» (sin respuesta), «settled» (resueltos: la suma de esos cuatro) y «not known yet» (todavía sin saber). Al final, «share right» (la proporción) y su rango, de «low» a «high», de 0 a 1 y sin redondear. Estos quedan vacíos para las llamadas urgentes y donde son muy pocos para saber.',
    ],
  ],
  csv: 'Todos los conteos en un archivo (CSV, en inglés)',
  lastDays: (days) => `Últimos ${days} días`,
  urgent: (found) => `Centros llamados por un motivo urgente, no elegidos al azar: ${found}.`,
  notMeasured: 'Todavía no lo hemos medido.',
  between: (low, high) => `entre ${low} y ${high}`,
  tooFew: 'Muy pocos para saber',
  drawn: (found) => `Centros elegidos al azar: ${found}.`,
  found: ({ right, wrong, closed, unreachable }) =>
    `${countEs(right)} bien, ${countEs(wrong)} mal, ${countEs(closed)} cerrados, ${countEs(unreachable)} sin respuesta`,
  unknown: (centers) =>
    `Todavía sin saber: ${countEs(centers)} ${centers === 1 ? 'centro' : 'centros'} a los que seguimos llamando.`,
  where: 'Dónde',
  right: 'Bien',
  settledCount: 'Resueltos',
  notKnown: 'Todavía sin saber',
} satisfies typeof en

/** Texts of the page that says how accurate we are. */
export const accuracyMessages: Texts<typeof en> = { en, es }

const reportEn = {
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
    'We do not ask who you are. To see whether two reports came from two people, we keep a code made from your network (IP) address. After a day nobody can trace it.',
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
  hoursHint: 'For example: 9 AM to 5 PM, Closed, Open 24 hours.',
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
  /** Shown once on the page that follows a form. */
  flash: {
    'problem-reported': { title: 'Thank you. Our staff will check it.', isInPage: true },
  } satisfies FlashTexts,
}

const reportEs = {
  report: 'Reportar un problema',
  reportTitle: (name) => `Reportar un problema: ${name}`,
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
  sendReport: 'Enviar el reporte',
  send: 'Enviar',
  whoReports:
    'No preguntamos quién es usted. Para saber si dos reportes vienen de dos personas, guardamos un código que hacemos con la dirección (IP) de su red. Después de un día nadie puede saber de dónde vino.',
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
  hoursHint: 'Por ejemplo: de 9 a 5; cerrado; 24 horas; lunes a viernes de 9 a 5.',
  howDoYouKnow: '¿Cómo lo sabe?',
  howHint: 'Por favor, no nombre a nadie ni dé detalles de salud.',
  checkFields: 'Todavía no se ha enviado. Por favor, revise:',
  tooLong: (max) => `Use ${formatNumber(max, 'es')} letras como máximo`,
  sayWhat: 'Diga qué está mal',
  nameMissing: 'Diga cómo se llama',
  websiteInvalid: 'Escriba un sitio web que empiece con https://',
  unchanged: 'Todavía no hay ningún cambio.',
  throttled: (retryAfter) => ({
    title: 'No se envió: recibimos demasiados reportes.',
    text: `Lo que eligió y escribió sigue abajo. Envíelo de nuevo en ${formatWait(retryAfter, 'es')}.`,
  }),
  unavailable: {
    title: 'No se envió: algo falló de nuestro lado.',
    text: 'Lo que eligió y escribió sigue abajo. Por favor, envíelo de nuevo.',
  },
  flash: {
    'problem-reported': { title: 'Gracias. Nuestro equipo lo va a revisar.', isInPage: true },
  },
} satisfies typeof reportEn

/** Texts of reports and suggestions, which visitors send about a listing. */
export const reportMessages: Texts<typeof reportEn> = { en: reportEn, es: reportEs }
