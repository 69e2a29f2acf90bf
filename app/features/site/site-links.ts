export type SiteLink = { to: string; label: string }

export const mainLinks: SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/centers', label: 'Find Centers' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
]

export const quickLinks: SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/centers', label: 'Find Centers' },
  { to: '/about', label: 'About Us' },
  { to: '/contact', label: 'Contact' },
]

export const resourceLinks: SiteLink[] = [
  { to: '/treatment-types', label: 'Treatment Types' },
  { to: '/insurance-guide', label: 'Insurance Guide' },
  { to: '/support-groups', label: 'Support Groups' },
  { to: '/emergency-help', label: 'Emergency Help' },
  { to: '/list', label: 'My List' },
  { to: '/accuracy', label: 'How Right We Are' },
]

export const legalLinks: SiteLink[] = [
  { to: '/terms', label: 'Terms of Service' },
  { to: '/privacy', label: 'Privacy Policy' },
]
