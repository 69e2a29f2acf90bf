import { formatNumber, type Texts } from '#app/lib/language.ts'
import { type Counts, minSettled } from './accuracy-counts.ts'

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
    'Our staff call up to twenty centers at a time. Up to fifteen are the most urgent: visitors reported them, or nobody has checked them for long. They are no sample, so they do not count here. The other five are drawn at random from all open listings with a number, and the caller cannot tell which they are.',
  methodShare: `A number is right when the center answers. It is wrong when somebody else answers or the number is dead. The center may also be closed, or unreachable: at least three calls over 30 days or more reached nobody. The share is right ÷ (right + wrong + closed + unreachable). Each center counts once in a period, with its newest draw. When a call reaches nobody, we try again, and the first later answer counts. Until then we do not know, so the center is listed beside the share and not counted in it. The range is Wilson’s 95% interval: with fewer centers it is wider. Under ${minSettled} settled centers there are too few to say.`,
  csv: 'All counts as a file (CSV)',
  lastDays: (days: number) => `Last ${days} days`,
  urgent: (found: string) => `Centers called for an urgent reason, which are no sample: ${found}.`,
  notMeasured: 'Not measured yet.',
  between: (low: string, high: string) => `between ${low} and ${high}`,
  tooFew: 'Too few to say',
  drawn: (found: string) => `Centers drawn at random: ${found}.`,
  found: ({ right, wrong, closed, unreachable }: Counts) =>
    `${count(right)} right, ${count(wrong)} wrong, ${count(closed)} closed, ${count(unreachable)} unreachable`,
  unknown: (centers: number) =>
    `Not known yet: ${count(centers)} ${centers === 1 ? 'center' : 'centers'} where we are still calling.`,
  where: 'Where',
  right: 'Right',
  settledCount: 'Settled',
  notKnown: 'Not known yet',
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
    'Nuestro equipo llama a un máximo de veinte centros a la vez. Hasta quince son los más urgentes: los visitantes avisaron de ellos, o hace mucho que nadie los revisa. No son una muestra, así que no cuentan aquí. Los otros cinco se eligen al azar entre todas las fichas abiertas con teléfono, y quien llama no sabe cuáles son.',
  methodShare: `Un teléfono está bien cuando contesta el centro. Está mal cuando contesta otra persona o la línea no funciona. El centro también puede estar cerrado o ser inaccesible: nadie contestó al menos tres llamadas hechas a lo largo de 30 días o más. La proporción es: bien ÷ (bien + mal + cerrado + inaccesible). Cada centro cuenta una sola vez por período, con su sorteo más reciente. Cuando nadie contesta, llamamos de nuevo y cuenta la primera respuesta posterior. Mientras tanto no lo sabemos: el centro aparece junto a la proporción y no se cuenta en ella. El rango es el intervalo de Wilson del 95%: con menos centros es más ancho. Con menos de ${minSettled} centros resueltos, son muy pocos para saber.`,
  csv: 'Todas las cuentas en un archivo (CSV, en inglés)',
  lastDays: (days) => `Últimos ${days} días`,
  urgent: (found) => `Centros llamados por un motivo urgente, que no son una muestra: ${found}.`,
  notMeasured: 'Todavía sin medir.',
  between: (low, high) => `entre ${low} y ${high}`,
  tooFew: 'Muy pocos para saber',
  drawn: (found) => `Centros elegidos al azar: ${found}.`,
  found: ({ right, wrong, closed, unreachable }) =>
    `${contar(right)} bien, ${contar(wrong)} mal, ${contar(closed)} cerrados, ${contar(unreachable)} inaccesibles`,
  unknown: (centers) =>
    `Todavía sin saber: ${contar(centers)} ${centers === 1 ? 'centro' : 'centros'} a los que seguimos llamando.`,
  where: 'Dónde',
  right: 'Bien',
  settledCount: 'Resueltos',
  notKnown: 'Todavía sin saber',
}

/** What /accuracy says. */
export const accuracyMessages: Texts<typeof en> = { en, es }
