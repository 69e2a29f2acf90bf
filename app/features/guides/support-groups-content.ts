import { nationalHelpline, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import type { Fact, GuideHead } from './fact.ts'
import { aaNorthPhone, groupSites } from './support-groups-sites.ts'

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
    phone: { number: aaNorthPhone, hours: 'answered 24/7' },
    ...groupSites.aaNorth,
  },
  {
    name: 'Alcoholics Anonymous, South Jersey',
    type: '12-step, alcohol',
    description:
      'For anyone who wants to stop drinking. This office serves the south of the state.',
    schedule,
    location: 'Burlington, Camden and Gloucester counties, and nearby',
    ...groupSites.aaSouth,
  },
  {
    name: 'Narcotics Anonymous of New Jersey',
    type: '12-step, any drug',
    description:
      'For people with a drug problem, no matter which drug. It lists meetings day by day.',
    schedule,
    location: 'All of New Jersey',
    ...groupSites.na,
  },
  {
    name: 'Al-Anon and Alateen of New Jersey',
    type: '12-step, for families and teens',
    description: 'For people who love someone who drinks. Alateen is for teens.',
    schedule,
    location: 'All of New Jersey',
    ...groupSites.alAnon,
  },
  {
    name: 'Nar-Anon Family Groups',
    type: '12-step, for families',
    description: 'For people who love someone who uses drugs.',
    schedule,
    location: 'Look on the site for the group closest to you in New Jersey',
    ...groupSites.narAnon,
  },
  {
    name: 'SMART Recovery',
    type: 'Not religious, built on skills',
    description: 'Meetings that teach skills for change, with no religious part.',
    schedule,
    location: 'New Jersey and online',
    ...groupSites.smart,
  },
]

type OnlineGroup = Fact & { name: string; description: string; website: string }

export const onlineGroups: OnlineGroup[] = [
  {
    name: 'AA online',
    description: 'Online AA meetings around the world, in one list.',
    ...groupSites.aaOnline,
  },
  {
    name: 'Virtual NA',
    description: 'NA meetings online and by phone, shown in your own time.',
    ...groupSites.naOnline,
  },
  {
    name: 'SMART Recovery online',
    description: 'SMART meetings that you join from home.',
    ...groupSites.smart,
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
