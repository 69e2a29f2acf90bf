import type { LinkName } from './shell-messages.ts'

/** A page of ours, with its link text in the shell's messages. */
export type SiteLink = { to: string; name: LinkName }

export const mainLinks: SiteLink[] = [
  { to: '/', name: 'home' },
  { to: '/centers', name: 'centers' },
  { to: '/about', name: 'about' },
  { to: '/contact', name: 'contact' },
]

export const quickLinks: SiteLink[] = [
  { to: '/', name: 'home' },
  { to: '/centers', name: 'centers' },
  { to: '/about', name: 'aboutUs' },
  { to: '/contact', name: 'contact' },
]

export const resourceLinks: SiteLink[] = [
  { to: '/treatment-types', name: 'treatmentTypes' },
  { to: '/insurance-guide', name: 'insuranceGuide' },
  { to: '/support-groups', name: 'supportGroups' },
  { to: '/emergency-help', name: 'emergencyHelp' },
  { to: '/worried-about-someone', name: 'worried' },
  { to: '/list', name: 'list' },
  { to: '/accuracy', name: 'accuracy' },
  { to: '/developers', name: 'developers' },
]

export const legalLinks: SiteLink[] = [
  { to: '/terms', name: 'terms' },
  { to: '/privacy', name: 'privacy' },
]
