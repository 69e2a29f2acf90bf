import { addictionLine } from '#site/support-lines.ts'

const or = new Intl.ListFormat('en-US', { type: 'disjunction' })

/**
 * The panel above the results of a search with a topic. The guides, `app/lib/crisis-lines.ts`
 * and `site` have its numbers, websites, and the facts that they state as well.
 */
export const en = {
  withdrawal: {
    title: 'Stopping alcohol or drugs?',
    seizure: 'A seizure, severe confusion or seeing things? Call 911.',
    /** A line that is known to answer in the page's language. */
    line: addictionLine,
    callLine: `${addictionLine.name}, 24/7`,
    detox: 'Detox centers',
    more: 'Warning signs',
  },
  naloxone: {
    overdose: 'Overdose now? Call 911 first.',
    check: (website: string) => `Check ${website}`,
    more: 'What to do in an overdose',
  },
  aftermath: {
    title: 'Groups for you and for families',
    text: 'People who went through it meet and listen. Need to talk now? Call or text 988, free, day and night.',
    find: 'Find a group',
    more: 'For families',
  },
  family: {
    title: 'Worried about someone you love?',
    call: 'Call or text 988, free, day and night. It is also for people who worry about someone.',
    more: 'Signs of danger, and groups for families',
  },
  'sober-living': {
    title: 'Sober living is housing, not treatment',
    text: 'A shared home without alcohol or drugs. Care, if you need it, comes from elsewhere.',
    more: 'About sober living',
  },
  'support-groups': {
    find: 'Find a meeting',
    online: 'Online',
  },
  insurance: {
    title: 'Using insurance?',
    askPlans: (names: string[]) => `Ask whether they take ${or.format(names)}.`,
    text: 'A center may take some plans and not others. Ask before you go.',
    more: 'What to ask your plan',
  },
}
