import type { Texts } from '#app/lib/language.ts'
import { en, type ListTexts } from './messages.en.ts'
import { es } from './messages.es.ts'

/**
 * What the list says. Its script carries neither language: the page hands it its own (`routes/list.tsx`), so that
 * nothing that runs in the browser may import this.
 */
export const listMessages: Texts<ListTexts> = { en, es }

const enPage = {
  metaTitle: 'My List',
  description:
    'Save treatment centers on your own device, write down what you hear when you call, compare them, and share the list. No account.',
  title: 'My list',
  lede: 'Save centers, call one after the other, and write down what you hear. It stays on this device; we never see it.',
  withoutScripts:
    'This browser runs no scripts here, so it cannot save a list. Every center has a call sheet to print instead: open a center and follow “Call sheet”.',
  opening: 'Opening your list …',
  sheetTitle: (name: string) => `Call sheet: ${name}`,
  sheetDescription: (name: string) => `What to say and to ask when you call ${name}, to print.`,
  back: (name: string) => `Back to ${name}`,
  report: 'Report a problem',
  print: 'Print this sheet',
  printWithoutScripts: 'To print this sheet, use Print in your browser’s menu.',
}

const esPage: typeof enPage = {
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

/** What the pages of the list and of a call sheet say by themselves. */
export const listPageMessages: Texts<typeof enPage> = { en: enPage, es: esPage }
