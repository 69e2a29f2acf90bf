import { keepReasons } from '#app/data/import/messages.en.ts'

const count = (value: number) => value.toLocaleString('en-US')
const share = (part: number, all: number) =>
  all > 0 ? ` (${Math.round((part / all) * 100)}%)` : ''

export const holdReasons = {
  vanished: (vanished: number, known: number) =>
    `${count(vanished)} of ${count(known)} known centers${share(vanished, known)} are missing from this file. More than 10% suggests a broken file.`,
  changed: (changed: number, known: number) =>
    `${count(changed)} of ${count(known)} known centers${share(changed, known)} are different in this file. More than 10% suggests a broken file.`,
} as const

/** Why undoing a run leaves an accepted difference in place. */
export const undoKeepReasons = {
  ...keepReasons,
  changed: 'The center was changed later',
  gone: 'The center was deleted',
} as const
