import type { Texts } from '#app/lib/language.ts'

const en = {
  label: 'Quick exit',
  /** Says what it does and what it cannot do. */
  note: 'Quick exit goes to Google and erases what this site keeps on this device; it cannot erase your browser’s history, your calls and texts, or what your network has recorded.',
  list: 'Your list goes, too, unless you set it to stay. ',
  saveList: 'Save it first',
  members: 'It signs you out as well.',
  keys: 'Pressing Esc three times does the same.',
  back: 'This browser has JavaScript turned off, so the Back button still shows the pages of this site: close the tab as well.',
}

const es = {
  label: 'Salida rápida',
  note: 'La salida rápida va a Google y elimina lo que este sitio guarda en este dispositivo; no puede eliminar el historial de su navegador, sus llamadas y mensajes de texto, ni lo que su red haya registrado.',
  list: 'Su lista también se elimina, a menos que usted haya elegido que se quede. ',
  saveList: 'Guárdela primero',
  members: 'También cierra su sesión.',
  keys: 'Oprimir la tecla Esc tres veces hace lo mismo.',
  back: 'Este navegador tiene JavaScript desactivado, así que el botón Atrás todavía muestra las páginas de este sitio: cierre también la pestaña.',
} satisfies typeof en

export const quickExitMessages: Texts<typeof en> = { en, es }
