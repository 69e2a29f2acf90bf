import { nationalHelpline, suicideAndCrisis } from '#app/lib/crisis-lines.ts'

const site = (website: string, source: string, phone?: string) => ({
  website,
  source,
  phone,
  isForFamilies: false,
})
const familySite = (website: string, source: string) => ({
  ...site(website, source),
  isForFamilies: true,
})

/** Each group's website, without "https://", and its source; the same in every language. */
export const sites = {
  aaNorth: site('nnjaa.org', 'nnjaa.org/intergroup/index.html', '908-687-8566'),
  aaSouth: site('aasj.org', 'aasj.org/about/committees'),
  na: site('nanj.org', 'nanj.org/?offset=20'),
  alAnon: familySite('nj-al-anon.org', 'shoreregional.org/Page/2825'),
  narAnon: familySite('nar-anon.org', 'nar-anon.org/united-states'),
  smart: site(
    'smartrecovery.org',
    'support.smartrecovery.org/attending-your-first-smart-recovery-meeting',
  ),
  aaOnline: site('aa-intergroup.org', 'aa-intergroup.org/documents/oiaa-town-hall-13-may-2023'),
  naOnline: site('virtual-na.org', 'virtual-na.org/about-virtual-na'),
}

export const groupCrisisLines = [suicideAndCrisis, nationalHelpline]

/** English content of /support-groups. */
export const en = {
  title: 'Support Groups',
  lede: 'People who have been there, near you or online. For those who use, and for those who love them.',
  description:
    'Six New Jersey support groups and three online: AA, NA, Al-Anon, Nar-Anon and SMART Recovery, with how to find a meeting.',
  jumps: {
    families: 'For families and friends',
    'in-new-jersey': 'In New Jersey',
    online: 'Online',
    tips: 'Tips',
    crisis: 'In a crisis',
  },
  usersTitle: 'For people who drink or use drugs',
  // Only the Spanish page uses this.
  languages: undefined as string | undefined,
  onlineLede: 'When there is no ride, no sitter, or no meeting near you tonight.',
  tipsTitle: 'Tips for finding a group',
  crisisTitle: 'If it cannot wait for a meeting',
  crisisLede: 'Someone in danger now? Call 911.',
  treatment: 'Looking for treatment, too?',
  /** For the only phone number with a source. */
  phoneHours: 'answered 24/7',
  /** For every group. */
  schedule: 'Many weekly meetings; times change, check the finder.',
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
    supportGroups: [
      {
        name: 'Alcoholics Anonymous, Northern New Jersey',
        type: '12-step, alcohol',
        description:
          'For anyone who wants to stop drinking. This office serves the north of the state.',
        location: 'North and much of central New Jersey',
        ...sites.aaNorth,
      },
      {
        name: 'Alcoholics Anonymous, South Jersey',
        type: '12-step, alcohol',
        description:
          'For anyone who wants to stop drinking. This office serves the south of the state.',
        location: 'Burlington, Camden and Gloucester counties, and nearby',
        ...sites.aaSouth,
      },
      {
        name: 'Narcotics Anonymous of New Jersey',
        type: '12-step, any drug',
        description:
          'For people with a drug problem, no matter which drug. It lists meetings day by day.',
        location: 'All of New Jersey',
        ...sites.na,
      },
      {
        name: 'Al-Anon and Alateen of New Jersey',
        type: '12-step, for families and teens',
        description: 'For people who love someone who drinks. Alateen is for teens.',
        location: 'All of New Jersey',
        ...sites.alAnon,
      },
      {
        name: 'Nar-Anon Family Groups',
        type: '12-step, for families',
        description: 'For people who love someone who uses drugs.',
        location: 'Look on the site for the group closest to you in New Jersey',
        ...sites.narAnon,
      },
      {
        name: 'SMART Recovery',
        type: 'Not religious, built on skills',
        description: 'Meetings that teach skills for change, with no religious part.',
        location: 'New Jersey and online',
        ...sites.smart,
      },
    ],
    onlineGroups: [
      {
        name: 'AA online',
        description: 'Online AA meetings around the world, in one list.',
        ...sites.aaOnline,
      },
      {
        name: 'Virtual NA',
        description: 'NA meetings online and by phone, shown in your own time.',
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
