import type { Command } from './command.ts'

/** What `npm run NAME` runs. Each is loaded only when it runs. */
export const commands = {
  admin: async () => (await import('./admin.ts')).admin,
  backup: async () => (await import('./backup.ts')).backup,
  doctor: async () => (await import('./doctor.ts')).doctor,
  export: async () => (await import('./export.ts')).exportCenters,
  import: async () => (await import('./import.ts')).importList,
  move: async () => (await import('./move.ts')).move,
  restore: async () => (await import('./restore.ts')).restore,
  sample: async () => (await import('./sample.ts')).sample,
} satisfies Record<string, () => Promise<Command>>

export type CommandName = keyof typeof commands
