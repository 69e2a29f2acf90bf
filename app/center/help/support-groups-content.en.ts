import { nationalHelpline, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { sites, en as stateContent } from '#site/guides/support-groups.en.ts'
import { stateName } from '#site/state.ts'

export const groupCrisisLines = [suicideAndCrisis, nationalHelpline]

/** English content of /support-groups. */
export const en = {
  lede: 'People who have been there, near you or online. For those who use, and for those who love them.',
  description: stateContent.description,
  jumps: {
    families: 'For families and friends',
    'in-the-state': `In ${stateName.en}`,
    online: 'Online',
    tips: 'Tips',
    crisis: 'In a crisis',
  },
  usersTitle: 'For people who drink or use drugs',
  // Only the Spanish page uses this.
  languages: undefined as string | undefined,
  onlineLede: 'For when you have no ride, no sitter, or no meeting near you tonight.',
  tipsTitle: 'Tips for finding a group',
  crisisTitle: 'If it cannot wait for a meeting',
  crisisLede: 'Someone in danger now? Call 911.',
  treatment: 'Looking for treatment, too?',
  /** For the only phone number with a source. */
  phoneHours: 'answered 24/7',
  schedule: 'Schedule:',
  groupTips: [
    {
      title: 'Check the time on the day you go',
      text: 'Meetings move. The group’s own site knows first.',
    },
    {
      title: 'Try more than one',
      text: 'Each meeting is different. Give it a few before you decide.',
    },
    { title: 'You can just listen', text: 'Say that you are new. You do not have to speak.' },
    { title: 'Bring someone, or ask to be met', text: 'The first time is easier with company.' },
    {
      title: 'Families have groups too',
      text: 'You can get help even if the person you love is not ready.',
    },
    {
      title: 'Keep your care as well',
      text: 'A group goes along with treatment. It does not take the place of a doctor or of medicine.',
    },
  ],
  content: {
    supportGroups: stateContent.groups,
    onlineGroups: [
      {
        name: 'AA online',
        description: 'Online AA meetings around the world, in one list.',
        ...sites.aaOnline,
      },
      {
        name: 'Virtual NA',
        description: 'NA meetings online and by phone, shown in your local time.',
        ...sites.naOnline,
      },
      {
        name: 'SMART Recovery online',
        description: 'SMART meetings that you join from home.',
        ...sites.smart,
      },
    ],
    groupCrisisLines,
  },
}
