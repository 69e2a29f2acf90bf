import { stateName } from '#site/state.ts'
/** Months between checks of a Trusted center. */
export const monthsBetweenChecks = 6

/** English content of /about. */
export const en = {
  lede: 'Why this directory exists, what we stand for, and what “Trusted” means here.',
  description:
    'Why this directory exists, what we stand for, and the published criteria that a center must meet to be called Trusted.',
  storyTitle: 'Our story',
  story: [
    'A family that needs a treatment center often needs it today. It may be two in the morning. The phone may be old, and the signal weak.',
    'Online, it can be hard to tell a center from an ad, or to know who will answer the call. That is a poor way to choose care.',
    `So this directory does one thing. It lists addiction treatment centers in ${stateName.en}, says plainly what each one offers, and gives you the number to call. What you do next is up to you.`,
  ],
  valuesTitle: 'Our values',
  values: [
    {
      name: 'Hope',
      text: 'People recover. Every page here is meant to make the next step easier to take.',
    },
    {
      name: 'Trust',
      text: 'We say where our content comes from and when we checked it. We say what we do not know.',
    },
    {
      name: 'Support',
      text: 'For you, and for the people who love you. Crisis lines are on every page.',
    },
    {
      name: 'Excellence',
      text: 'A site that works on any phone, loads fast, and gets the small things right.',
    },
  ],
  commitmentTitle: 'Our commitment',
  commitments: [
    'No center can pay for its place, for a badge or for a call.',
    'We take no fee for sending anyone to a center.',
    'The number on a listing is meant to be the center’s own. We do not stand between you and the center.',
    'No ads. No tracking cookies.',
    'If you tell us about a mistake, we check it and correct it.',
  ],
  trustedTitle: 'What “Trusted” means',
  trusted: 'Trusted',
  beforeBadge: 'Before a center gets this badge, we check four things.',
  trustedCriteria: [
    {
      title: 'Its license is on record',
      text: 'We looked up the center’s license with the State, and it was in force on that day.',
    },
    {
      title: 'A person answers the phone',
      text: 'We called the number on the listing. Somebody who works for that center picked up.',
    },
    {
      title: 'Address and services are confirmed',
      text: 'The center told us where it is and what it offers, and the listing says the same.',
    },
    {
      title: 'No money changes hands',
      text: 'The center paid us nothing: not for the badge, not for its place, not for a referral. It never can.',
    },
  ],
  trustedRules: [
    'At most five centers are Trusted at one time. A center without the badge may be just as good.',
    `We go through these checks again at least every ${monthsBetweenChecks} months. A center that no longer meets them loses the badge.`,
    'Trusted is not a promise of results, and it is not medical advice. Ask your own questions before you choose.',
  ],
  mistake: 'Is something in a listing wrong?',
  reportMistake: 'Report a mistake',
  reachTitle: 'Reach us',
  reach: 'We answer questions about the directory. We are not a crisis line: see',
  emergencyHelp: 'Emergency Help',
}
