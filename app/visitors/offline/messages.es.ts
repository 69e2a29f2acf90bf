import { suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import type { en } from './messages.en.ts'

export const es: typeof en = {
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
  lastWords: `Sin conexión. En peligro, llame al 911. En una crisis, llame al ${suicideAndCrisis.number} y oprima 2, o envíe AYUDA al ${suicideAndCrisis.number}.`,
}
