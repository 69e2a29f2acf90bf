import { nationalHelpline, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { checked, type Fact, type GuideHead } from './fact.ts'

export const supportGroupsHead: GuideHead = {
  path: '/support-groups',
  title: 'Support Groups',
  lede: 'People who have been there, near you or online. For those who use, and for those who love them.',
  description:
    'Six New Jersey support groups and three online: AA, NA, Al-Anon, Nar-Anon and SMART Recovery, with how to find a meeting.',
  type: 'WebPage',
}

const schedule = 'Many weekly meetings; times change, check the finder.'

export type SupportGroup = Fact & {
  name: string
  type: string
  description: string
  schedule: string
  location: string
  /** Without "https://". */
  website: string
  /** As printed; only where it was read in a source. */
  phone?: { number: string; hours: string }
}

export const supportGroups: SupportGroup[] = [
  {
    name: 'Alcoholics Anonymous, Northern New Jersey',
    type: '12-step, alcohol',
    description:
      'For anyone who wants to stop drinking. This office serves the north of the state.',
    schedule,
    location: 'North and much of central New Jersey',
    website: 'nnjaa.org',
    phone: { number: '908-687-8566', hours: 'answered 24/7' },
    source: 'nnjaa.org/intergroup/index.html',
    checked,
  },
  {
    name: 'Alcoholics Anonymous, South Jersey',
    type: '12-step, alcohol',
    description:
      'For anyone who wants to stop drinking. This office serves the south of the state.',
    schedule,
    location: 'Burlington, Camden and Gloucester counties, and nearby',
    website: 'aasj.org',
    source: 'aasj.org/about/committees',
    checked,
  },
  {
    name: 'Narcotics Anonymous of New Jersey',
    type: '12-step, any drug',
    description:
      'For people with a drug problem, no matter which drug. It lists meetings day by day.',
    schedule,
    location: 'All of New Jersey',
    website: 'nanj.org',
    source: 'nanj.org/?offset=20',
    checked,
  },
  {
    name: 'Al-Anon and Alateen of New Jersey',
    type: '12-step, for families and teens',
    description: 'For people who love someone who drinks. Alateen is for teens.',
    schedule,
    location: 'All of New Jersey',
    website: 'nj-al-anon.org',
    source: 'shoreregional.org/Page/2825',
    checked,
  },
  {
    name: 'Nar-Anon Family Groups',
    type: '12-step, for families',
    description: 'For people who love someone who uses drugs.',
    schedule,
    location: 'Look on the site for the group closest to you in New Jersey',
    website: 'nar-anon.org',
    source: 'nar-anon.org/united-states',
    checked,
  },
  {
    name: 'SMART Recovery',
    type: 'Not religious, built on skills',
    description: 'Meetings that teach skills for change, with no religious part.',
    schedule,
    location: 'New Jersey and online',
    website: 'smartrecovery.org',
    source: 'support.smartrecovery.org/attending-your-first-smart-recovery-meeting',
    checked,
  },
]

export const onlineGroups: (Fact & { name: string; description: string; website: string })[] = [
  {
    name: 'AA online',
    description: 'Online AA meetings around the world, in one list.',
    website: 'aa-intergroup.org',
    source: 'aa-intergroup.org/documents/oiaa-town-hall-13-may-2023',
    checked,
  },
  {
    name: 'Virtual NA',
    description: 'NA meetings online and by phone, shown in your own time.',
    website: 'virtual-na.org',
    source: 'virtual-na.org/about-virtual-na',
    checked,
  },
  {
    name: 'SMART Recovery online',
    description: 'SMART meetings that you join from home.',
    website: 'smartrecovery.org',
    source: 'support.smartrecovery.org/attending-your-first-smart-recovery-meeting',
    checked,
  },
]

export const groupTips: { title: string; text: string }[] = [
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
]

export const groupCrisisLines = [suicideAndCrisis, nationalHelpline]

export const supportGroupsContent = { supportGroups, onlineGroups, groupCrisisLines }
