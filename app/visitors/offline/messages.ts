import { suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import type { Texts } from '#app/lib/language.ts'

const en = {
  title: 'You may be offline',
  lede: 'This page could not be reached. A call or a text may still get through: the numbers below need no internet.',
  callNow: 'Call now',
  hotlines: 'Hotlines, day and night',
  keptTitle: 'What still opens without internet',
  kept: 'Emergency Help does, and your own list. So do the centers that were opened on this device in the last seven days.',
  emergencyHelp: 'Emergency Help',
  tryAgain: 'Try again',
  /** Above a center shown from the device's copy; `savedAt` is formatted. */
  copyLead: (savedAt: string) => `Saved copy from ${savedAt}.`,
  copyRest:
    'The site could not be reached just now. Hours and numbers may have changed since: call to be sure.',
  /** Plain text for when even the offline page is missing. */
  lastWords: `No connection. If you are in danger, call 911. For a crisis, call or text ${suicideAndCrisis.number}.`,
}

const es = {
  title: 'Puede que no tenga internet',
  lede: 'No se pudo llegar a esta página. Una llamada o un mensaje de texto todavía puede pasar: los números de abajo no necesitan internet.',
  callNow: 'Llame ahora',
  hotlines: 'Líneas de ayuda, día y noche',
  keptTitle: 'Lo que se abre sin internet',
  kept: 'Ayuda de emergencia se abre, y su propia lista. También los centros que se abrieron en este dispositivo en los últimos siete días.',
  emergencyHelp: 'Ayuda de emergencia',
  tryAgain: 'Intentar de nuevo',
  // A Spanish time already ends in a period.
  copyLead: (savedAt) => `Copia guardada el ${savedAt.replace(/\.$/, '')}.`,
  copyRest:
    'No se pudo llegar al sitio en este momento. El horario y los números pueden haber cambiado: llame para confirmar.',
  lastWords: `Sin conexión. Si hay peligro, llame al 911. En una crisis, llame al ${suicideAndCrisis.number} y oprima 2, o envíe AYUDA al ${suicideAndCrisis.number}.`,
} satisfies typeof en

export const offlineMessages: Texts<typeof en> = { en, es }
