import type { Texts } from '#app/lib/language.ts'

const en = {
  openNow: 'Open now',
  closed: 'Closed',
  usuallyOpen: 'Usually open',
  usuallyAllDay: 'Usually open 24 hours',
  usuallyClosed: 'Usually closed',
  usuallyOpens: (opens: string) => `usually ${opens}`,
  closedToday: (name: string | null) => (name ? `Closed today for ${name}` : 'Closed today'),
  ownHours: (name: string | null) => ` (${name ?? 'special'} hours)`,
  /** These follow 'Open now'. */
  always: ', 24 hours',
  until: (clock: string, day: string) => ` until ${clock}${day && ` ${day}`}`,
  through: (day: string) => ` until the end of ${day}`,
  /** These follow 'Closed, '. */
  opensTonight: 'opens at midnight',
  opensAtMidnight: (day: string) => `opens ${day} 12 AM`,
  opensToday: (clock: string) => `opens ${clock}`,
  opens: (day: string, clock: string) => `opens ${day} ${clock}`,
}
const es = {
  openNow: 'Abierto ahora',
  closed: 'Cerrado',
  usuallyOpen: 'Normalmente abierto',
  usuallyAllDay: 'Normalmente abierto las 24 horas',
  usuallyClosed: 'Normalmente cerrado',
  usuallyOpens: (opens) => `normalmente ${opens}`,
  closedToday: (name) => (name ? `Cerrado hoy: ${name}` : 'Cerrado hoy'),
  ownHours: (name) => (name ? ` (horario de ${name})` : ' (horario especial)'),
  always: ', las 24 horas',
  until: (clock, day) => ` hasta ${day ? `el ${day} a ${clock}` : clock}`,
  through: (day) => ` hasta el final del ${day}`,
  opensTonight: 'abre a la medianoche',
  opensAtMidnight: (day) => `abre el ${day} a las 12 a. m.`,
  opensToday: (clock) => `abre a ${clock}`,
  opens: (day, clock) => `abre el ${day} a ${clock}`,
} satisfies typeof en

/** What a place's opening state is called. */
export const openingMessages: Texts<typeof en> = { en, es }
