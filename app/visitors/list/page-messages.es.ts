import type { en } from './page-messages.en.ts'

export const es: typeof en = {
  metaTitle: 'Mi lista',
  description:
    'Guarde centros de tratamiento en su propio dispositivo, anote lo que le dicen, compárelos y comparta la lista. Sin cuenta.',
  title: 'Mi lista',
  lede: 'Guarde centros, llame uno por uno y anote lo que le dicen. Se queda en este dispositivo; nosotros nunca la vemos.',
  withoutScripts:
    'Este navegador no ejecuta programas aquí, así que no puede guardar una lista. En su lugar, cada centro tiene una hoja de llamada para imprimir: abra un centro y siga “Hoja de llamada”.',
  opening: 'Abriendo su lista …',
  sheetTitle: (name) => `Hoja de llamada: ${name}`,
  sheetDescription: (name) => `Qué decir y qué preguntar cuando llame a ${name}, para imprimir.`,
  back: (name) => `Volver a ${name}`,
  report: 'Avisar de un problema',
  print: 'Imprimir esta hoja',
  printWithoutScripts: 'Para imprimir esta hoja, use Imprimir en el menú de su navegador.',
}
