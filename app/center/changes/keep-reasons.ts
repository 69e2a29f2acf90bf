/** Why an undo leaves a center, or some of its values, as they are. */
export const keepReasons = {
  verified: 'A person has verified it',
  pinned: 'It is pinned as trusted',
  edited: 'A person has edited it since',
  words: 'Members or visitors wrote about it',
  imported: 'A later import added to it',
  changed: 'The center was changed later',
  gone: 'The center was deleted',
  restored: 'Somebody restored it, or deleted it for good',
  taken: 'Another center has its place by now',
} as const

export type KeepReason = keyof typeof keepReasons
