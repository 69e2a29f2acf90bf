/** Messages of `app/enhance/keep.ts`: the script of every page carries the English ones. */
export const en = {
  tooMany: 'Your list holds {most} centers, which is the most. Remove one to save another.',
  kept: '{name} is on your list.',
  removed: '{name} is off your list.',
  full: 'This browser has no room left, so it was not saved.',
  refused: 'This browser does not let a site save anything, so it was not saved.',
  open: 'Open your list',
  path: '/list',
}

export type KeepTexts = typeof en
