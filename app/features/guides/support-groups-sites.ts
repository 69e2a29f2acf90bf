import { checked, type Fact } from './fact.ts'

/** A group's own site, without "https://", and where it was read. */
type GroupSite = Fact & { website: string }

const site = (website: string, source: string): GroupSite => ({ website, source, checked })

/** Where each support group is found; the same in every language. */
export const groupSites = {
  aaNorth: site('nnjaa.org', 'nnjaa.org/intergroup/index.html'),
  aaSouth: site('aasj.org', 'aasj.org/about/committees'),
  na: site('nanj.org', 'nanj.org/?offset=20'),
  alAnon: site('nj-al-anon.org', 'shoreregional.org/Page/2825'),
  narAnon: site('nar-anon.org', 'nar-anon.org/united-states'),
  smart: site(
    'smartrecovery.org',
    'support.smartrecovery.org/attending-your-first-smart-recovery-meeting',
  ),
  aaOnline: site('aa-intergroup.org', 'aa-intergroup.org/documents/oiaa-town-hall-13-may-2023'),
  naOnline: site('virtual-na.org', 'virtual-na.org/about-virtual-na'),
}

/** The one phone of a group that was read in a source. */
export const aaNorthPhone = '908-687-8566'
