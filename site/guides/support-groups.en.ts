type GroupSite = { website: string; source: string; phone?: string; isForFamilies: boolean }

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

type Group = {
  name: string
  /** A search for a meeting lists the groups that have one. */
  shortName?: string
  type: string
  description: string
  location: string
  schedule: string
} & GroupSite

const manyMeetings = 'Many weekly meetings; times change. See the website.'

const groups: Group[] = [
  {
    name: 'Alcoholics Anonymous, Northern New Jersey',
    type: '12-step, alcohol',
    description:
      'For anyone who wants to stop drinking. This office serves the north of the state.',
    location: 'North and much of central New Jersey',
    schedule: manyMeetings,
    shortName: 'AA North',
    ...sites.aaNorth,
  },
  {
    name: 'Alcoholics Anonymous, South Jersey',
    type: '12-step, alcohol',
    description:
      'For anyone who wants to stop drinking. This office serves the south of the state.',
    location: 'Burlington, Camden and Gloucester counties, and nearby',
    schedule: manyMeetings,
    shortName: 'AA South',
    ...sites.aaSouth,
  },
  {
    name: 'Narcotics Anonymous of New Jersey',
    type: '12-step, any drug',
    description:
      'For people with a drug problem, no matter which drug. It lists meetings day by day.',
    location: 'All of New Jersey',
    schedule: manyMeetings,
    shortName: 'NA',
    ...sites.na,
  },
  {
    name: 'Al-Anon and Alateen of New Jersey',
    type: '12-step, for families and teens',
    description: 'For people who love someone who drinks. Alateen is for teens.',
    location: 'All of New Jersey',
    schedule: manyMeetings,
    shortName: 'Al-Anon',
    ...sites.alAnon,
  },
  {
    name: 'Nar-Anon Family Groups',
    type: '12-step, for families',
    description: 'For people who love someone who uses drugs.',
    location: 'Look on the site for the group closest to you in New Jersey',
    schedule: manyMeetings,
    ...sites.narAnon,
  },
  {
    name: 'SMART Recovery',
    type: 'Not religious, built on skills',
    description: 'Meetings that teach skills for change, with no religious part.',
    location: 'New Jersey and online',
    schedule: manyMeetings,
    shortName: 'SMART',
    ...sites.smart,
  },
]

/** The state's part of the guide to support groups. */
export const en = {
  description:
    'Six New Jersey support groups and three online: AA, NA, Al-Anon, Nar-Anon and SMART Recovery, with how to find a meeting.',
  groups,
}
