import { settleWorkDays } from '#app/center/fields/reported-phone.ts'
import { formatNumber } from '#app/lib/language.ts'
import { intervalFormula, minSettled } from './accuracy-counts.ts'
import type { en } from './messages.en.ts'

const contar = (value: number) => formatNumber(value, 'es')

export const es: typeof en = {
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
      'Lo que un centro nos dice por un enlace o sobre su propia ficha, lo que dice un sitio web, una lista o un archivo, y lo que avisan los visitantes. Solo cuentan nuestras llamadas.',
    ],
    [
      'Cuándo se resuelve un aviso',
      'Nuestro equipo habla con el centro, halla que cerró, revisa su ficha, acepta un teléfono nuevo o halla que el aviso es un error.',
    ],
    [
      'Cuándo ocultamos un teléfono',
      `Un teléfono recibe una advertencia cuando nuestra llamada halla que está mal, o cuando dos personas avisan de él en un día desde redes distintas y no hablamos con el centro a ese teléfono en los últimos 30 días. Si llegan muchísimos avisos, o si en un día los visitantes ya pusieron en duda uno de cada veinte teléfonos, primero los mira el equipo. Si no se resuelve en ${settleWorkDays} días hábiles (de lunes a viernes, sin feriados federales), dejamos de mostrarlo. Vuelve cuando se resuelve. Un teléfono nuevo se muestra de inmediato.`,
    ],
    [
      'El archivo (en inglés)',
      'Una línea por cada «days» (90 o 365 días), «calls» («drawn at random», al azar, o «urgent», urgentes), «group» («all», todos; «county», condado; «care», tipo de atención) y «name» (nombre). Luego, los centros: «right» (bien), «wrong» (mal), «closed» (cerrados), «unreachable» (inaccesibles), «settled» (resueltos: la suma de esos cuatro) y «not known yet» (todavía sin saber). Al final, «share right» (la proporción) y su rango, de «low» a «high», de 0 a 1 y sin redondear. Estos quedan vacíos para las llamadas urgentes y donde son muy pocos para saber.',
    ],
  ],
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
