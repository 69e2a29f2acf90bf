import type { en } from './messages.en.ts'

export const es: typeof en = {
  label: 'Salida rápida',
  note: 'La salida rápida va a Google y elimina lo que este sitio guarda en este dispositivo; no puede eliminar el historial de su navegador, sus llamadas y mensajes de texto, ni lo que su red haya registrado.',
  list: 'Su lista también se elimina, a menos que usted haya elegido que se quede. ',
  saveList: 'Guárdela primero',
  members: 'También cierra su sesión.',
  keys: 'Oprimir la tecla Esc tres veces hace lo mismo.',
  back: 'Este navegador no ejecuta programas aquí, así que el botón Atrás todavía muestra las páginas de este sitio: cierre también la pestaña.',
}
