import type { ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { stateName } from '#site/state.ts'

export const en = {
  home: {
    title: 'Your Path to Recovery Starts Here',
    description: `Find addiction treatment centers and recovery resources in ${stateName.en}, for yourself or for someone you love.`,
    lede: `Find a treatment center in ${stateName.en}, for yourself or for someone you love.`,
    browse: 'Browse Treatment Centers',
    dashboard: 'My Dashboard',
    signUp: 'Sign Up / Login',
    /** `line` has a name and what it is. */
    talk: (line: string) => `Rather talk? ${line}`,
    addictionLine: (label: string) => `${label}, ${stateName.en}’s addiction line, 24/7`,
  },
  waysIn: {
    label: 'Start here',
    bed: {
      title: 'Need a bed tonight',
      text: 'Inpatient and residential centers, some with detox',
    },
    medicine: { title: 'Methadone or Suboxone', text: 'Centers that offer these medicines' },
    someone: { title: 'Worried about someone I love', text: 'What to do and who to call' },
  },
  welcome: {
    label: 'Welcome back',
    greet: (name: string | null) => `Welcome back${name ? `, ${name}` : ''}!`,
    kept: ' Your votes and comments are kept for you.',
    about: 'About us',
  },
  stats: {
    centers: 'Treatment Centers',
    livesChanged: 'Lives Changed',
    rating: 'Average Rating',
    support: 'Support',
  },
  featured: {
    title: 'Featured Treatment Centers',
    trusted: (
      <>
        Each one meets our published criteria for <Link to="/about#trusted">Trusted</Link>. No
        center pays to be here.
      </>
    ) as ReactNode,
    newest: 'The newest in the directory. No center pays to be here.',
    all: 'All centers',
  },
  ways: {
    counties: 'Centers by county',
    kinds: 'Kinds of treatment',
    lengths: 'Typical lengths. What is right for you is decided with a clinician.',
    compare: 'Compare types',
  },
  helpBand: {
    title: 'Need Immediate Help',
    text: 'You do not need the right words. Call or text for yourself, or because you are worried about someone.',
    way: 'What to do in an emergency',
  },
  crisis: {
    inDanger: 'Someone is in danger now',
    dangers: 'Not breathing, will not wake up, risk of harm',
    lifeline: 'Suicide & Crisis Lifeline',
    lifelineRemark: 'Free, 24/7. Call or text. For Spanish, press 2',
    lifelineShort: 'Crisis lifeline, call or text, 24/7',
    supportLine: (label: string) => `${label}, 24/7 support line`,
    addictionLine: `${stateName.en}’s addiction line, day and night`,
    answered: 'Answered day and night',
    inEmergency: 'In an emergency',
    ifYouNeedHelp: 'If you need help now',
  },
  choosing: {
    title: 'Need Help Choosing',
    text: 'Tell us what you are looking for. We can explain the kinds of treatment and how to ask about cost. We are not a crisis line: in danger, call 911 or 988.',
    call: (phone: string) => (
      <span>
        Call <PhoneNumber>{phone}</PhoneNumber>
      </span>
    ),
    callLine: (label: string, phone: string) => (
      <span>
        Call {label} <PhoneNumber>{phone}</PhoneNumber>
      </span>
    ),
    contact: 'Contact us',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'This address leads nowhere here. It may have been mistyped, or the page may have moved.',
    home: 'Return to Home',
    centers: 'Find Centers',
  },
  failed: {
    title: 'Something went wrong',
    text: 'The fault is ours. Please try again in a moment.',
    retry: 'Try again',
    home: 'Return to Home',
  },
  /** Names of the fields of a form that failed; other fields use their own names. */
  fields: {} as Readonly<Record<string, string>>,
  sample: (
    <>
      <b>Sample data.</b> The centers shown here are fictional, with 555 phone numbers.
    </>
  ) as ReactNode,
  shownAsOf: 'Shown as of ',
  printed: 'Printed. Ask each center whether this is still right.',
}
