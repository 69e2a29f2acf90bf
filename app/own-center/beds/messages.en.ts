import type { BedUnit } from '#app/center/offerings/bed-availability.ts'
import type { FlashTexts } from '#app/lib/flash-message.ts'
export const en = {
  title: 'Open beds',
  description: 'A center reports how many open beds it has.',
  thanks: 'Thank you. It shows for 24 hours.',
  shownNow: 'Shown now:',
  saidOn: (moment: string) => `, reported ${moment}.`,
  sayAgain: 'Report again whenever it changes.',
  nothingShown:
    'Nothing is shown now. What you report here shows on your page for 24 hours, with the time of your report.',
  lastTime: 'Last time:',
  same: 'Same as last time',
  sameAsYesterday: 'Same as yesterday',
  noneAtAll: 'None today',
  changeTitle: 'Change',
  byPeople: 'Beds for women, for men, or under 18',
  byPeopleHint: 'Only if you keep beds for some people. A bed for women or men counts for both.',
  notSaid: 'Not said',
  units: {
    'detox-women': 'Detox, women',
    'detox-men': 'Detox, men',
    'detox-under-18': 'Detox, under 18',
    'residential-women': 'Residential, women',
    'residential-men': 'Residential, men',
    'residential-under-18': 'Residential, under 18',
  } satisfies Record<BedUnit, string>,
  detox: '1. Open detox beds',
  residential: '2. Open residential beds. Your tap here sends the report.',
  noneToday: 'None today',
  notOffered: 'We don’t offer this',
  yourPage: 'Your page',
  chooseFirst: {
    title: 'Your report was not saved yet.',
    text: 'Choose a number for detox, then one for residential. Choose “We don’t offer this” for only one of them. Beds for some people can’t be more than all of that kind.',
  },
  linkEnded: {
    status: 404,
    title: 'This link no longer works.',
    text: 'It has expired or was revoked. Call us for a new one.',
  },
  notYours: {
    status: 403,
    title: 'Your report was not saved.',
    text: 'Only a person who represents this center can report its open beds.',
  },
  tooOften: {
    status: 429,
    title: 'Too many changes within an hour.',
    text: 'Please try again in an hour.',
  },
  unavailable: {
    status: 503,
    title: 'Your report was not saved: something on our side failed.',
    text: 'Please tap the numbers again.',
  },
  /** Shown once on the page that follows a form. */
  flash: {
    'beds-reported': { title: 'Thank you. It shows for 24 hours.', isInPage: true },
  } satisfies FlashTexts,
}
