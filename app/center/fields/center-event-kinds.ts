/**
 * The kinds of events in the public history of a center. A merged center is 'removed', with its new id in
 * `center_former_ids`; 'restored' is one that came back after either.
 */
export const centerEventKinds = [
  'new',
  'number-changed',
  'closed',
  'reopened',
  'checked',
  'removed',
  'restored',
] as const

export type CenterEventKind = (typeof centerEventKinds)[number]
