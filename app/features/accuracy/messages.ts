import { formatNumber, type Texts } from '#app/lib/language.ts'
import { type Counts, minCalls } from './accuracy.ts'

const count = (value: number) => formatNumber(value, 'en')
const contar = (value: number) => formatNumber(value, 'es')

const en = {
  title: 'How accurate we are',
  description:
    'How many of the phone numbers in this directory are right: what calls to treatment centers drawn at random found, by county and kind of care, and how it is measured.',
  lede: 'A list of numbers is worth what they are worth when somebody calls. We call centers drawn at random, and publish what we find.',
  numbers: 'Right numbers',
  age: 'How old our facts are',
  checked: (checked: number, listings: number) =>
    checked === 0
      ? `None of the ${count(listings)} open listings has been checked by a person within 90 days.`
      : `${count(checked)} of ${count(listings)} open listings have been checked by a person within 90 days.`,
  medianAge: (days: number) =>
    `Half of all checks are younger than ${count(days)} ${days <= 1 ? 'day' : 'days'}.`,
  reported: (days: number, reports: number) =>
    `In ${days} days visitors reported ${count(reports)} ${reports === 1 ? 'problem' : 'problems'}`,
  settled: (hours: number) =>
    `; half of those that are settled were settled within ${count(hours)} ${hours <= 1 ? 'hour' : 'hours'}`,
  byCounty: 'By county, in a year',
  byCare: 'By kind of care, in a year',
  method: 'How we measure it',
  methodCalls:
    'Our staff call twenty centers at a time. Fifteen are the most urgent: visitors reported them, or nobody has checked them for long. They are no sample, so they do not count here. The other five are drawn at random from all open listings with a number, and whoever calls cannot tell which they are.',
  methodShare: `A number is right when the center answers; wrong when somebody else does or the number is dead; or the center is closed. The share is right ÷ (right + wrong + closed). The range beside it is Wilson’s 95% interval: with fewer calls it is wider. That nobody answers counts after two tries on different days, and stands beside the share. Under ${minCalls} answered calls there are too few to say.`,
  csv: 'All counts as a file (CSV)',
  lastDays: (days: number) => `Last ${days} days`,
  urgent: (calls: string) => `Urgent calls, which are no sample: ${calls}.`,
  notMeasured: 'Not measured yet.',
  between: (low: string, high: string) => `between ${low} and ${high}`,
  tooFew: 'Too few to say',
  drawn: (calls: string) => `Calls drawn at random: ${calls}.`,
  calls: ({ right, wrong, closed, noAnswer }: Counts) =>
    `${count(right)} right, ${count(wrong)} wrong, ${count(closed)} closed, ${count(noAnswer)} without an answer`,
  where: 'Where',
  right: 'Right',
  answered: 'Answered',
  noAnswer: 'No answer',
}

const es: typeof en = {
  title: 'Qué tan exactos somos',
  description:
    'Cuántos teléfonos de este directorio están bien: lo que hallamos al llamar a centros de tratamiento elegidos al azar, y cómo se mide.',
  lede: 'Una lista de teléfonos vale lo que vale cuando alguien llama. Llamamos a centros elegidos al azar y publicamos lo que hallamos.',
  numbers: 'Teléfonos correctos',
  age: 'Qué tan viejos son nuestros datos',
  checked: (checked, listings) =>
    checked === 0
      ? `Ninguna de las ${contar(listings)} fichas abiertas fue revisada por una persona en los últimos 90 días.`
      : `${contar(checked)} de ${contar(listings)} fichas abiertas fueron revisadas por una persona en los últimos 90 días.`,
  medianAge: (days) =>
    `La mitad de las revisiones tiene menos de ${contar(days)} ${days <= 1 ? 'día' : 'días'}.`,
  reported: (days, reports) =>
    `En ${days} días los visitantes avisaron de ${contar(reports)} ${reports === 1 ? 'problema' : 'problemas'}`,
  settled: (hours) =>
    `; la mitad de los ya resueltos se resolvió en ${contar(hours)} ${hours <= 1 ? 'hora' : 'horas'} o menos`,
  byCounty: 'Por condado, en un año',
  byCare: 'Por tipo de atención, en un año',
  method: 'Cómo lo medimos',
  methodCalls:
    'Nuestro equipo llama a veinte centros a la vez. Quince son los más urgentes: los visitantes avisaron de ellos, o hace mucho que nadie los revisa. No son una muestra, así que no cuentan aquí. Los otros cinco se eligen al azar entre todas las fichas abiertas con teléfono, y quien llama no sabe cuáles son.',
  methodShare: `Un teléfono está bien cuando contesta el centro; mal cuando contesta otra persona o la línea no funciona; o el centro está cerrado. La proporción es: bien ÷ (bien + mal + cerrado). El rango al lado es el intervalo de Wilson del 95%: con menos llamadas es más ancho. Que nadie contesta cuenta después de dos intentos en días distintos, y se muestra junto a la proporción. Con menos de ${minCalls} llamadas contestadas, son muy pocas para saber.`,
  csv: 'Todas las cuentas en un archivo (CSV, en inglés)',
  lastDays: (days) => `Últimos ${days} días`,
  urgent: (calls) => `Llamadas urgentes, que no son una muestra: ${calls}.`,
  notMeasured: 'Todavía sin medir.',
  between: (low, high) => `entre ${low} y ${high}`,
  tooFew: 'Muy pocas para saber',
  drawn: (calls) => `Llamadas elegidas al azar: ${calls}.`,
  calls: ({ right, wrong, closed, noAnswer }) =>
    `${contar(right)} bien, ${contar(wrong)} mal, ${contar(closed)} cerrados, ${contar(noAnswer)} sin respuesta`,
  where: 'Dónde',
  right: 'Bien',
  answered: 'Contestadas',
  noAnswer: 'Sin respuesta',
}

/** What /accuracy says. */
export const accuracyMessages: Texts<typeof en> = { en, es }
